import { type FooterLink, usualFooter, usualMenu } from 'contract/catalogue/menu';
import type { ArrayFieldServerProps } from 'payload';
import { addedPages, CITIES } from '../settings/menu-pages';
import { UsualRowsList } from './usual-rows-list';

type ListName = 'menu' | 'navigation' | 'services';

const linksOf = (list: ListName) =>
  list === 'menu'
    ? usualMenu.map(({ label, href }) => ({ label, path: href }))
    : usualFooter[list].map(({ label, page }: FooterLink) => ({ label, path: page }));

/** Above a list of links: the usual entries while it is empty, and the way from and to them. */
export async function UsualEntries({ payload, path, list }: ArrayFieldServerProps & { list: ListName }) {
  const pages = await addedPages(payload);
  const entries = linksOf(list).flatMap(({ label, path: to }) => {
    const page = to ? (pages.find((one) => one.path === to)?.key ?? to) : CITIES;
    return page.startsWith('/service/') ? [] : { label, page }; // no longer on the site
  });
  return <UsualRowsList path={path} rows={entries} kind="entries" />;
}
