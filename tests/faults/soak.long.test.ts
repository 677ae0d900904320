import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { hostileRequest } from '../kit/hostile-requests';
import { type RawRequest, send } from '../kit/raw-http';
import { freePortPair, type Stack, startStack } from '../kit/stack';

const MINUTES = Number(process.env.SOAK_MINUTES ?? 10);
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
/** Strangers with one request each; a pause after each request bounds the load. */
const STRANGERS = 6;
const PAUSE_MS = 5;
/** A warm-up as heavy as the soak, so that heaps have reached their normal size. */
const WARM_MINUTES = 5;

let stack: Stack;
let metrics: string;
beforeAll(async () => {
  if (MINUTES === 0) return;
  const port = await freePortPair();
  metrics = `http://127.0.0.1:${port}/metrics`;
  stack = await startStack(inject('prepared'), {
    METRICS_PORT: String(port),
    LEADS_PER_10_MIN: '10',
    BACKUP_DIR: 'off', // a backup at five past the hour would count as growth
    NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, '../kit/collect-garbage.mjs'))}`,
  });
});
afterAll(() => stack?.stop());

const big = 'x'.repeat(200_000);
const json = { 'content-type': 'application/json' };
const oversized: fc.Arbitrary<RawRequest> = fc.oneof(
  fc.constantFrom('/api/contact-submit', '/api/service-booking', '/api/vitals', '/_publish', '/contact-us').map((target) => ({
    method: 'POST',
    target,
    headers: json,
    body: JSON.stringify({ page: big, name: big }),
  })),
  fc.constantFrom('/', '/api/contact-submit').map((target) => ({
    method: 'POST',
    target,
    headers: json,
    body: JSON.stringify({
      name: 'A',
      email: 'a@example.com',
      phone: '1',
      city: 'Adelaide',
      address: 'x',
      captcha: '10',
      page: 'x'.repeat(50_000),
    }),
  })),
  fc.tuple(fc.constantFrom('/', '/service/', '/api/meta-tag?route=', '/suburb-check?suburb='), fc.nat(99)).map(([path, n]) => ({
    method: 'GET',
    target: `${path}${'y'.repeat(6000)}${n}`,
    headers: { cookie: 'z'.repeat(6000) },
    body: '',
  })),
);

/** Without the write-ahead log, which grows to a few megabytes and is reused. */
async function bytesBelow(dir: string): Promise<number> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter((entry) => entry.isFile() && !/-(wal|shm)$/.test(entry.name))
    .map((entry) => stat(join(entry.parentPath, entry.name)).catch(() => ({ size: 0 })));
  return (await Promise.all(sizes)).reduce((sum, { size }) => sum + size, 0);
}

const gauge = async (name: string) =>
  Number(new RegExp(`^${name} ([\\d.e+]+)`, 'm').exec(await (await fetch(metrics)).text())?.[1]);

async function sitemap(): Promise<string[]> {
  const xml = await (await fetch(`${stack.site.url}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = '']) => {
    const { pathname, search } = new URL(at.replaceAll('&#38;', '&'));
    return pathname + search;
  });
}

/** Visits every page; returns the share served from the cache and the 95th percentile of the duration. */
async function visitAll(pages: string[]) {
  const misses = () => gauge('site_page_cache_total{result="miss"}'.replace(/[{}]/g, '\\$&'));
  const before = await misses();
  const times: number[] = [];
  for (const path of pages) {
    const start = performance.now();
    const response = await fetch(stack.site.url + path);
    await response.arrayBuffer();
    expect([path, response.status]).toEqual([path, 200]);
    times.push(performance.now() - start);
  }
  return {
    hits: 1 - ((await misses()) - before) / pages.length,
    p95: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0,
  };
}

async function attack(pages: string[], minutes: number, seed: number): Promise<number> {
  const end = Date.now() + minutes * 60_000;
  const requests = fc.oneof({ weight: 6, arbitrary: hostileRequest(pages) }, { weight: 1, arbitrary: oversized });
  let sent = 0;
  const stranger = async (number: number) => {
    for (let batch = 0; Date.now() < end; batch += 1)
      for (const request of fc.sample(requests, { seed: seed + number * 1_000_003 + batch, numRuns: 200 })) {
        if (Date.now() > end) return;
        await send(stack.site.url, request);
        sent += 1;
        await pause(PAUSE_MS);
      }
  };
  await Promise.all(Array.from({ length: STRANGERS }, (_, number) => stranger(number)));
  return sent;
}

it.skipIf(MINUTES === 0)(
  `keeps disk use, memory and cache hit rate after ${MINUTES} minutes of hostile traffic`,
  { timeout: (MINUTES + WARM_MINUTES + 5) * 60_000, retry: 0 },
  async () => {
    console.info(`soak: FUZZ_SEED=${SEED}`);
    const pages = await sitemap();
    const measure = async () => {
      await pause(5000);
      if (stack.site.pid) process.kill(stack.site.pid, 'SIGUSR2');
      const { hits, p95 } = await visitAll(pages);
      return {
        'data folder, MB': (await bytesBelow(stack.dataDir)) / 2 ** 20,
        'site, MB': (await gauge('process_resident_memory_bytes')) / 2 ** 20,
        'hits of real visitors': hits,
        'p95 of real visitors, ms': p95,
        'log of the site, MB': stack.site.output.length / 2 ** 20,
        'log of the back office, MB': stack.cms.output.length / 2 ** 20,
      };
    };
    await visitAll(pages);
    await attack(pages, WARM_MINUTES, SEED);
    const before = await measure();
    const sent = await attack(pages, MINUTES, SEED + 500_000_000);
    const after = await measure();
    console.info(`soak: ${sent} requests`);
    console.table(
      Object.fromEntries(
        Object.entries(after).map(([what, value]) => [what, { before: before[what as keyof typeof before], after: value }]),
      ),
    );
    for (const what of ['data folder, MB', 'site, MB'] as const) expect(after[what], what).toBeLessThan(before[what] * 1.1);
    expect(after['hits of real visitors']).toBeGreaterThanOrEqual(before['hits of real visitors'] * 0.9);
    // At most 300 lines per event and minute, each of limited length.
    expect(after['log of the site, MB'] - before['log of the site, MB']).toBeLessThan(MINUTES * 5);
  },
);
