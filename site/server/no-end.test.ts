import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type StandIn, startStandIn } from '../../tests/kit/stand-in-provider';
import { hangingFetch } from '../base/testing/no-end';
import { siteWith, type TestedSite } from './testing/site';

let dir: string;
let provider: StandIn;
let site: TestedSite;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'no-end-'));
  provider = await startStandIn();
  site = await siteWith({
    API_URL: provider.url,
    DATA_DIR: dir,
    PROVIDER_DEADLINE_MS: '1000',
    PUBLISH_SECRET: 'shared',
    LEADS_PER_10_MIN: '100',
  });
});
afterEach(async () => {
  await site.close();
  await provider.close();
  await rm(dir, { recursive: true, force: true, maxRetries: 5 });
});

/** The socket that a request comes from. */
const BINDINGS = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
const status = async (path: string, init?: RequestInit) => (await site.app.request(path, init, BINDINGS)).status;
/** A native form; each name is another lead. */
const enquire = (name: string) =>
  status('/contact-us', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:3000' },
    body: new URLSearchParams({
      name,
      email: 'ada@example.com',
      phone: '0400 000 000',
      city: 'Adelaide',
      address: '1 Example Street',
      message: '',
      captcha: '10',
      asked: '1',
    }).toString(),
  });
const publish = () =>
  status('/_publish', {
    method: 'POST',
    headers: { authorization: 'Bearer shared', 'content-type': 'application/json' },
    body: JSON.stringify({ calls: ['settings', 'faqs', 'statBoxes'] }),
  });

it('answers everything again after five seconds in which no call to the provider ended (R-CONTENT-14)', async () => {
  expect([await status('/'), await status('/contact-us')]).toEqual([200, 200]);
  const goOn = hangingFetch();
  void publish();
  const end = performance.now() + 5000;
  const asked: Promise<number>[] = [];
  while (performance.now() < end) {
    asked.push(status('/sitemap.xml'), status('/faq-page'), status('/service/oven-cleaning'), status('/'), status('/nowhere'));
    asked.push(
      status('/api/testimonials'),
      status('/api/blogs?page=2&limit=3'),
      status('/storage/photo.jpg'),
      enquire(`Ada ${asked.length}`),
    );
    await sleep(500);
  }
  expect(goOn()).toBeGreaterThan(5);
  for (const code of await Promise.all(asked)) expect([200, 303, 404, 429, 503]).toContain(code);

  const well = { timeout: 30_000, interval: 100 };
  await vi.waitFor(async () => expect(await status('/readyz')).toBe(200), well);
  for (const path of ['/sitemap.xml', '/about-us', '/blog', '/service/roof-cleaning', '/api/testimonials', '/storage/photo.jpg'])
    await vi.waitFor(async () => expect([path, await status(path)]).toEqual([path, 200]), well);
  const headers = { authorization: 'Bearer shared' };
  const ready = async () =>
    (await (await site.app.request('/readyz', { headers })).json()) as { degraded: string[]; spool: { waiting: number } };
  await vi.waitFor(async () => expect(await ready()).toMatchObject({ degraded: [], spool: { waiting: 0 } }), {
    timeout: 90_000,
    interval: 200,
  });
  expect(await enquire('Zoe')).toBe(303);
  const names = provider.posted.map(({ body }) => body.name);
  expect(names).toContain('Zoe');
  expect(new Set(names).size, 'each enquiry once').toBe(names.length);
}, 180_000);
