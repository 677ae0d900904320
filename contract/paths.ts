/**
 * What stands directly below the site's root and is not a city: its pages, the redirects of its footer, and the folders and files
 * that its server answers. No city may be given such a path.
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
]);

/** A path without the slashes at its end; the home page's is one. */
export const withoutSlash = (path: string): string => path.replace(/\/+$/, '') || '/';

/** Whether the site itself answers at that path. Paths are compared without regard to case. */
export const isReservedPath = (path: string) => RESERVED_PATHS.has(withoutSlash(path.toLowerCase()));
