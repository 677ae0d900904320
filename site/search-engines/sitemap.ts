import type { CityPage } from 'contract/city';
import { STARTER_LOOK } from 'contract/look';
import type { ServicePage } from 'contract/service-page';
import type { SiteSettings } from 'contract/settings';
import { paletteOf } from 'shared/palette';
import { allowedInXml } from 'shared/text';
import { LISTED_POSTS, newestPosts, POSTS_PER_PAGE, postPath } from '../content/blog';
import type { Reader } from '../content/content';
import { allOwnPages } from '../content/own-pages';
import { servicePath } from '../content/service';
import type { PostCard } from '../content/shapes';
import { iconVersion } from '../media/drawn-icons';
import { routes } from '../pages/routes';

const xml = (text: string) => allowedInXml(text).replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

const FIXED = routes.filter(
  (route) =>
    !/[:*]/.test(route.path) && !['header', 'footer', 'addressWidget', 'addressSuggestions', 'suburbCheck'].includes(route.page),
);

/** Paths of all indexable pages, as the route table writes them; a blog without posts is none. */
export async function indexablePaths(
  reader: Reader,
  content: { settings: SiteSettings; services: ServicePage[]; cities: CityPage[] },
): Promise<string[]> {
  const listed = await newestPosts(reader, LISTED_POSTS, content.settings.time_zone);
  const posts = listed ?? [];
  const additions = await reader.additions();
  const isThere = ({ page }: (typeof FIXED)[number]) =>
    (page !== 'privacy' || additions?.has('privacy')) && (page !== 'blog' || listed?.length !== 0);
  const pages = Math.ceil(posts.length / POSTS_PER_PAGE);
  return [
    ...FIXED.filter(isThere).map((route) => route.path),
    ...content.cities.map((city) => city.route),
    ...(await allOwnPages(reader)).filter(({ noindex }) => !noindex).map(({ route }) => route),
    ...content.services.map((page) => servicePath(page.slug)),
    ...Array.from({ length: Math.max(0, pages - 1) }, (_, index) => `/blog?page=${index + 2}`),
    ...posts.map((post) => post.href),
  ];
}

export const sitemapXml = (siteUrl: string, paths: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${paths
    .map((path) => `<url><loc>${xml(`${siteUrl}${path}`)}</loc></url>`)
    .join('\n')}\n</urlset>\n`;

export const robotsTxt = (siteUrl: string) =>
  `User-agent: *\nDisallow: /googleaddress\nDisallow: /Header\nDisallow: /Footer\nDisallow: /_data/\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;

export const feedXml = (siteUrl: string, settings: SiteSettings, posts: PostCard[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${xml(settings.brand)}</title><link>${siteUrl}/blog</link><description>${xml(settings.default_description)}</description><language>en-AU</language><atom:link href="${siteUrl}/feed.xml" rel="self" type="application/rss+xml"/>\n${posts
    .map((post) => {
      const link = `${siteUrl}${postPath(post.id)}`;
      const date = post.date.dateTime && `<pubDate>${new Date(post.date.dateTime).toUTCString()}</pubDate>`;
      return `<item><title>${xml(post.title)}</title><link>${link}</link><guid>${link}</guid>${date}<description>${xml(post.excerpt)}</description></item>`;
    })
    .join('\n')}\n</channel></rss>\n`;

export function webManifest({ brand, look = STARTER_LOOK }: SiteSettings) {
  const { paper, main } = paletteOf(look);
  return {
    name: brand,
    short_name: brand.split(' ')[0],
    start_url: '/',
    display: 'browser',
    background_color: paper,
    theme_color: main,
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png${iconVersion(look)}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  };
}
