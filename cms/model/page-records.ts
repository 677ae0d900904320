import { withoutSlash } from 'contract/paths';

export const pagePaths = {
  home: '/',
  about: '/about-us/',
  'contact-page': '/contact-us',
  'quote-page': '/free-quote',
  'faq-page': '/faq-page',
  'blog-page': '/blog',
  privacy: '/privacy',
} as const;

export type PageRecord = keyof typeof pagePaths;

/** The global whose page has this route, which has no slash at its end. */
export const pageRecordOf = (route: string): PageRecord | undefined =>
  (Object.keys(pagePaths) as PageRecord[]).find((slug) => withoutSlash(pagePaths[slug]) === route);
