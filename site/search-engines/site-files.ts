import { Hono } from 'hono';
import { newestPosts } from '../content/blog';
import type { ReadCompany } from '../content/company';
import { cachePolicy } from '../http/headers';
import { feedXml, indexablePaths, robotsTxt, sitemapXml, webManifest } from './sitemap';

const FEED_POSTS = 20;

export function siteFiles(readCompany: ReadCompany, siteUrl: string): Hono {
  const app = new Hono();
  const send = (body: string, type: string) =>
    new Response(body, { headers: { 'content-type': type, 'cache-control': cachePolicy.page } });

  app.get('/robots.txt', () => send(robotsTxt(siteUrl), 'text/plain; charset=utf-8'));
  app.get('/sitemap.xml', async () => {
    const { reader, ...content } = await readCompany('/sitemap.xml');
    return send(sitemapXml(siteUrl, await indexablePaths(reader, content)), 'application/xml; charset=utf-8');
  });
  app.get('/feed.xml', async () => {
    const { reader, settings } = await readCompany('/feed.xml');
    const posts = (await newestPosts(reader, FEED_POSTS, settings.time_zone)) ?? [];
    return send(feedXml(siteUrl, settings, posts), 'application/rss+xml; charset=utf-8');
  });
  app.get('/manifest.webmanifest', async () => {
    const { settings } = await readCompany('/manifest.webmanifest');
    return send(JSON.stringify(webManifest(settings)), 'application/manifest+json');
  });
  return app;
}
