/** Paths that are the site's own whatever the owner writes, without a slash at their end: nothing else can be put there. */
export const ownPaths: readonly string[] = [
  '/',
  '/about-us',
  '/contact-us',
  '/faq-page',
  '/blog',
  '/free-quote',
  '/privacy',
  '/suburb-check',
  '/googleaddress',
  '/googleaddressSuggestion',
  '/Header',
  '/Footer',
  '/about',
  '/faq',
  '/house-cleaning',
  '/commercial-cleaning',
  '/window-cleaning',
  '/oven-cleaning',
  '/carpet-steam-cleaning',
  '/robots.txt',
  '/sitemap.xml',
  '/feed.xml',
  '/manifest.webmanifest',
  '/healthz',
  '/readyz',
];

/** First parts of paths below which the site keeps files and calls. */
export const ownFolders: readonly string[] = ['/api', '/assets', '/storage', '/pictures', '/_data'];
