import { builtInHeads } from 'contract/catalogue/heads';
import { about, aboutHero, ceo } from '../content/about';
import { cityCards } from '../content/city';
import { reviews } from '../content/reviews';
import type { PageContext } from './page.server';

export async function loadAbout({ reader, settings, cities: pages }: PageContext) {
  const [hero, section, owner, cities, testimonials] = await Promise.all([
    aboutHero(reader),
    about(reader),
    ceo(reader),
    cityCards(reader),
    reviews(reader, settings.time_zone),
  ]);
  return {
    data: {
      hero,
      about: section,
      ceo: owner,
      cities,
      onlyCity: pages.length === 1 ? pages[0]?.name : undefined,
      reviews: testimonials,
    },
    meta: builtInHeads['/about-us'],
    breadcrumbs: [{ label: 'Home', href: '/' }, { label: 'About Us' }],
  };
}
