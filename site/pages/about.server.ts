import { about, aboutHero, ceo } from '../content/about';
import { cityCards } from '../content/city';
import { reviews } from '../content/reviews';
import type { DataOf, PageContext } from './page.server';

export async function loadAbout({ reader, settings }: PageContext) {
  const [hero, section, owner, cities, testimonials] = await Promise.all([
    aboutHero(reader),
    about(reader),
    ceo(reader),
    cityCards(reader),
    reviews(reader, settings.time_zone),
  ]);
  return {
    data: { hero, about: section, ceo: owner, cities, reviews: testimonials },
    meta: {
      title: 'About us: who cleans your home or workplace',
      description:
        'Who we are, what we promise, and the cities we clean: our mission, our vision and the people behind the work.',
    },
    breadcrumbs: [{ label: 'Home', href: '/' }, { label: 'About Us' }],
  };
}

export type AboutData = DataOf<typeof loadAbout>;
