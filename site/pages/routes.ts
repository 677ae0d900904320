import type { PageName } from './loaders.server';

/** Pages that have no route: `followed` is made by `follow/`, for one customer, and no browser ever draws it. */
export type AnyPage = PageName | 'followed';

export interface PageRoute {
  /** The path as R-ROUTE-1 writes it, which is also the canonical one. */
  path: string;
  page: PageName;
  /** Query parameters that change the page; all others are ignored. */
  query?: readonly string[];
  /** The form that may be posted to this path without JavaScript. */
  form?: 'contact' | 'quote';
  /** The kind of page that is looked for where the route's own has none. */
  otherwise?: PageName;
}

/** Every URL of the site, most specific first (R-ROUTE-1). */
export const routes: readonly PageRoute[] = [
  { path: '/', page: 'home', form: 'contact' },
  { path: '/about-us/', page: 'about' },
  { path: '/contact-us', page: 'contact', form: 'contact' },
  { path: '/faq-page', page: 'faq' },
  { path: '/blog', page: 'blog', query: ['page'] },
  { path: '/blog-details/:id', page: 'blogPost' },
  { path: '/free-quote', page: 'quote', query: ['service', 'city'], form: 'quote' },
  { path: '/service/:slug', page: 'service' },
  { path: '/privacy', page: 'privacy' },
  { path: '/suburb-check', page: 'suburbCheck', query: ['suburb'] },
  { path: '/googleaddress', page: 'addressWidget' },
  { path: '/googleaddressSuggestion', page: 'addressSuggestions' },
  { path: '/Header', page: 'header' },
  { path: '/Footer', page: 'footer' },
  { path: '/:city', page: 'city', form: 'contact', otherwise: 'own' },
  { path: '*', page: 'notFound' },
];

/** Footer links that redirect to other pages (R-ROUTE-7). */
export const redirects: Readonly<Record<string, string>> = {
  '/about': '/about-us/',
  '/faq': '/faq-page',
  '/house-cleaning': '/service/house-cleaning',
  '/commercial-cleaning': '/service/commercial-cleaning',
  '/window-cleaning': '/service/window-cleaning',
  '/oven-cleaning': '/service/oven-cleaning',
  '/carpet-steam-cleaning': '/service/carpet-cleaning',
};
