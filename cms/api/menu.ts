import { usualFooter, usualMenu } from 'contract/catalogue/menu';
import type { MenuEntry } from 'contract/menu';
import { createLocalReq, type PayloadRequest } from 'payload';
import { pagePaths } from '../model/page-records';
import { addedPages, CITIES, ELSEWHERE, FIXED_PAGES } from '../model/settings/menu-pages';
import { hasPage, pathOnly } from '../publishing/addresses';
import type { Setting } from '../storage/database/payload-types';
import type { Source } from './source';

type Rows = Setting['menu'];

/** Whether a typed address still leads somewhere: to the web, a page, or a redirect. */
async function leadsSomewhere(address: string, req: PayloadRequest): Promise<boolean> {
  if (!address.startsWith('/') || (await hasPage(address, req))) return true;
  const where = { from: { equals: pathOnly(address) } };
  return (await req.payload.count({ collection: 'redirects', where, req })).totalDocs > 0;
}

/** The owner's entries whose pages are on the site; undefined for an empty list, which means the usual entries. */
async function entriesOf(rows: Rows, paths: ReadonlyMap<string, string>, req: PayloadRequest): Promise<MenuEntry[] | undefined> {
  if (!rows?.length) return undefined;
  const entries = rows.map(async ({ label, page, address }): Promise<MenuEntry[]> => {
    if (page === CITIES) return [{ label }];
    if (page === ELSEWHERE) return address && (await leadsSomewhere(address, req)) ? [{ label, href: address }] : [];
    const href = paths.get(page);
    return href ? [{ label, href }] : [];
  });
  return (await Promise.all(entries)).flat();
}

const BLOG = pagePaths['blog-page'];

/** The usual entries without the blog, which has nothing to show. */
const withoutBlog = {
  menu: usualMenu.filter(({ href }) => href !== BLOG),
  navigation: usualFooter.navigation.flatMap(({ label, href, page }) => (page === BLOG ? [] : { label, href })),
};

const hasPosts = async (source: Source) => (await source.count({ collection: 'posts' })).totalDocs > 0;

/** Reads lists of links as they are on the site now, without what has no page or, as a blog without posts, nothing on it. */
export async function entriesReader(source: Source): Promise<(rows: Rows) => Promise<MenuEntry[] | undefined>> {
  const [req, withBlog, added] = await Promise.all([createLocalReq({}, source.payload), hasPosts(source), addedPages(source)]);
  const fixed = FIXED_PAGES.filter(({ value }) => withBlog || value !== BLOG).map(({ value }): [string, string] => [
    value,
    value,
  ]);
  const paths = new Map([...fixed, ...added.map(({ key, path }): [string, string] => [key, path])]);
  return (rows) => entriesOf(rows, paths, req);
}

/** Menu and footer as the owner arranged them. */
export async function menusOf(source: Source, { menu, footer }: Pick<Setting, 'menu' | 'footer'>) {
  const lists = [menu, footer?.navigation, footer?.services];
  const titles = {
    navigation_title: footer?.navigation_title || undefined,
    services_title: footer?.services_title || undefined,
    information_title: footer?.information_title || undefined,
  };
  const isOwn = lists.some((list) => list?.length) || Object.values(titles).some(Boolean);
  const withBlog = await hasPosts(source);
  if (!isOwn && withBlog) return {};
  const [top, navigation, services] = await Promise.all(lists.map(await entriesReader(source)));
  const usual = withBlog ? undefined : withoutBlog;
  return { menu: top ?? usual?.menu, footer: { ...titles, navigation: navigation ?? usual?.navigation, services } };
}
