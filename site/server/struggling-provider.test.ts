import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { starterSettings } from 'contract/catalogue';
import { afterEach, expect, it, vi } from 'vitest';
import { startStandIn } from '../../tests/kit/stand-in-provider';
import { siteWith } from './testing/site';

const DEADLINE_MS = 300;
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A provider that accepts every request and answers none until it is fixed. */
async function hangingProvider() {
  const held: ServerResponse[] = [];
  const state = { hangs: true, asked: 0, url: '' };
  const server = createServer((request, response) => {
    state.asked += 1;
    request.resume();
    if (state.hangs) held.push(response);
    else response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  closing.push(() => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  });
  return state;
}

async function scratch() {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  closing.push(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** A file of settings, of a company that is not the starter's. */
async function settingsFile() {
  const file = join(await scratch(), 'settings.json');
  await writeFile(file, JSON.stringify({ ...starterSettings, brand: 'Own Cleaning', phone: '1800 000 001' }));
  return file;
}

async function openSite(variables: Record<string, string>, folder?: string) {
  const dataDir = folder ?? (await scratch());
  const site = await siteWith({ DATA_DIR: dataDir, ...variables });
  closing.push(site.close);
  return site;
}

it('shows a change soon although the first call after it failed, without another publish signal', async () => {
  const provider = await startStandIn();
  closing.push(() => provider.close());
  const site = await openSite({ API_URL: provider.url, PUBLISH_SECRET: 'shared' });
  const home = async () => (await site.app.request('/')).text();
  expect(await home()).toContain('Happy customers');

  provider.faults.set('/statbox', 'fails');
  const signal = await site.app.request('/_publish', {
    method: 'POST',
    headers: { authorization: 'Bearer shared', 'content-type': 'application/json' },
    body: JSON.stringify({ calls: ['statBoxes'] }),
  });
  expect(signal.status).toBe(204);
  await vi.waitFor(() => expect(provider.asked.filter((path) => path === '/statbox').length).toBeGreaterThan(1));
  expect(await home(), 'the last known content').toContain('Happy customers');

  provider.faults.set('/statbox', 'empty'); // it works again, and the owner had removed the section
  await vi.waitFor(async () => expect(await home()).not.toContain('Happy customers'), { timeout: 15_000, interval: 100 });
}, 30_000);

it('waits for a hanging provider no longer than its deadline, then opens the breaker, and recovers by itself (R-WIRE-15)', async () => {
  const provider = await hangingProvider();
  const site = await openSite({
    API_URL: provider.url,
    PROVIDER_DEADLINE_MS: String(DEADLINE_MS),
    SITE_SETTINGS: await settingsFile(),
    PUBLISH_SECRET: 'shared',
  });
  const visit = async (path: string) => (await site.app.request(path)).status;
  const headers = { authorization: 'Bearer shared' };
  const ready = async () => (await site.app.request('/readyz', { headers })).json() as Promise<Record<string, unknown>>;
  const lead = (name: string) =>
    site.app.request('/api/contact-submit', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name,
        email: 'visitor@example.com',
        phone: '0400 000 000',
        city: 'Adelaide',
        address: '1 Example Street',
        captcha: '10',
      }),
    });

  expect(await visit('/')).toBe(200);
  expect(await visit('/about-us')).toBe(200);
  expect(await ready()).toMatchObject({ ok: true, degraded: ['provider'], provider: expect.stringContaining('spared') });

  // Open: pages and leads are answered without the provider. It gets one probe at a time, each until its timeout.
  const [askedBefore, start] = [provider.asked, performance.now()];
  for (const path of ['/faq-page', '/contact-us', '/blog', '/free-quote', '/service/oven-cleaning'])
    expect(await visit(path)).toBe(200);
  for (const name of ['Ada', 'Ben', 'Cleo', 'Dan']) expect((await lead(name)).status).toBe(200);
  const seconds = (performance.now() - start) / 1000;
  expect(provider.asked - askedBefore).toBeLessThanOrEqual(1 + seconds);
  const body = await site.metrics.registry.metrics();
  expect(body).toMatch(/site_provider_call_duration_seconds_count\{[^}]*outcome="spared"[^}]*\} [1-9]/);
  expect(body).toMatch(/^site_spool_waiting 4$/m);

  // Fixed: recovery is noticed without any visitor.
  provider.hangs = false;
  await vi.waitFor(async () => expect(await ready()).toMatchObject({ degraded: [], provider: 'ok' }), {
    timeout: 60_000,
    interval: 100,
  });
}, 120_000);

const EVERY_KIND = ['/', '/contact-us', '/blog', '/service/oven-cleaning', '/nowhere', '/sitemap.xml', '/manifest.webmanifest'];

it('answers 503 at a first start without the provider, and shows no sample company (R-WIRE-17)', async () => {
  const provider = await startStandIn();
  closing.push(() => provider.close());
  const folder = await scratch();
  const site = await openSite({ API_URL: provider.url }, folder);
  const ready = async () => (await site.app.request('/readyz')).status;

  provider.faults.set('/', 'fails');
  for (const path of EVERY_KIND) {
    const answer = await site.app.request(path);
    expect([path, answer.status]).toEqual([path, 503]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).not.toMatch(/Larkwell|975 ?707/);
  }
  expect(await ready()).toBe(503);
  provider.faults.delete('/');

  // The provider is there: nobody has to start the site again.
  await vi.waitFor(async () => expect((await site.app.request('/')).status).toBe(200), { timeout: 60_000, interval: 100 });
  expect(await ready()).toBe(200);

  // Another start, without the provider: what was known is shown.
  provider.faults.set('/', 'fails');
  const again = await openSite({ API_URL: provider.url }, folder);
  expect((await again.app.request('/')).status).toBe(200);
  expect((await again.app.request('/readyz')).status).toBe(200);
});

it('shows the company of SITE_SETTINGS before the provider has ever answered (R-WIRE-17)', async () => {
  const provider = await startStandIn();
  closing.push(() => provider.close());
  provider.faults.set('/', 'fails');
  const site = await openSite({ API_URL: provider.url, SITE_SETTINGS: await settingsFile() });
  const answer = await site.app.request('/');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('1800 000 001');
});
