import { isWebAddress, localPath } from 'contract/local-path';
import { spelledOnce } from 'contract/redirect';
import { type Reader, safeHref } from './content';

/** The owner's redirect for a path without a page; undefined if there is none. */
export async function redirectFrom(pathname: string, reader: Reader): Promise<string | undefined> {
  const from = spelledOnce(pathname);
  const list = (await reader.addition('redirects', (wire) => wire)) ?? [];
  const to = safeHref(list.find((redirect) => spelledOnce(redirect.from) === from)?.to);
  const leads = to && (localPath(to) ?? (isWebAddress(to) ? to : undefined));
  return leads && spelledOnce(leads) !== from ? leads : undefined;
}

/** Adds a visitor's query to a URL, before its fragment. */
export function addQuery(to: string, search: string): string {
  if (search.length < 2) return to;
  const [address = '', ...fragment] = to.split('#');
  return [`${address}${address.includes('?') ? '&' : '?'}${search.slice(1)}`, ...fragment].join('#');
}
