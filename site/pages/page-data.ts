import type { Shell } from '../content/shell';
import type { Head } from '../head/head';
import type { AnyPage } from './routes';

/** Everything a page renders from, the same on the server, at hydration and after navigation. */
export interface PageData {
  page: AnyPage;
  head: Head;
  shell: Shell;
  /** Props of the page's component; with `more` it needs `loadMore`. */
  data: { more?: unknown };
  /** Origins of other sites in its frames, which its policy names; such a page is always loaded as a document. */
  frames?: string[];
}

/** URL of a page's data; with a version, exactly that data while the site keeps it. */
export function pageDataUrl(pathname: string, search: string, version?: string): string {
  const query = new URLSearchParams(search);
  if (version) query.set('v', version);
  const text = query.toString();
  return `/_data${pathname}${text ? `?${text}` : ''}`;
}
