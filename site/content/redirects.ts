import { isCampaign } from 'contract/campaign';
import { ownQueryOf } from 'contract/page-queries';
import { type Redirect, redirectOf } from 'contract/redirect';
import { isWebAddress, localPath } from 'shared/local-path';
import { type Reader, safeHref } from './content';

const NONE: Redirect[] = [];
const redirectsOf = async (reader: Reader) => (await reader.addition('redirects', (wire) => wire)) ?? NONE;

/** Where a redirect leads; undefined for one that leads nowhere, or back to itself. */
function targetOf(redirect: Redirect): string | undefined {
  const to = safeHref(redirect.to);
  const leads = to && (localPath(to) ?? (isWebAddress(to) ? to : undefined));
  return leads?.startsWith('/') && redirectOf([redirect], leads) ? undefined : leads;
}

/** The owner's redirect for a path without a page; undefined if there is none. */
export async function redirectFrom(pathname: string, reader: Reader): Promise<string | undefined> {
  const found = redirectOf(await redirectsOf(reader), pathname);
  return found && targetOf(found.redirect);
}

/** The owner's redirect for an address that only its query tells from others: `/?p=61`. What pages read asks nobody. */
export async function redirectByQuery(url: URL, reader: () => Promise<Reader>): Promise<string | undefined> {
  if (ownQueryOf(url) || [...url.searchParams.keys()].every((name) => isCampaign(name.toLowerCase()))) return undefined;
  const found = redirectOf(await redirectsOf(await reader()), url.pathname + url.search);
  if (!found?.redirect.from.includes('?')) return undefined;
  const to = targetOf(found.redirect);
  return to && addQuery(to, `?${found.rest}`);
}

/** Adds a visitor's query to a URL, before its fragment. */
export function addQuery(to: string, search: string): string {
  if (search.length < 2) return to;
  const [address = '', ...fragment] = to.split('#');
  return [`${address}${address.includes('?') ? '&' : '?'}${search.slice(1)}`, ...fragment].join('#');
}
