import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '../base/log';
import { hangingDisk, hangingFetch, inFalseTime } from '../base/testing/no-end';
import { isMediaPath, Media, Unfit } from './media';

const DEADLINE_MS = 1000;
let server: Server;
let dir: string;
let media: Media;
/** The provider's answer, and the number of requests it got. */
let answer: ((response: ServerResponse) => void) | undefined;
let asked: number;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'media-'));
  answer = undefined;
  asked = 0;
  server = createServer((request, response) => {
    asked += 1;
    if (answer) return answer(response);
    const type = request.url?.endsWith('.svg')
      ? 'image/svg+xml; charset=utf-8'
      : request.url === '/page.jpg'
        ? 'text/html'
        : 'image/jpeg';
    response.writeHead(200, { 'content-type': type });
    if (request.url === '/drawing.svg') return response.end('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 48"/>');
    if (request.url === '/large.svg') return response.end(`<svg><!--${'x'.repeat(600 * 1024)}--></svg>`);
    if (request.url !== '/endless.jpg') return response.end('bytes');
    const chunk = Buffer.alloc(1024 * 1024);
    const more = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on('drain', more);
    return more();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const log = createLog(() => undefined);
  media = new Media({ mediaUrl: `http://127.0.0.1:${port}`, dir, deadlineMs: DEADLINE_MS, sizeMs: DEADLINE_MS, log });
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(dir, { recursive: true, force: true });
});

it('caches a picture of the provider', async () => {
  expect(await media.original('photo.jpg')).toMatchObject({ type: 'image/jpeg', bytes: 5 });
});

