import type { CityPage } from '../city';

/** The two default city pages (R-ROUTE-3): same shape, different data. */
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

/** The city that the owner adds to both forms with one switch, and its state. */
export const switchedCity = { slug: 'melbourne', name: 'Melbourne', state: 'Victoria' } as const;
