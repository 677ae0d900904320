import { about } from '../content/about';
import { iconRef, nonEmpty } from '../content/content';
import { heroSlides } from '../content/hero';
import { shownHours } from '../content/hours';
import { framesIn, moreSections } from '../content/own-pages';
import { reviews } from '../content/reviews';
import { premiumServices } from '../content/service';
import { anchorOf } from '../forms/model';
import { organisation } from '../head/structured';
import type { PageContext } from './page.server';

export async function loadHome(context: PageContext) {
  const { reader, settings, form } = context;
  const [slides, services, stats, aboutBlock, testimonials, more] = await Promise.all([
    heroSlides(reader),
    premiumServices(reader),
    reader.section('statBoxes', (boxes) =>
      nonEmpty(boxes.map((box) => ({ icon: iconRef(box.icon), number: String(box.number), text: box.text }))),
    ),
    about(reader),
    reviews(reader, settings.time_zone),
    moreSections(context, '/', `#${anchorOf('contact')}`, 'white'),
  ]);
  return {
    data: { slides, services, stats, about: aboutBlock, reviews: testimonials, form, more },
    frames: more && framesIn(more),
    meta: { title: settings.default_title, description: settings.default_description },
    structured: [organisation(settings, shownHours(settings))],
  };
}
