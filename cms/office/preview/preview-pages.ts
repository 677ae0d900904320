import { ANNOUNCED_ON } from 'contract/announcement';
import { spelledOnce } from 'contract/redirect';
import type { Payload, Where } from 'payload';
import { ownValue } from 'shared/own-value';
import { pagePaths } from '../../model/page-records';
import { servicePath } from '../../publishing/addresses';

export type Doc = Record<string, unknown>;
type Path = string | undefined;

interface Place {
  /** A record is a page of its own, not only a part of others. */
  isPage?: boolean;
  /** The public page of a record, or the first of the pages on which it appears. */
  pathOf(doc: Doc, payload: Payload): Path | Promise<Path>;
  /** Which of its records make the page at a path; `all` where the page shows the whole list. */
  at(path: string): Where | 'all' | undefined;
}

const text = (value: unknown): Path => (typeof value === 'string' && value !== '' ? value : undefined);
const idOf = (value: unknown) => (typeof value === 'object' && value !== null && 'id' in value ? value.id : value);

const listOn = (page: string): Place => ({ pathOf: () => page, at: (path) => (path === page ? 'all' : undefined) });

async function announcedPage({ shown_on }: Doc, payload: Payload): Promise<Path> {
  const first = ANNOUNCED_ON.find((kind) => (shown_on as Doc | undefined)?.[kind]);
  if (first === 'cities') return firstCity({}, payload);
  if (first === 'services') {
    const { docs } = await payload.find({ collection: 'services', sort: 'id', limit: 1, depth: 0, select: { slug: true } });
    return docs[0] && servicePath(docs[0].slug);
  }
  if (first === 'own') {
    const { docs } = await payload.find({ collection: 'own-pages', sort: 'id', limit: 1, depth: 0, select: { route: true } });
    if (docs[0]) return docs[0].route;
  }
  return { blog: pagePaths['blog-page'], contact: pagePaths['contact-page'] }[String(first)] ?? pagePaths.home;
}

async function firstCity(_: Doc, payload: Payload): Promise<Path> {
  const { docs } = await payload.find({ collection: 'cities', sort: '_order', limit: 1, depth: 0, select: { route: true } });
  return docs[0]?.route;
}

async function questionsPage({ service }: Doc, payload: Payload): Promise<Path> {
  const id = idOf(service);
  if (typeof id !== 'number') return '/faq-page';
  const found = await payload.findByID({ collection: 'services', id, depth: 0, select: { slug: true }, disableErrors: true });
  return found ? servicePath(found.slug) : '/faq-page';
}

/** The name after a folder of the site. */
const nameIn = (folder: string, path: string) => (path.startsWith(folder) ? path.slice(folder.length) : undefined);

const places: Record<string, Place> = {
  services: {
    isPage: true,
    pathOf: ({ slug }) => text(slug) && servicePath(String(slug)),
    at(path) {
      const slug = nameIn('/service/', path);
      return slug ? { slug: { equals: slug } } : undefined;
    },
  },
  cities: { isPage: true, pathOf: ({ route }) => text(route), at: (path) => ({ route: { equals: path } }) },
  'own-pages': { isPage: true, pathOf: ({ route }) => text(route), at: (path) => ({ route: { equals: path } }) },
  posts: {
    isPage: true,
    pathOf: ({ id }) => (id ? `/blog-details/${id}` : undefined),
    at(path): Where | 'all' | undefined {
      const name = nameIn('/blog-details/', path);
      if (name) return /^\d{1,15}$/.test(name) ? { id: { equals: Number(name) } } : { slug: { equals: name } };
      return path === '/blog' ? 'all' : undefined;
    },
  },
  testimonials: listOn('/'),
  'faq-categories': {
    pathOf: questionsPage,
    at(path): Where | 'all' | undefined {
      const slug = nameIn('/service/', path);
      if (slug) return { 'service.slug': { equals: slug } };
      return path === '/faq-page' ? 'all' : undefined;
    },
  },
};

const globalPlaces: Record<
  string,
  Pick<Place, 'isPage'> & { everywhere?: boolean; pathOf(doc: Doc, payload: Payload): Path | Promise<Path> }
> = {
  ...Object.fromEntries(Object.entries(pagePaths).map(([slug, path]) => [slug, { isPage: true, pathOf: () => path }])),
  'city-pages': { pathOf: firstCity },
  reviews: { pathOf: () => '/' },
  settings: { pathOf: () => '/' },
  words: { everywhere: true, pathOf: () => '/' },
  announcement: { everywhere: true, pathOf: announcedPage },
};

export const hasPage = {
  collection: (slug: string): boolean => Object.hasOwn(places, slug),
  global: (slug: string): boolean => Object.hasOwn(globalPlaces, slug),
};

/** The public path of a record; undefined while it has none. */
export async function pathOf(slug: string, doc: Doc, payload: Payload): Promise<Path> {
  return doc.deletedAt ? undefined : (ownValue(places, slug) ?? ownValue(globalPlaces, slug))?.pathOf(doc, payload);
}

type Part = { isPage: boolean; everywhere?: boolean } & ({ collection: string; which: Where | 'all' } | { global: string });

/** What makes the page at a path: its own record first, then what shows on it. What is on every page comes for a wrong path too. */
export async function partsOf(path: string, payload: Payload): Promise<Part[]> {
  const spelled = spelledOnce(path);
  const collections = Object.entries(places).flatMap(([collection, { at, isPage = false }]): Part[] => {
    const which = at(spelled);
    return which ? [{ collection, which, isPage: isPage && which !== 'all' }] : [];
  });
  const globals: Part[] = [];
  for (const [global, { isPage = false, everywhere, pathOf: page }] of Object.entries(globalPlaces)) {
    const shown = await page({}, payload);
    if (everywhere || (shown && spelledOnce(shown) === spelled)) globals.push({ global, isPage, everywhere });
  }
  const all = [...collections, ...globals];
  return [...all.filter(({ isPage }) => isPage), ...all.filter(({ isPage }) => !isPage)];
}
