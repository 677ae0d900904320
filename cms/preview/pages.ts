import type { Payload } from 'payload';
import { servicePath } from '../content/addresses';

/** A record, perhaps unfinished. */
export type Doc = Record<string, unknown>;
type Path = string | undefined;
type PathOf = (doc: Doc, payload: Payload) => Path | Promise<Path>;

const text = (value: unknown): Path => (typeof value === 'string' && value !== '' ? value : undefined);
const idOf = (value: unknown) => (typeof value === 'object' && value !== null && 'id' in value ? value.id : value);

/** The first city's page, for what every city page shows. */
const firstCity: PathOf = async (_, payload) => {
  const { docs } = await payload.find({ collection: 'cities', sort: '_order', limit: 1, depth: 0, select: { route: true } });
  return docs[0]?.route;
};

/** The page of the service that the questions are about. */
const questionsPage: PathOf = async ({ service }, payload) => {
  const id = idOf(service);
  if (typeof id !== 'number') return '/faq-page';
  const found = await payload.findByID({ collection: 'services', id, depth: 0, select: { slug: true }, disableErrors: true });
  return found ? servicePath(found.slug) : '/faq-page';
};

/** The public page of each record, or the first of the pages on which it appears. Records without an entry have no preview. */
const collectionPages: Record<string, PathOf> = {
  services: ({ slug }) => text(slug) && servicePath(String(slug)),
  cities: ({ route }) => text(route),
  posts: ({ id }) => (id ? `/blog-details/${id}` : undefined),
  'page-meta': ({ route }) => text(route),
  'faq-categories': questionsPage,
  'city-services': firstCity,
  'hero-slides': () => '/',
  'premium-services': () => '/',
  'stat-boxes': () => '/',
  testimonials: () => '/',
};

/** The same for globals. */
const globalPages: Record<string, PathOf> = {
  about: () => '/about-us/',
  achievements: firstCity,
  'blog-page': () => '/blog',
  'contact-page': () => '/contact-us',
  'faq-page': () => '/faq-page',
  privacy: () => '/privacy',
  reviews: () => '/',
  settings: () => '/',
};

export const hasPage = {
  collection: (slug: string): boolean => slug in collectionPages,
  global: (slug: string): boolean => slug in globalPages,
};

/** The public path of a record; undefined while it has none. */
export async function pathOf(slug: string, doc: Doc, payload: Payload): Promise<Path> {
  return doc.deletedAt ? undefined : (collectionPages[slug] ?? globalPages[slug])?.(doc, payload);
}
