import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type StandIn, startStandIn } from '../../tests/kit/stand-in-provider';
import { renderPage } from '../entry.server';
import { siteWith, type TestedSite } from './testing/site';

let dir: string;
let provider: StandIn;
let site: TestedSite;
/** Lets the page that hangs be drawn. */
let release: () => void = () => undefined;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'health-'));
  provider = await startStandIn();
  const held = new Promise<void>((done) => (release = done));
  site = await siteWith(
    { API_URL: provider.url, DATA_DIR: dir, PROVIDER_DEADLINE_MS: '20000', PUBLISH_SECRET: 'shared' },
    {
      async renderPage(path, data) {
        if (path === '/faq-page') await held;
        return renderPage(path, data);
      },
    },
  );
});
afterEach(async () => {
  vi.restoreAllMocks();
  release();
  await provider.close();
  await site.close();
  await rm(dir, { recursive: true, force: true, maxRetries: 5 });
});

async function readiness(headers: Record<string, string> = { authorization: 'Bearer shared' }) {
  const answer = await site.app.request('/readyz', { headers });
  const body = (await answer.json()) as {
    ok: boolean;
    degraded: string[];
    waiting: { page_ms: number; enquiry_ms: number; limit_ms: number };
  };
  return { status: answer.status, ...body };
}

/** Waits until `/readyz` counts it, then lets the clock by which it counts pass the limit. */
async function waitedTooLong(what: 'page_ms' | 'enquiry_ms') {
  await vi.waitFor(async () => expect((await readiness()).waiting[what]).toBeGreaterThan(0));
  const { limit_ms } = (await readiness()).waiting;
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + limit_ms);
  return limit_ms;
}

it('is not ready while a visitor waits for a page for longer than the limit (R-RUN-29)', async () => {
  expect(await readiness()).toMatchObject({ status: 200, ok: true, waiting: { page_ms: 0, enquiry_ms: 0 } });
  const asked = site.app.request('/faq-page');
  const limit = await waitedTooLong('page_ms');
  const { status, ok, degraded, waiting } = await readiness();
  expect([status, ok, degraded, waiting.enquiry_ms]).toEqual([503, false, ['pages'], 0]);
  expect(waiting.page_ms).toBeGreaterThan(limit);
  release();
  expect((await asked).status).toBe(200);
  expect(await readiness()).toMatchObject({ status: 200, degraded: [], waiting: { page_ms: 0 } });
});

it('is not ready while an enquiry waits for longer than the limit (R-RUN-29)', async () => {
  expect((await readiness()).status).toBe(200);
  provider.faults.set('/contact-submit', 'hangs');
  const fields = { name: 'Ada', email: 'ada@example.com', phone: '0400 000 000', city: 'Adelaide', address: '1 Example Street' };
  const sent = site.app.request('/api/contact-submit', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...fields, captcha: '10' }),
  });
  await waitedTooLong('enquiry_ms');
  expect(await readiness()).toMatchObject({ status: 503, degraded: ['enquiries'], waiting: { page_ms: 0 } });
  await provider.close(); // its call ends
  expect((await sent).status).toBe(200);
  expect((await readiness()).waiting.enquiry_ms).toBe(0);
});

it('tells strangers whether the site is well, and nothing else (R-SAFE-18)', async () => {
  const strangers = [{}, { authorization: 'Bearer wrong' }, { 'x-forwarded-for': '127.0.0.1' }] as Record<string, string>[];
  for (const headers of strangers) expect(await readiness(headers)).toEqual({ status: 200, ok: true, degraded: [] });
  void site.app.request('/faq-page');
  await waitedTooLong('page_ms');
  for (const headers of strangers) expect(await readiness(headers)).toEqual({ status: 503, ok: false, degraded: ['something'] });
  expect(await readiness()).toMatchObject({ status: 503, degraded: ['pages'], provider: 'ok', spool: { writable: true } });
  const open = await siteWith({ API_URL: provider.url, DATA_DIR: join(dir, 'open') });
  const answer = await open.app.request('/readyz', { headers: { authorization: 'Bearer undefined' } });
  expect(Object.keys((await answer.json()) as object)).toEqual(['ok', 'degraded']);
  await open.close();
});
