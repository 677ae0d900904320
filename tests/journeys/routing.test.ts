import { describe, expect, inject, it } from 'vitest';
import { obfuscated } from '../kit/cloudflare';
import { PAGE_SHAPES } from '../kit/page-shapes';
import { send } from '../kit/raw-http';

const site = inject('siteUrl');
/** SITE_URL when nobody sets one. */
const origin = `http://localhost:${new URL(site).port}`;
const canonicalIn = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
const get = (path: string, init: RequestInit = {}) => fetch(site + path, { redirect: 'manual', ...init });

describe('footer links to old addresses (R-ROUTE-7)', () => {
  it.each([
    ['/about', '/about-us/'],
    ['/faq', '/faq-page'],
    ['/house-cleaning', '/service/house-cleaning'],
    ['/commercial-cleaning', '/service/commercial-cleaning'],
    ['/window-cleaning', '/service/window-cleaning'],
    ['/oven-cleaning', '/service/oven-cleaning'],
    ['/carpet-steam-cleaning', '/service/carpet-cleaning'],
  ])('%s redirects to %s permanently', async (from, to) => {
    const response = await get(from);
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(to);
    expect((await get(to)).status).toBe(200);
  });
});

it.each(PAGE_SHAPES)('%s keeps its e-mail addresses behind Cloudflare (R-RUN-49)', async (path) => {
  const html = await (await get(path)).text();
  expect(html).toMatch(/href="mailto:[^"]+@/);
  expect(obfuscated(html)).toBe(html);
  expect(obfuscated(html.replace('<!--email_off-->', ''))).not.toBe(html);
});

