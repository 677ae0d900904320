import type { CityPage } from '../city';

/** The two city pages that are there by default (R-ROUTE-3): one shape, other data. */
export const cityPages: readonly CityPage[] = [
  {
    slug: 'adelaide',
    name: 'Adelaide',
    route: '/adelaide-service',
    services_heading: 'Our Services In Adelaide',
    office: 'adelaide',
  },
  {
    slug: 'melbourne',
    name: 'Melbourne',
    route: '/melbourne-service',
    services_heading: 'Our Services In Melbourne',
    office: 'melbourne',
  },
];
