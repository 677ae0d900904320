import { z } from 'zod';

/** An old address and its target. A path alone applies only while no page has it, and whatever its query. */
export const Redirect = z.object({
  /** Path on the site, with or without a query, normalised by `addressOnce`. With one, it applies although its path has a page. */
  from: z.string(),
  /** Path on the site, with or without query and fragment, or a whole `http(s)` address. */
  to: z.string(),
});
export type Redirect = z.infer<typeof Redirect>;

const decoded = (path: string) => {
  try {
    return decodeURI(path);
  } catch {
    return path; // a stray percent sign stays as it is
  }
};

const parsed = (address: string) => new URL(`/${address.replace(/^\/+/, '')}`, 'http://site');

/** Normalises a path for storing and looking up redirects: lower case, single slashes, no trailing slash. */
export function spelledOnce(path: string): string {
  const { pathname } = parsed(path);
  const low = decoded(pathname).toLowerCase();
  return encodeURI(low)
    .replace(/%25/g, '%')
    .replace(/\/+/g, '/')
    .replace(/(.)\/$/, '$1');
}

/** Normalises the address of a redirect: its path as above, and its parameters in order. */
export function addressOnce(address: string): string {
  const { searchParams } = parsed(address);
  searchParams.sort();
  return spelledOnce(address) + (searchParams.size > 0 ? `?${searchParams}` : '');
}

interface Indexed<R> {
  redirect: R;
  parameters: [name: string, value: string][];
}

const indexes = new WeakMap<readonly unknown[], Map<string, Indexed<unknown>[]>>();

/** The redirects of each path, made once for a list. */
function indexOf<R extends Pick<Redirect, 'from'>>(redirects: readonly R[]): Map<string, Indexed<R>[]> {
  const known = indexes.get(redirects);
  if (known) return known as Map<string, Indexed<R>[]>;
  const index = new Map<string, Indexed<R>[]>();
  for (const redirect of redirects) {
    const path = spelledOnce(redirect.from);
    const all = index.get(path) ?? [];
    all.push({ redirect, parameters: [...parsed(redirect.from).searchParams] });
    index.set(path, all);
  }
  indexes.set(redirects, index);
  return index;
}

/**
 * The redirect of an address, and the parameters that are left of its query: that which names the most of them, such as `/?p=61` of
 * `/?p=61&utm_source=mail`. One without a query is for every query.
 */
export function redirectOf<R extends Pick<Redirect, 'from'>>(
  redirects: readonly R[],
  address: string,
): { redirect: R; rest: URLSearchParams } | undefined {
  const { searchParams: rest } = parsed(address);
  const [found] = (indexOf(redirects).get(spelledOnce(address)) ?? [])
    .filter(({ parameters }) => parameters.every(([name, value]) => rest.getAll(name).includes(value)))
    .sort((one, other) => other.parameters.length - one.parameters.length);
  if (!found) return undefined;
  for (const [name, value] of found.parameters) rest.delete(name, value);
  return { redirect: found.redirect, rest };
}

/** Parameters by which WordPress names a page without "permalinks": an address with one of them was never the home page's. */
export const NUMBERED = ['p', 'page_id', 'attachment_id', 'cat', 'author'];

/** The parameter that names a page of an older site by its number, as an address of its path: `/?p=61`; undefined if there is none. */
export function numberedPage(address: string, names: readonly string[] = NUMBERED): string | undefined {
  const [name, value] =
    [...parsed(address).searchParams].find(([key, number]) => names.includes(key) && /^\d{1,12}$/.test(number)) ?? [];
  return name && `${spelledOnce(address)}?${name}=${value}`;
}
