/** Globals that are pages, with the routes that their calls name: without slash at the end. */
export const pagePaths = {
  home: '/',
  about: '/about-us',
  'contact-page': '/contact-us',
  'quote-page': '/free-quote',
  'faq-page': '/faq-page',
  'blog-page': '/blog',
  privacy: '/privacy',
} as const;

export type PageRecord = keyof typeof pagePaths;

/** The global whose page has this route. */
export const pageRecordOf = (route: string): PageRecord | undefined =>
  (Object.keys(pagePaths) as PageRecord[]).find((slug) => pagePaths[slug] === route);
