import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLog } from '../base/log';
import { PICTURE_WIDTHS } from '../pictures/picture-url';
import { Media } from './media';
import { mediaRoutes } from './media-routes';
import { createPictures, type Pictures } from './pictures';

const log = createLog(() => undefined);
let server: Server;
let dir: string;
let app: Hono;
let pictures: Pictures;
let asked: string[];

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'media-routes-'));
  asked = [];
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2ec4b6' } })
    .jpeg()
    .toBuffer();
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/drawing.svg')
      return response
        .writeHead(200, { 'content-type': 'image/svg+xml' })
        .end('<svg width="40" height="30"><script>alert(1)</script></svg>');
    if (request.url === '/page.jpg')
      return response.writeHead(200, { 'content-type': 'text/html' }).end('<script>alert(1)</script>');
    if (request.url === '/prices.pdf') return response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7');
    if (!/^\/photo-\d+\.jpg$/.test(request.url ?? '')) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const mediaUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const media = new Media({ mediaUrl, dir: join(dir, 'media'), deadlineMs: 5000, log });
  pictures = createPictures({ media, dir: join(dir, 'pictures'), log, maxBytes: 40_000 });
  app = mediaRoutes({ media, pictures, log });
});
afterEach(async () => {
  await pictures.idle();
  server.closeAllConnections();
  server.close();
  await rm(dir, { recursive: true, force: true });
});

const get = async (path: string) => {
  const response = await app.request(path);
  await response.arrayBuffer();
  return response.status;
};
const made = () => readdir(join(dir, 'pictures')).catch(() => []);

it('a PDF is a download under its own name (R-FILE-1)', async () => {
  const response = await app.request('/storage/prices.pdf');
  expect(await response.text()).toBe('%PDF-1.7');
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="prices.pdf"');
});

it.each(['321', '0', '00320', '99999', '1e3', '-320', '320.5'])('makes no picture of width %s', async (width) => {
  expect(await get(`/pictures/${width}/photo-1.jpg.webp`)).toBe(404);
  await pictures.idle();
  expect(await made()).toEqual([]);
});

it.each([
  '/storage/..%2F..%2Fetc%2Fpasswd',
  '/storage/%2e%2e/secret.jpg',
  '/storage/.env',
  '/storage/a%5C..%5Cb.jpg',
  '/pictures/320/..%2F..%2Fsecret.jpg.webp',
  '/pictures/320/photo-1.jpg.png',
])('does not call the provider for %s', async (path) => {
  expect(await get(path)).toBe(404);
  expect(asked).toEqual([]);
});

it('keeps nothing of files that the provider does not have', async () => {
  for (const width of PICTURE_WIDTHS) expect(await get(`/pictures/${width}/no-such-${width}.jpg.avif`)).toBe(404);
  await pictures.idle();
  expect(await made()).toEqual([]);
  expect(await readdir(join(dir, 'media')).catch(() => [])).toEqual([]);
});

it('makes each variant once, and fetches its original once, however many request it', async () => {
  const [width] = PICTURE_WIDTHS;
  await Promise.all(Array.from({ length: 40 }, () => get(`/pictures/${width}/photo-1.jpg.webp`)));
  await pictures.idle();
  expect(await made()).toHaveLength(1);
  expect(asked).toEqual(['/photo-1.jpg']);
});

it('sends the WebP, for a few seconds, while its AVIF is being made', async () => {
  const asAvif = async () => {
    const response = await app.request('/pictures/320/photo-1.jpg.avif');
    const { format } = await sharp(await response.arrayBuffer()).metadata();
    return [response.headers.get('content-type'), format, response.headers.get('cache-control')?.split(',')[1]?.trim()];
  };
  await get('/pictures/320/photo-1.jpg.webp');
  await pictures.idle();
  expect(await asAvif()).toEqual(['image/webp', 'webp', 'max-age=10']);
  await pictures.idle();
  expect(await asAvif()).toEqual(['image/avif', 'heif', 'max-age=86400']);
});

it('keeps no more than its share of the disk, whatever is requested', async () => {
  for (let photo = 0; photo < 12; photo += 1)
    for (const width of PICTURE_WIDTHS) await get(`/pictures/${width}/photo-${photo}.jpg.webp`);
  await pictures.idle();
  const bytes = async () => {
    const gone = () => ({ size: 0 });
    const sizes = (await made()).map(async (name) => (await stat(join(dir, 'pictures', name)).catch(gone)).size);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
  const end = performance.now() + 10_000;
  while ((await bytes()) > 40_000 && performance.now() < end) await new Promise((done) => setTimeout(done, 20));
  expect(await bytes()).toBeLessThanOrEqual(40_000);
  expect(await bytes()).toBeGreaterThan(0);
});

it('serves a drawing as a drawing, under a policy that lets nothing in it run, and makes no variants of it', async () => {
  const response = await app.request('/storage/drawing.svg');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
  const variant = await app.request('/pictures/320/drawing.svg.webp');
  expect([variant.status, variant.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect(variant.headers.get('content-security-policy')).toContain('sandbox');
  await pictures.idle();
  expect(await made()).toEqual([]);
});

it('answers 404 for a web page with the name of a picture', async () => {
  expect(await get('/storage/page.jpg')).toBe(404);
  expect(await get('/pictures/320/page.jpg.webp')).toBe(404);
});

it('serves an original in the size of a shared link, and 404 if there is none (R-HEAD-15)', async () => {
  const response = await app.request('/storage/photo-1.jpg?shared');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(await get('/storage/nothing.jpg?shared')).toBe(404);
  expect(await get('/storage/..%2F..%2Fsecret.jpg?shared')).toBe(404);
});

it('answers a variant’s ETag with 304, also after requests for others (R-PICTURE-11)', async () => {
  const path = '/pictures/320/photo-9.jpg.webp';
  const standing = await app.request(path);
  await standing.arrayBuffer();
  await pictures.idle();
  const made = await app.request(path);
  await made.arrayBuffer();
  const tag = made.headers.get('etag') ?? '';
  expect(tag).not.toBe(standing.headers.get('etag'));
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
    await get(path);
    expect((await app.request(path, { headers: { 'if-none-match': known } })).status).toBe(304);
  }
  expect((await app.request(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
});