it('keeps the most recently used files, within its limit (R-PICTURE-11)', async () => {
  answer = (response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(Buffer.alloc(40 * 1024 * 1024));
  const log = createLog(() => undefined);
  const mediaUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const small = new Media({ mediaUrl, dir, deadlineMs: DEADLINE_MS, maxKeptBytes: 100 * 1024 * 1024, log });
  for (const name of ['a', 'b', 'c', 'a', 'd', 'a', 'e']) await small.original(`${name}.jpg`);
  const kept = async () => {
    const names = (await readdir(dir)).filter((name) => !name.endsWith('.type'));
    return (await Promise.all(names.map(async (name) => (await stat(join(dir, name))).size))).reduce(
      (sum, size) => sum + size,
      0,
    );
  };
  await expect.poll(kept).toBe(80 * 1024 * 1024);
  asked = 0;
  await small.original('a.jpg');
  await small.original('e.jpg');
  expect(asked).toBe(0);
  expect((await readdir(dir)).length).toBe(4);
});

it('does not cache a file that was taken down during its download (R-PICTURE-11)', async () => {
  let finish = () => undefined as unknown;
  answer = (response) => {
    finish = () => response.writeHead(200, { 'content-type': 'image/jpeg' }).end('bytes');
  };
  const pending = media.original('photo.jpg');
  await expect.poll(() => asked).toBe(1);
  await media.forget('photo.jpg');
  finish();
  await pending;
  await expect.poll(() => readdir(dir)).toEqual([]);
});

it.each(['endless.jpg', 'no-drawing.svg', 'large.svg', 'page.jpg'])('does not cache %s', async (path) => {
  await expect(media.original(path)).rejects.toThrow(Unfit);
  expect(await readdir(dir)).toEqual([]);
});

it('caches a drawing, and reads its size without rendering it', async () => {
  expect(await media.original('drawing.svg')).toMatchObject({ type: 'image/svg+xml' });
  expect(await media.sizeOf('drawing.svg')).toEqual({ width: 64, height: 48 });
});

it.each([
  '../secret',
  'a/../b.jpg',
  '.hidden.jpg',
  'a//b.jpg',
  '/etc/passwd',
  'a\\b.jpg',
  'a\0.jpg',
  '',
  `${'a'.repeat(301)}.jpg`,
])('rejects %j as the path of a picture', async (path) => {
  expect(isMediaPath(path)).toBe(false);
  expect(await media.original(path)).toBeUndefined();
});

describe('with a failing provider', () => {
  const fetchMany = async (count: number) => {
    const why = [];
    for (let n = 0; n < count; n += 1)
      why.push(
        await media.original(`${n}.jpg`).then(
          () => 'there',
          (error: Error) => error.message,
        ),
      );
    return why;
  };

  it.each<[string, (response: ServerResponse) => void]>([
    ['hangs', () => undefined],
    ['fails', (response) => response.writeHead(500).end()],
  ])('that %s: waits no longer than the deadline, then opens the breaker, and recovers with it', async (_, behaviour) => {
    answer = behaviour;
    const start = performance.now();
    await fetchMany(9);
    const ms = performance.now() - start;
    expect(asked).toBeLessThanOrEqual(5 + ms / 1000); // apart from probes
    expect(media.degraded()).toBe(true);
    answer = undefined;
    await expect.poll(() => media.degraded(), { timeout: 20_000 }).toBe(false);
    expect(await media.original('later.jpg')).toMatchObject({ bytes: 5 });
  });

  it('calls again at once for a picture that the provider has just announced', async () => {
    answer = (response) => response.writeHead(503).end();
    await fetchMany(5);
    answer = undefined;
    expect(await fetchMany(1)).toEqual([expect.stringContaining('spared')]);
    await media.forget('new.jpg');
    expect(await media.original('new.jpg')).toMatchObject({ bytes: 5 });
  });

  it('does not open the breaker for files that are missing or not pictures', async () => {
    answer = (response) => response.writeHead(404).end();
    await fetchMany(6);
    answer = (response) => response.writeHead(403).end();
    await fetchMany(6);
    answer = (response) => response.writeHead(200, { 'content-type': 'text/html' }).end();
    await fetchMany(6);
    expect(asked).toBe(18);
    expect(media.degraded()).toBe(false);
  });

  it('delays no page for the size of a picture whose body does not end', async () => {
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#2ec4b6' } })
      .jpeg()
      .toBuffer();
    let finish = () => undefined as unknown;
    answer = (response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg' });
      response.write(picture.subarray(0, 100));
      finish = () => response.end(picture.subarray(100));
    };
    expect(await media.sizeOf('slow.jpg')).toBeUndefined();
    finish();
    await expect.poll(() => media.sizeOf('slow.jpg')).toEqual({ width: 40, height: 30 });
  });
});

describe('when something never ends (R-CONTENT-14)', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const original = (path: string) => media.original(path, true).catch((error: Error) => error.message);

  it('gives up a file that never comes, also for all who wait, and fetches the next', async () => {
    const goOn = hangingFetch();
    const waiting = Promise.all(Array.from({ length: 12 }, (_, n) => original(`${n % 6}.jpg`)));
    for (const why of await inFalseTime(waiting)) expect(why).toMatch(/no end after|spared/);
    goOn();
    vi.useRealTimers();
    await vi.waitFor(async () => expect(await original('photo.jpg')).toMatchObject({ bytes: 5 }), { timeout: 20_000 });
  });

  it.each(['mkdir', 'writeFile', 'rename', 'stat'] as const)(
    'gives up a disk that never answers (%s), and what comes late',
    async (step) => {
      const disk = hangingDisk([step]);
      const waiting = Promise.all([original('photo.jpg'), original('photo.jpg'), media.sizeOf('photo.jpg')]);
      const [first, second, size] = await inFalseTime(waiting);
      expect([first, second, size]).toEqual([expect.stringContaining('no end'), expect.stringContaining('no end'), undefined]);
      await media.forget('photo.jpg');
      disk.goOn();
      vi.useRealTimers();
      await new Promise((done) => setTimeout(done, 100));
      expect(
        (await readdir(dir).catch(() => [])).filter((name) => !name.endsWith('.type')),
        'what was forgotten stays so',
      ).toEqual([]);
      expect(await original('photo.jpg')).toMatchObject({ bytes: 5 });
    },
  );
});