describe('the route table', () => {
  it.each([
    '/',
    '/about-us/',
    '/adelaide-service',
    '/melbourne-service',
    '/contact-us',
    '/faq-page',
    '/blog',
    '/free-quote',
    '/service/oven-cleaning',
    '/Header',
  ])('%s answers with and without a trailing slash and names one canonical form (R-ROUTE-8, R-HEAD-6)', async (path) => {
    const bare = path === '/' ? '/' : path.replace(/\/$/, '');
    for (const form of [bare, `${bare === '/' ? '' : bare}/`]) {
      const response = await get(form);
      expect(response.status).toBe(200);
      expect(canonicalIn(await response.text())).toBe(origin + path);
    }
  });

  it('a path in the wrong case redirects to the right one (R-ROUTE-9)', async () => {
    for (const [wrong, right] of [
      ['/header', '/Header'],
      ['/ABOUT-us', '/about-us/'],
      ['/Service/Oven-Cleaning', '/service/oven-cleaning'],
      ['/Adelaide-Service', '/adelaide-service'],
      ['/GoogleAddressSuggestion', '/googleaddressSuggestion'],
    ] as const) {
      const response = await get(wrong);
      expect([wrong, response.status, response.headers.get('location')]).toEqual([wrong, 308, right]);
    }
  });

  it('another spelling redirects to the canonical path, with its query (R-ROUTE-10)', async () => {
    for (const [wrong, right] of [
      ['/service/%65nd-of-lease-cleaning', '/service/end-of-lease-cleaning'],
      ['/blog-details/01?utm_source=x', '/blog-details/1?utm_source=x'],
      ['/blog-details//1/', '/blog-details/1/'],
      ['//contact-us', '/contact-us'],
      ['/%66ree-quote?service=oven-cleaning', '/free-quote?service=oven-cleaning'],
    ] as const) {
      const response = await get(wrong);
      expect([wrong, response.status, response.headers.get('location')]).toEqual([wrong, 308, right]);
      const data = await get(`/_data${wrong}`);
      expect([wrong, data.status]).toEqual([wrong, 204]);
    }
  });

  it('a quote page for an unknown service or city is the plain quote page (R-ROUTE-16)', async () => {
    const etags = ['', '?service=nothing', '?city=nowhere&service='].map(async (query) => {
      const response = await get(`/free-quote${query}`);
      return [response.status, response.headers.get('etag')];
    });
    const [plain, ...others] = await Promise.all(etags);
    expect(others).toEqual([plain, plain]);
    expect((await get('/free-quote?service=oven-cleaning&city=nowhere')).headers.get('etag')).toBe(
      (await get('/free-quote?service=oven-cleaning')).headers.get('etag'),
    );
  });

  it.each([
    '/nothing',
    '/service/nothing',
    '/service/oven-cleaning/more',
    '/blog-details/999999',
    '/blog?page=99',
    '/blog?page=x',
    '/geelong-service',
  ])('%s is a real 404 with the services and the phone link (R-ROUTE-11, R-ROUTE-12, R-ROUTE-13)', async (path) => {
    const response = await get(path);
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toContain('href="tel:');
    expect(html).toContain('href="/service/house-cleaning');
    expect(html).toContain('noindex');
    expect(html).toMatch(/rel="canonical" href="http:\/\/[\w.:]+\/"/);
  });

  it.each(['/api/faqs/category/%00', '/api/faqsubservices/subservice/a%00', '/api/blog-details-by-blog/%00'])(
    '%s is a bad request with a reason',
    async (path) => {
      const response = await get(path);
      expect([response.status, await response.json()]).toEqual([
        400,
        { message: expect.stringMatching(/^\w+: must not hold NUL$/) },
      ]);
    },
  );

  it('the first page of the blog has one URL (R-ROUTE-13, R-HEAD-7)', async () => {
    const first = await get('/blog?page=1');
    expect([first.status, first.headers.get('location')]).toEqual([308, '/blog']);
    const second = await (await get('/blog?page=2')).text();
    expect(second).toMatch(/<title>[^<]*page 2/i);
    expect(second).toMatch(/rel="canonical" href="[^"]*\/blog\?page=2"/);
  });

  it('keeps the test screens and the shared parts out of search engines (R-ROUTE-15)', async () => {
    const sitemap = await (await get('/sitemap.xml')).text();
    for (const path of ['/googleaddress', '/googleaddressSuggestion', '/Header', '/Footer']) {
      const html = await (await get(path)).text();
      expect(html).toMatch(/<meta name="robots" content="noindex/);
      expect(sitemap).not.toContain(`${path}<`);
    }
  });

  it('ignores query parameters that a page does not declare', async () => {
    const [plain, tracked] = await Promise.all([get('/contact-us'), get('/contact-us?utm_source=x')]);
    expect(tracked.headers.get('etag')).toBe(plain.headers.get('etag'));
  });

  it('never trusts the Host header (R-HEAD-6)', async () => {
    // An address that no other test asks for, so that its page is rendered for this request.
    const target = '/suburb-check?suburb=Nobody+Asked';
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    const { status, body } = await send(site, { method: 'GET', target, headers, body: '' });
    expect(status).toBe(200);
    expect(canonicalIn(body)).toBe(`${origin}/suburb-check`);
    expect(body).not.toContain('evil.example');
  });
});

describe('files for machines', () => {
  it('lists every indexable page once in the sitemap, each answering 200', async () => {
    const sitemap = await (await get('/sitemap.xml')).text();
    const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url.replaceAll('&#38;', '&')));
    expect(new Set(paths.map(String)).size).toBe(paths.length);
    expect(paths.length).toBeGreaterThanOrEqual(8 + 22 + 12);
    for (const { pathname, search } of paths)
      expect([pathname + search, (await get(pathname + search)).status]).toEqual([pathname + search, 200]);
  });

  it('serves robots, feed, manifest and its icons', async () => {
    expect(await (await get('/robots.txt')).text()).toContain('/sitemap.xml');
    const feed = await (await get('/feed.xml')).text();
    expect(feed.match(/<item>/g)?.length).toBeGreaterThanOrEqual(12);
    const manifest = (await (await get('/manifest.webmanifest')).json()) as { icons: { src: string }[] };
    for (const icon of manifest.icons) expect((await get(icon.src)).headers.get('content-type')).toBe('image/png');
    for (const icon of ['/favicon.ico', '/icon-512.png', '/apple-touch-icon.png', '/social.jpg'])
      expect([icon, (await get(icon)).status]).toEqual([icon, 200]);
  });
});

it('responds with 304 when unchanged, and compressed when requested', async () => {
  const first = await get('/', { headers: { 'accept-encoding': 'br' } });
  expect(first.headers.get('content-encoding')).toBe('br');
  const again = await get('/', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
});
