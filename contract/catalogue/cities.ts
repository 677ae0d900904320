import type { CityPage } from '../city';

/** The two city pages that are there by default (R-ROUTE-3): one shape, other data. */
export const cityPages: readonly CityPage[] = [
  {
    slug: 'adelaide',
    name: 'Adelaide',
    route: '/adelaide-service',
    services_heading: 'Our Services In Adelaide',
    office: 'adelaide',
    calls: { hero: 'adelaideHero', who_we_are: 'whoWeAre' },
  },
  {
    slug: 'melbourne',
    name: 'Melbourne',
    route: '/melbourne-service',
    services_heading: 'Our Services In Melbourne',
    office: 'melbourne',
    calls: { hero: 'melbourneHero', who_we_are: 'melbourneWhoWeAre' },
  },
];

/** The city that one switch of the owner adds to both forms, with its state. */
export const switchedCity = { slug: 'melbourne', name: 'Melbourne', state: 'Victoria' } as const;
