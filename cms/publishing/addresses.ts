import { cityPages, servicePages } from 'contract/catalogue';
import { isReservedPath } from 'contract/paths';
import { spelledOnce } from 'contract/redirect';
import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload';
import type { City, OwnPage, Service } from '../base/database/payload-types';

/** The URLs of a service, a city or an own page. */
interface Page {
  id: number;
  path: string;
  /** Of a service or a city. */
  slug: string;
  /** The record is in the trash, or not published. */
  taken: boolean;
  /** The record has never been on the site or was taken back: its URL is nobody's business. */
  unpublished: boolean;
  leads_to?: string | null;
}

export const servicePath = (slug: string) => `/service/${slug}`;

/** URLs of a post: by id, as the site links to it, and by slug. */
export const postPaths = ({ id, slug }: { id: number | string; slug?: string | null }) =>
  [id, slug].flatMap((name) => (name ? `/blog-details/${name}` : []));

/** Paths of all service, city and own pages, including those in the trash. */
export interface AddressBook {
  services: Page[];
  cities: Page[];
  own: Page[];
  /** True for the path of a removed service, city or own page: no card or list may link to it. */
  isGone(path: string | null | undefined): boolean;
}

export const pathOnly = (address: string) => spelledOnce(address.replace(/[?#][\s\S]*$/, ''));

/** Loads the paths of service, city and own pages; with `drafts`, as a preview sees them, without those that it leaves out. */
export async function readAddresses(
  payload: Payload,
  {
    req,
    drafts = false,
    leftOut = {},
  }: { req?: PayloadRequest; drafts?: boolean; leftOut?: Partial<Record<CollectionSlug, readonly number[]>> } = {},
): Promise<AddressBook> {
  const all = { pagination: false, limit: 0, depth: 0, trash: true, draft: drafts, req } as const;
  const [services, cities, own] = await Promise.all([
    payload.find({ collection: 'services', select: { slug: true, deletedAt: true, leads_to: true, _status: true }, ...all }),
    payload.find({
      collection: 'cities',
      select: { slug: true, route: true, deletedAt: true, leads_to: true, _status: true },
      ...all,
    }),
    payload.find({ collection: 'own-pages', select: { route: true, deletedAt: true, leads_to: true, _status: true }, ...all }),
  ]);
  const page = (path: string, doc: Service | City | OwnPage, collection: 'services' | 'cities' | 'own-pages'): Page => {
    const unpublished = !drafts && doc._status !== 'published';
    return {
      id: doc.id,
      path: spelledOnce(path),
      slug: 'slug' in doc ? doc.slug : '',
      taken: Boolean(doc.deletedAt) || unpublished || Boolean(leftOut[collection]?.includes(doc.id)),
      unpublished,
      leads_to: doc.leads_to,
    };
  };
  const book = {
    services: services.docs.flatMap((doc) => (doc.slug ? page(servicePath(doc.slug), doc as Service, 'services') : [])),
    cities: cities.docs.flatMap((doc) => (doc.route ? page(doc.route, doc as City, 'cities') : [])),
    own: own.docs.flatMap((doc) => (doc.route ? page(doc.route, doc as OwnPage, 'own-pages') : [])),
  };
  const pages = [...book.services, ...book.cities, ...book.own];
  const live = new Set(pages.filter(({ taken }) => !taken).map(({ path }) => path));
  const gone = new Set([
    ...pages.filter(({ taken }) => taken).map(({ path }) => path),
    ...cityPages.filter(({ slug }) => book.cities.every((city) => city.slug !== slug)).map(({ route }) => route),
  ]);
  return {
    ...book,
    isGone(address) {
      if (!address?.startsWith('/')) return false;
      const path = pathOnly(address);
      return !live.has(path) && (gone.has(path) || path.startsWith('/service/'));
    },
  };
}

/** Default pages without a published record, and pages in the trash. */
const goneSlugs = (pages: Page[], specified: readonly { slug: string }[]): string[] => [
  ...specified.filter(({ slug }) => pages.every((page) => page.slug !== slug || page.taken)).map(({ slug }) => slug),
  ...pages
    .filter((page) => page.taken && !page.unpublished)
    .flatMap(({ slug }) => (specified.some((known) => known.slug === slug) ? [] : slug)),
];

export const goneServices = (book: AddressBook) => goneSlugs(book.services, servicePages);
export const goneCities = (book: AddressBook) => goneSlugs(book.cities, cityPages);

const FILES = ['/robots.txt', '/sitemap.xml', '/feed.xml', '/manifest.webmanifest', '/favicon.ico'];
const FOLDERS = ['/api', '/assets', '/storage', '/pictures'];
/** Reserved paths without a page: cities may not use them. */
const EMPTY = ['/admin', '/service', '/blog-details'];

/** The reserved folder of the site that contains the path. */
export const ownFolderOf = (address: string): string | undefined => {
  const [, first = ''] = pathOnly(address).split('/');
  return first.startsWith('_') || FOLDERS.includes(`/${first}`) ? `/${first}` : undefined;
};

export async function hasPage(address: string, req: PayloadRequest): Promise<boolean> {
  const { payload } = req;
  const path = pathOnly(address);
  if (ownFolderOf(path)) return false;
  if (path === '/' || FILES.includes(path) || (isReservedPath(path) && !EMPTY.includes(path))) return true;
  const post = /^\/blog-details\/([^/]+)$/.exec(path)?.[1];
  if (post) {
    const which: Where = /^\d{1,15}$/.test(post) ? { id: { equals: Number(post) } } : { slug: { equals: post } };
    const where = { and: [{ _status: { equals: 'published' } }, { deletedAt: { exists: false } }, which] };
    return (await payload.count({ collection: 'posts', where, req })).totalDocs > 0;
  }
  const { services, cities, own } = await readAddresses(payload, { req });
  return [...services, ...cities, ...own].some((page) => page.path === path && !page.taken);
}
