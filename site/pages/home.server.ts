import { about } from '../content/about';
import { heroSlides } from '../content/hero';
import { shownHours } from '../content/hours';
import { framesIn, moreSections } from '../content/own-pages';
import { reviews } from '../content/reviews';
import { premiumServices } from '../content/service';
import { stats } from '../content/stats';
import { anchorOf } from '../forms/model';
import { organisation } from '../head/structured';
import type { DataOf, PageContext } from './page.server';

/** The home page: eight sections. */
export async function loadHome(context: PageContext) {
  const { reader, settings, form } = context;
  const [slides, services, statBoxes, aboutBlock, testimonials, more] = await Promise.all([
    heroSlides(reader),
    premiumServices(reader),
    stats(reader),
    about(reader),
    reviews(reader, settings.time_zone),
    moreSections(context, '/', `#${anchorOf('contact')}`),
  ]);
  return {
    data: { slides, services, stats: statBoxes, about: aboutBlock, reviews: testimonials, form, more },
    frames: more && framesIn(more),
    meta: { title: settings.default_title, description: settings.default_description },
    structured: [organisation(settings, shownHours(settings))],
  };
}

export type HomeData = DataOf<typeof loadHome>;
