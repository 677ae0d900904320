import { spelledOnce } from 'contract/redirect';
import { type Reader, safeHref } from './content';

/** Where the owner lets an address lead that has no page; undefined when nowhere. */
export async function redirectFrom(
  pathname: string,
  reader: Reader,
  additions: ReadonlySet<string>,
): Promise<string | undefined> {
  if (!additions.has('redirects')) return undefined;
  const from = spelledOnce(pathname);
  const list = (await reader.section('redirects', (wire) => wire)) ?? [];
  const to = safeHref(list.find((redirect) => spelledOnce(redirect.from) === from)?.to);
  return to && spelledOnce(to) !== from ? to : undefined;
}

/** An address with a visitor's query added to its own, before its fragment. */
export function addQuery(to: string, search: string): string {
  if (search.length < 2) return to;
  const [address = '', ...fragment] = to.split('#');
  return [`${address}${address.includes('?') ? '&' : '?'}${search.slice(1)}`, ...fragment].join('#');
}
