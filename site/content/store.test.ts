import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '../base/log';
import { hangingDisk, inFalseTime } from '../base/testing/no-end';
import { inOrder } from '../leads/testing/scheduled-files';
import { NoRecord } from './no-record';
import { createProvider, ProviderFailure } from './provider';
import { ContentStore } from './store';

let dir: string;
let server: Server;
let asked: number;
let answer: (response: ServerResponse) => void;
let clock: number;
const lines: string[] = [];
const newLog = () => createLog((line) => lines.push(line));
let log = newLog();

const json =
  (body: unknown, status = 200) =>
  (response: ServerResponse) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'store-'));
  asked = 0;
  clock = 1_000_000;
  lines.length = 0;
  log = newLog(); // one that has counted no repeated event
  server = createServer((_, response) => {
    asked += 1;
    answer(response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  await rm(dir, { recursive: true, force: true, maxRetries: 5 }); // a copy that was held up may still be written
});

const open = (deadlineMs = 5000) => {
  const { port } = server.address() as AddressInfo;
  const provider = createProvider({ apiUrl: `http://127.0.0.1:${port}`, deadlineMs });
  return new ContentStore({ provider, dir, log, now: () => clock });
};

const post = (words: string) => ({ id: 1, title: 'Post', image: 'post.jpg', publish_date: '2026-09-01', description: words });

describe('content store', () => {
  it('joins the newest call for the same query, even if an older one ends before it', async () => {
    const held: ServerResponse[] = [];
    answer = (response) => held.push(response);
    const store = open(10_000);
    const older = store.get('reviewCount');
    await expect.poll(() => held.length).toBe(1);
    store.expire(['reviewCount']);
    clock += 1;
    const newer = store.get('reviewCount');
    await expect.poll(() => held.length).toBe(2);
    if (held[0]) json({ review_count: 1 })(held[0]);
    await older;
    clock += 120_000; // so that the older answer does not count
    const joined = store.get('reviewCount');
    if (held[1]) json({ review_count: 2 })(held[1]);
    expect([await newer, await joined]).toEqual([{ review_count: 2 }, { review_count: 2 }]);
    expect(asked).toBe(2);
  });

  it('keeps the newest answer on disk, whichever is written last', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.nat(30), { maxLength: 6 }), async (switches) => {
        const held: ServerResponse[] = [];
        answer = (response) => held.push(response);
        const store = open(10_000);
        const calls: Promise<unknown>[] = [];
        for (const count of [1, 2, 3]) {
          clock += 1;
          store.expire(['reviewCount']);
          clock += 1;
          calls.push(store.get('reviewCount'));
          await expect.poll(() => held.length).toBe(count);
        }
        await inOrder(switches, async () => {
          for (const [index, response] of held.entries()) json({ review_count: index })(response);
          await Promise.all(calls);
        });
        answer = json({}, 500);
        expect(await open().get('reviewCount')).toEqual({ review_count: 2 });
        expect(await readdir(dir)).toHaveLength(1);
      }),
      { numRuns: 25 },
    );
  });

  it('makes one call for many readers, and another after a publish signal', async () => {
    answer = json({ review_count: 150 });
    const store = open();
    await Promise.all([store.get('reviewCount'), store.get('reviewCount')]);
    await store.get('reviewCount');
    expect(asked).toBe(1);
    answer = json({ review_count: 151 });
    store.expire(['reviewCount']);
    clock += 1;
    expect(await store.get('reviewCount')).toEqual({ review_count: 151 });
    expect(asked).toBe(2);
  });

  it.each([
    ['fails', json({}, 500)],
    ['hangs', () => undefined],
    ['answers markup', (response: ServerResponse) => response.end('<html>')],
    ['answers another shape', json({ count: 3 })],
  ])('throws ProviderFailure when the provider %s and there is no copy', async (_, behaviour) => {
    answer = behaviour;
    await expect(open(150).get('reviewCount')).rejects.toThrow(ProviderFailure);
  });

  it('rejects an answer that is too long', async () => {
    const chunk = Buffer.alloc(1024 * 1024, ' ');
    let sent = 0;
    answer = (response) => {
      const more = () => {
        while (!response.destroyed && sent < 400) {
          sent += 1;
          if (!response.write(chunk)) return;
        }
        response.end('{"review_count":150}');
      };
      response.on('drain', more);
      more();
    };
    await expect(open(30_000).get('reviewCount')).rejects.toThrow('more than');
    expect(sent).toBeLessThan(60);
  });

  it('shows the last known content when the provider fails, also after a restart', async () => {
    answer = json({ review_count: 150 });
    await open().get('reviewCount');
    answer = json({}, 500);
    clock += 120_000;
    const restarted = open();
    expect(await restarted.get('reviewCount')).toEqual({ review_count: 150 });
    expect(restarted.degraded()).toBe(true);
    expect(lines.join('')).toContain('last known content');
  });

  it('recovers by itself once the provider answers again', async () => {
    answer = json({}, 500);
    const store = open();
    await expect(store.get('reviewCount')).rejects.toThrow();
    answer = json({ review_count: 7 });
    clock += 5000;
    expect(await store.get('reviewCount')).toEqual({ review_count: 7 });
    expect(store.degraded()).toBe(false);
  });

  it('notices by a probe that the provider answers again, though the probed answer is fresh', async () => {
    const additions = json({ additions: [] });
    answer = additions;
    const store = open();
    await store.get('additions');
    clock += 20_000;
    answer = json({ error: 'broken' }, 500);
    await store.get('reviewCount').catch(() => undefined);
    expect(store.degraded()).toBe(true);
    answer = additions;
    clock += 20_000; // less than an answer is fresh
    await store.probe();
    expect(store.degraded()).toBe(false);
  });

  it('distinguishes a record that does not exist from a failure', async () => {
    answer = json({}, 404);
    const store = open();
    await expect(store.get('subServiceIntro', { id: 99 })).rejects.toThrow(NoRecord);
    expect(store.degraded()).toBe(false);
  });

  it('keeps a bounded number of copies on disk, the newest', async () => {
    answer = json([]);
    const { port } = server.address() as AddressInfo;
    const provider = createProvider({ apiUrl: `http://127.0.0.1:${port}`, deadlineMs: 5000 });
    const store = new ContentStore({ provider, dir, log, limits: { copies: 20 } });
    for (let page = 1; page <= 60; page += 1) await store.get('blogs', { page, limit: 5 });
    const copies = (await readdir(dir)).length;
    expect(copies).toBeGreaterThanOrEqual(20);
    expect(copies).toBeLessThanOrEqual(23);
    answer = json({}, 500);
    const restarted = new ContentStore({ provider, dir, log });
    expect(await restarted.get('blogs', { page: 60, limit: 5 })).toEqual([]);
  });

  it('keeps a bounded number of bytes in memory and on disk, however many queries are invented', async () => {
    answer = json([post('Long. '.repeat(20_000))]);
    const { port } = server.address() as AddressInfo;
    const provider = createProvider({ apiUrl: `http://127.0.0.1:${port}`, deadlineMs: 5000 });
    const store = new ContentStore({ provider, dir, log, limits: { bytes: 2_000_000 } });
    for (let page = 1; page <= 60; page += 1) await store.get('blogs', { page, limit: 5 });
    const sizes = await Promise.all((await readdir(dir)).map(async (name) => (await stat(join(dir, name))).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_400_000);
    expect(sizes.length).toBeGreaterThan(10);
    expect(asked).toBe(60);
    await store.get('blogs', { page: 60, limit: 5 });
    expect(asked).toBe(60);
    await store.get('blogs', { page: 1, limit: 5 });
    expect(asked).toBe(61);
  });

  it('lets no visitor’s query evict the answers of the site’s pages, in memory or on disk (R-CONTENT-11)', async () => {
    answer = json([post('Ours.')]);
    const store = open(5000);
    await store.get('blogs', { page: 1, limit: 5 });
    const copies = await readdir(dir);
    answer = json([post('Long. '.repeat(20_000))]);
    for (let page = 2; page <= 400; page += 1) await store.getForVisitor('blogs', { page, limit: 5 });
    expect(await readdir(dir)).toEqual(copies);
    expect(store.peek('blogs', { page: 1, limit: 5 })).toEqual([post('Ours.')]);
    const before = asked;
    expect(await store.getForVisitor('blogs', { page: 1, limit: 5 })).toEqual([post('Ours.')]);
    await store.getForVisitor('blogs', { page: 400, limit: 5 });
    expect(asked).toBe(before);
    answer = json({}, 500);
    const restarted = open();
    expect(await restarted.getForVisitor('blogs', { page: 1, limit: 5 })).toEqual([post('Ours.')]);
    await expect(restarted.getForVisitor('blogs', { page: 2, limit: 5 })).rejects.toThrow(ProviderFailure);
    expect(restarted.degraded()).toBe(false);
  });

  it('deletes its copy of a record that is gone, whichever query found that', async () => {
    answer = json([]);
    await open().get('blogDetails', { id: '1' });
    expect(await readdir(dir)).toHaveLength(1);
    answer = json({}, 404);
    await expect(open().getForVisitor('blogDetails', { id: '1' })).rejects.toThrow(NoRecord);
    expect(await readdir(dir)).toEqual([]);
  });
});

