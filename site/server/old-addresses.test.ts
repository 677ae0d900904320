import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clickIds } from 'contract/campaign';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StandIn, startStandIn } from '../../tests/kit/stand-in-provider';
import { siteWith, type TestedSite } from './testing/site';

const REDIRECTS = [
  { from: '/?p=61', to: '/blog' },
  { from: '/?p=62', to: 'https://shop.example/a?b=1#c' },
  { from: '/?p=64', to: '/?p=64' },
  { from: '/?lang=de&p=61', to: '/faq-page' },
  { from: '/page?id=3', to: '/contact-us' },
  { from: '/page', to: '/about-us' },
  { from: '/blog?page=2', to: '/faq-page' },
];

let standIn: StandIn;
let provider: Server;
let dataDir: string;
let site: TestedSite;
/** How often the redirects were asked for. */
let asked = 0;

beforeAll(async () => {
  standIn = await startStandIn();
  const own: Record<string, unknown> = { '/api/additions': { additions: ['redirects'] }, '/api/redirects': REDIRECTS };
  provider = createServer(async ({ url = '' }, response) => {
    const { pathname } = new URL(url, standIn.url);
    if (pathname === '/api/redirects') asked += 1;
    const answer = own[pathname] ? Response.json(own[pathname]) : await fetch(standIn.url + url);
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type }).end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
  dataDir = await mkdtemp(join(tmpdir(), 'site-'));
  site = await siteWith({ API_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`, DATA_DIR: dataDir });
});
afterAll(async () => {
  await site?.close();
  provider?.close();
  await standIn?.close();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

const get = async (path: string) => {
  const answer = await site.app.request(path);
  return { status: answer.status, to: answer.headers.get('location'), html: await answer.text() };
};

it.each([
  ['/?p=61', '/blog'],
  ['/?utm_source=mail&p=61&fbclid=x', '/blog?utm_source=mail&fbclid=x'],
  ['/?p=61&lang=de', '/faq-page'],
  ['/?p=62&x=y', 'https://shop.example/a?b=1&x=y#c'],
  ['/page?id=3', '/contact-us'],
  ['/Page/?id=3', '/contact-us'],
  ['/page?id=4', '/about-us?id=4'],
  ['/page', '/about-us'],
])('%s leads to %s (R-ROUTE-21)', async (path, to) => {
  expect(await get(path)).toMatchObject({ status: 308, to });
});

it.each(['/?p=63', '/?page_id=2&utm_source=x', '/?cat=1', '/?p=64', '/page-id?p=5'])(
  '%s is no page: nobody gets another thing than what the address named (R-ROUTE-21)',
  async (path) => {
    const { status, html } = await get(path);
    expect(status).toBe(404);
    expect(html).not.toContain('A cleaner home today');
  },
);

it('the data of such an address is no other page’s either', async () => {
  expect(await get('/_data/?p=61')).toMatchObject({ status: 308, to: '/blog' });
  expect((await get('/_data/?p=63')).status).toBe(204);
});

it('pages that read a query are not led away from', async () => {
  expect((await get('/blog?page=2')).status).toBe(200);
});

it('whatever else stands behind the home page’s address, it is the home page, made once (R-ROUTE-21)', async () => {
  const home = await get('/');
  const { pages } = site.cache.size();
  const before = asked;
  const marks = fc.constantFrom(...Object.keys(clickIds), 'utm_source', 'utm_campaign', 'FBCLID');
  const others = fc.constantFrom('_gl', 'mc_cid', 'ref', 'source', 'gad_source', 'p', 's', 'm', 'lang');
  const word = fc.stringMatching(/^[a-z][a-z0-9]{0,12}$/);
  const query = fc.array(fc.tuple(fc.oneof(marks, others, word), word), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(query, async (given) => {
      const { status, html } = await get(`/?${new URLSearchParams(given)}`);
      expect([status, html]).toEqual([200, home.html]);
    }),
  );
  expect(site.cache.size().pages).toBe(pages);
  expect(asked).toBe(before);
});
