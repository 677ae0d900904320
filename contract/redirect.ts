import { z } from 'zod';

/** An old address and its target. It applies only while no page has the old address. */
export const Redirect = z.object({
  /** Path on the site, normalised by `spelledOnce`. */
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

/** Normalises a path for storing and looking up redirects: lower case, single slashes, no trailing slash. */
export function spelledOnce(path: string): string {
  const { pathname } = new URL(`/${path.replace(/^\/+/, '')}`, 'http://site');
  const low = decoded(pathname).toLowerCase();
  return encodeURI(low)
    .replace(/%25/g, '%')
    .replace(/\/+/g, '/')
    .replace(/(.)\/$/, '$1');
}
