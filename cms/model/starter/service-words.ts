import { servicePages } from 'contract/catalogue';

/** What the starter's texts call a kind of service, besides its name. */
const OF_KINDS: Record<string, string> = {
  'House Cleaning': 'home cleaning, clean house, bathroom, bathrooms, kitchen, kitchens, shower, indoor, indoors',
  'Commercial Cleaning': 'workplaces, clinics, classrooms',
  'Gutter Cleaning': 'gutter, gutters, downpipe, downpipes',
  'Roof Cleaning': 'roof, roofs',
  'Window Cleaning': 'window, windows, flyscreens',
  'Pressure Cleaning': 'pressure washing, driveway, driveways, paving, pavers',
  'Solar Cleaning': 'solar, solar panels',
  'NDIS Cleaning': 'NDIS',
  'Carpet Steam Cleaning': 'carpet, carpets, rugs',
  'Oven Cleaning': 'oven, ovens, rangehood',
};

/** The same of one service of several of its kind. */
const OF_PAGES: Record<string, string> = {
  'end-of-lease-cleaning': 'end of lease, lease, bond',
  'deep-cleaning': 'deep clean',
  'once-off-house-cleaning': 'once-off cleaning, spring clean',
  'office-cleaning': 'desks',
  'aged-care': 'aged care',
  'school-cleaning-education-cleaning': 'schools, classrooms',
  'medical-centre-cleaning': 'medical centre, medical centres, clinics, waiting rooms',
};

/** Something that the starter's texts say is cleaned. */
export interface Topic {
  /** As visitors know it. */
  name: string;
  /** Addresses of the pages that offer it: one is enough. */
  slugs: string[];
  words: string[];
}

const named = (name: string, words = '') => [name, ...words.split(/,\s*/).filter(Boolean)];
const kinds = [...new Set(servicePages.map(({ quote_service }) => quote_service))];

/** Kinds of services, and each service of a kind that has several. */
export const topics: readonly Topic[] = kinds.flatMap((kind) => {
  const pages = servicePages.filter(({ quote_service }) => quote_service === kind);
  return [
    { name: kind, slugs: pages.map(({ slug }) => slug), words: named(kind, OF_KINDS[kind]) },
    ...pages.slice(1).map(({ name, slug }) => ({ name, slugs: [slug], words: named(name, OF_PAGES[slug]) })),
  ];
});
