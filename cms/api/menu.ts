import { usualFooter, usualMenu } from 'contract/catalogue/menu';
import type { MenuEntry } from 'contract/menu';
import { createLocalReq, type PayloadRequest } from 'payload';
import type { Setting } from '../base/database/payload-types';
import { pagePaths } from '../model/page-records';
import { addedPages, CITIES, ELSEWHERE, FIXED_PAGES } from '../model/settings/menu-pages';
import { hasPage, pathOnly } from '../publishing/addresses';
import type { Source } from './source';

type Rows = Setting['menu'];

async function leadsSomewhere(address: string, req: PayloadRequest): Promise<boolean> {
  if (!address.startsWith('/') || (await hasPage(address, req))) return true;
  const where = { from: { equals: pathOnly(address) } };
  return (await req.payload.count({ collection: 'redirects', where, req })).totalDocs > 0;
}

const BLOG = pagePaths['blog-page'];

const hasPosts = async (source: Source) => (await source.count({ collection: 'posts' })).totalDocs > 0;

export type TargetOf = (link: { page?: string | null; address?: string | null }) => Promise<string | undefined>;

/** Finds where the links of menus and buttons lead; a blog without posts is not on the site. */
export async function targetsIn(source: Source): Promise<TargetOf> {
  const [req, withBlog, added] = await Promise.all([createLocalReq({}, source.payload), hasPosts(source), addedPages(source)]);
  const fixed = FIXED_PAGES.filter(({ value }) => withBlog || value !== BLOG).map(({ value }): [string, string] => [
    value,
    value,
  ]);
  const paths = new Map([...fixed, ...added.map(({ key, path }): [string, string] => [key, path])]);
  return async ({ page, address }) => {
    if (page === ELSEWHERE) return address && (await leadsSomewhere(address, req)) ? address : undefined;
    return paths.get(page ?? '');
  };
}

/** The owner's entries whose pages are on the site; undefined for an empty list, which means the usual entries. */
async function entriesOf(rows: Rows, targetOf: TargetOf): Promise<MenuEntry[] | undefined> {
  if (!rows?.length) return undefined;
  const entries = rows.map(async ({ label, ...link }): Promise<MenuEntry[]> => {
    if (link.page === CITIES) return [{ label }];
    const href = await targetOf(link);
    return href ? [{ label, href }] : [];
  });
  return (await Promise.all(entries)).flat();
}

const withoutBlog = {
  menu: usualMenu.filter(({ href }) => href !== BLOG),
  navigation: usualFooter.navigation.flatMap(({ label, href, page }) => (page === BLOG ? [] : { label, href })),
};

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
  const targetOf = await targetsIn(source);
  const [top, navigation, services] = await Promise.all(lists.map((list) => entriesOf(list, targetOf)));
  const usual = withBlog ? undefined : withoutBlog;
  return { menu: top ?? usual?.menu, footer: { ...titles, navigation: navigation ?? usual?.navigation, services } };
}
