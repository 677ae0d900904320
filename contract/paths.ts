/**
 * First path segments that are not cities: pages, the footer's redirects, and the folders and files that the server answers. No
 * city may take one of them.
 */
export const RESERVED_PATHS: ReadonlySet<string> = new Set([
  '/about',
  '/about-us',
  '/admin',
  '/api',
  '/assets',
  '/blog',
  '/blog-details',
  '/carpet-steam-cleaning',
  '/commercial-cleaning',
  '/contact-us',
  '/faq',
  '/faq-page',
  '/footer',
  '/free-quote',
  '/googleaddress',
  '/googleaddresssuggestion',
  '/header',
  '/healthz',
  '/house-cleaning',
  '/oven-cleaning',
  '/pictures',
  '/privacy',
  '/readyz',
  '/service',
  '/storage',
  '/suburb-check',
  '/window-cleaning',
  '/your-request',
]);

/** A path without trailing slashes; the home page's is one slash. */
export const withoutSlash = (path: string): string => path.replace(/(?<!\/)\/+$/, '') || '/';

/** Whether the site itself answers at that path, ignoring case. */
export const isReservedPath = (path: string) => RESERVED_PATHS.has(withoutSlash(path.toLowerCase()));
