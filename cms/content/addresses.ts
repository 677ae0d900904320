import { cityPages, servicePages } from 'contract/catalogue';
import { isReservedPath } from 'contract/paths';
import { spelledOnce } from 'contract/redirect';
import type { Payload, PayloadRequest, Where } from 'payload';

/** What the addresses of services and cities say of a record. */
interface Page {
  path: string;
  slug: string;
  /** The record is in the trash. */
  taken: boolean;
  /** Where its address leads then. */
  leads_to?: string | null;
}

export const servicePath = (slug: string) => `/service/${slug}`;

/** Addresses of a post: by its number, as the site links to it, and by its short name. */
export const postPaths = ({ id, slug }: { id: number | string; slug?: string | null }) =>
  [id, slug].flatMap((name) => (name ? `/blog-details/${name}` : []));

/** Where the pages of services and cities are, those in the trash included. */
export interface AddressBook {
  services: Page[];
  cities: Page[];
  /** True for the address of a service or city whose page the owner took away: no card or list may lead there. */
  isGone(path: string | null | undefined): boolean;
}

/** The path of an address, without query and fragment. */
export const pathOnly = (address: string) => spelledOnce(address.replace(/[?#].*$/, ''));

/** Reads where the pages of services and cities are. */
export async function readAddresses(payload: Payload, req?: PayloadRequest): Promise<AddressBook> {
  const all = { pagination: false, limit: 0, depth: 0, trash: true, req } as const;
  const [services, cities] = await Promise.all([
    payload.find({ collection: 'services', select: { slug: true, deletedAt: true, leads_to: true }, ...all }),
    payload.find({ collection: 'cities', select: { slug: true, route: true, deletedAt: true, leads_to: true }, ...all }),
  ]);
  const page = (path: string, doc: { slug: string; deletedAt?: string | null; leads_to?: string | null }): Page => ({
    path: spelledOnce(path),
    slug: doc.slug,
    taken: Boolean(doc.deletedAt),
    leads_to: doc.leads_to,
  });
  const book = {
    services: services.docs.map((doc) => page(servicePath(doc.slug), doc)),
    cities: cities.docs.map((doc) => page(doc.route, doc)),
  };
  const pages = [...book.services, ...book.cities];
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

/** Specified pages without a record, and pages in the trash. */
const goneSlugs = (pages: Page[], specified: readonly { slug: string }[]): string[] => [
  ...specified.filter(({ slug }) => pages.every((page) => page.slug !== slug)).map(({ slug }) => slug),
  ...pages.filter(({ taken }) => taken).map(({ slug }) => slug),
];

/** Slugs of services of which the site must know that their page is gone. */
export const goneServices = (book: AddressBook) => goneSlugs(book.services, servicePages);
/** The same of cities. */
export const goneCities = (book: AddressBook) => goneSlugs(book.cities, cityPages);

const FILES = ['/robots.txt', '/sitemap.xml', '/feed.xml', '/manifest.webmanifest', '/favicon.ico'];
const FOLDERS = ['/api', '/assets', '/storage', '/pictures'];
/** No city may be there, but neither is a page. */
const EMPTY = ['/admin', '/service', '/blog-details'];

/** The folder of the site's own files and calls in which an address is. */
export const ownFolderOf = (address: string): string | undefined => {
  const [, first = ''] = pathOnly(address).split('/');
  return first.startsWith('_') || FOLDERS.includes(`/${first}`) ? `/${first}` : undefined;
};

/** Whether a page of the site is at an address now. */
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
  const { services, cities } = await readAddresses(payload, req);
  return [...services, ...cities].some((page) => page.path === path && !page.taken);
}
