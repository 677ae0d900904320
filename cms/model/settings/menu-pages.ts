import { type FooterLink, usualFooter, usualMenu } from 'contract/catalogue/menu';
import type { OptionObject, Payload } from 'payload';
import { pagePaths } from '../page-records';

/** Leads to a typed path or web address. */
export const ELSEWHERE = 'address';
/** Opens the list of city pages. */
export const CITIES = 'cities';
export const TO_OWN_FORM = 'form';

export const FIXED_PAGES: readonly OptionObject[] = [
  { value: pagePaths.home, label: 'Home' },
  { value: pagePaths.about, label: 'About us' },
  { value: pagePaths['quote-page'], label: 'Free quote, with answers to common questions' },
  { value: pagePaths['faq-page'], label: 'Questions and answers' },
  { value: pagePaths['blog-page'], label: 'Blog' },
  { value: pagePaths['contact-page'], label: 'Contact' },
  { value: '/suburb-check', label: 'Do we clean in your suburb?' },
  { value: pagePaths.privacy, label: 'Privacy' },
];

/** Lists of links that have usual entries while they are empty. */
export type LinkList = 'menu' | 'navigation' | 'services';

/** The usual entries of a list; one without a path opens the list of city pages. */
export const usualLinks = (list: LinkList): { label: string; path?: string }[] =>
  list === 'menu'
    ? usualMenu.map(({ label, href }) => ({ label, path: href }))
    : usualFooter[list].map(({ label, page }: FooterLink) => ({ label, path: page }));

/** Whether the page of a path may come and go. */
export const isServicePath = (path: string) => path.startsWith('/service/');

interface Page {
  /** Stored in the menu; it stays the same when the page gets another address. */
  key: string;
  label: string;
  path: string;
}

/** The service and city pages, and the owner’s own; what was only begun has no address yet, and is no page. */
export async function addedPages(source: Pick<Payload, 'find'>): Promise<Page[]> {
  const all = { pagination: false, limit: 0, depth: 0, sort: 'id' } as const;
  const [services, cities, own] = await Promise.all([
    source.find({ collection: 'services', select: { slug: true, page_name: true, name: true }, ...all }),
    source.find({ collection: 'cities', select: { route: true, name: true }, ...all }),
    source.find({ collection: 'own-pages', select: { route: true, title: true, only_by_link: true }, ...all }),
  ]);
  return [
    ...own.docs.flatMap(({ id, title, route, only_by_link }) =>
      only_by_link || !route ? [] : { key: `own-pages:${id}`, label: `Own page: ${title || route}`, path: route },
    ),
    ...cities.docs.flatMap(({ id, name, route }) =>
      route ? { key: `cities:${id}`, label: `City: ${name || route}`, path: route } : [],
    ),
    ...services.docs.flatMap(({ id, slug, name, page_name }) =>
      slug ? { key: `services:${id}`, label: `Service: ${name || page_name || slug}`, path: `/service/${slug}` } : [],
    ),
  ];
}

export async function menuPagesOf(payload: Payload): Promise<OptionObject[]> {
  const added = await addedPages(payload);
  return [
    ...FIXED_PAGES,
    ...added.map(({ key, label }) => ({ value: key, label })),
    { value: ELSEWHERE, label: 'Another page or a web address …' },
  ];
}
