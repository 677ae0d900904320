import type { Shell } from '../content/shell';
import type { Head } from '../head/head';
import type { PageName } from './routes';

/** What a page is drawn from: on the server, at hydration and at every navigation the same. */
export interface PageData {
  page: PageName;
  head: Head;
  shell: Shell;
  /** Props of the page's component. */
  data: unknown;
}

/** Address of a page's data; with a version, of exactly that data for as long as the site remembers it. */
export function pageDataUrl(pathname: string, search: string, version?: string): string {
  const query = new URLSearchParams(search);
  if (version) query.set('v', version);
  const text = query.toString();
  return `/_data${pathname}${text ? `?${text}` : ''}`;
}