describe('when something never ends (R-CONTENT-14)', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('gives up a call that all pages wait for, shows what was known, and asks again', async () => {
    const provider = createProvider({ apiUrl: 'http://127.0.0.1:9', deadlineMs: 100 });
    let read = async (): Promise<unknown> => ({ review_count: 1 });
    const store = new ContentStore({ provider: { ...provider, read: () => read() }, dir, log, now: () => clock });
    await store.get('reviewCount');
    clock += 120_000;
    read = () => new Promise(() => undefined);
    const waiting = Promise.all([store.get('reviewCount'), store.get('reviewCount'), store.get('faqs').catch(() => 'nothing')]);
    expect(await inFalseTime(waiting)).toEqual([{ review_count: 1 }, { review_count: 1 }, 'nothing']);
    expect(store.degraded()).toBe(true);
    clock += 120_000;
    read = async () => ({ review_count: 2 });
    expect(await store.get('reviewCount')).toEqual({ review_count: 2 });
  });

  it.each(['mkdir', 'writeFile', 'rename'] as const)('answers although its copy cannot be written (%s)', async (step) => {
    const counts = [1, 2, 3];
    const provider = createProvider({ apiUrl: 'http://127.0.0.1:9', deadlineMs: 100 });
    const read = async () => ({ review_count: counts.shift() });
    const store = new ContentStore({ provider: { ...provider, read }, dir, log, now: () => clock });
    const disk = hangingDisk([step]);
    expect(await inFalseTime(store.get('reviewCount'))).toEqual({ review_count: 1 });
    clock += 120_000;
    expect(await inFalseTime(store.get('reviewCount'))).toEqual({ review_count: 2 });
    disk.goOn();
    clock += 120_000;
    expect(await store.get('reviewCount')).toEqual({ review_count: 3 });
    // What was held up is written now, and leaves the newest.
    const copy = async () => JSON.parse(await readFile(join(dir, (await readdir(dir))[0] ?? ''), 'utf8')).value;
    await vi.waitFor(async () => expect([(await readdir(dir)).length, await copy()]).toEqual([1, { review_count: 3 }]));
  });

  it('does not wait for a copy that cannot be read', async () => {
    const provider = createProvider({ apiUrl: 'http://127.0.0.1:9', deadlineMs: 100 });
    const store = new ContentStore({ provider: { ...provider, read: () => Promise.reject(new Error('down')) }, dir, log });
    const disk = hangingDisk(['readFile']);
    await expect(inFalseTime(store.get('reviewCount'))).rejects.toThrow('down');
    disk.goOn();
  });
});
