import { z } from 'zod';

/** An old address and where it leads now. It counts only while no page is at the old address. */
export const Redirect = z.object({
  /** Path on the site in the spelling of `spelledOnce`. */
  from: z.string(),
  /** Path on the site, with or without query and fragment, or a whole `http(s)` address. */
  to: z.string(),
});
export type Redirect = z.infer<typeof Redirect>;

const decoded = (path: string) => {
  try {
    return decodeURI(path);
  } catch {
    return path; // a stray percent sign: kept as it is
  }
};

/** The one spelling of a path in which old addresses are kept and looked up: small letters, single slashes, none at its end. */
export function spelledOnce(path: string): string {
  const { pathname } = new URL(`/${path.replace(/^\/+/, '')}`, 'http://site');
  const low = decoded(pathname).toLowerCase();
  return encodeURI(low)
    .replace(/%25/g, '%')
    .replace(/\/+/g, '/')
    .replace(/(.)\/$/, '$1');
}
