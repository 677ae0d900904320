import type { ArrayFieldServerProps } from 'payload';
import { UsualRowsList } from '../../forms/controls/usual-rows-list';
import { addedPages, CITIES, isServicePath, type LinkList, usualLinks } from './menu-pages';

export async function UsualEntries({ payload, path, list }: ArrayFieldServerProps & { list: LinkList }) {
  const pages = await addedPages(payload);
  const entries = usualLinks(list).flatMap(({ label, path: to }) => {
    const page = to ? (pages.find((one) => one.path === to)?.key ?? to) : CITIES;
    return isServicePath(page) ? [] : { label, page }; // no longer on the site
  });
  return <UsualRowsList path={path} rows={entries} kind="entries" />;
}
