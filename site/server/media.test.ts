import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from './log';
import { createMedia, isMediaPath, type Media } from './media';

let server: Server;
let dir: string;
let media: Media;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'media-'));
  server = createServer((request, response) => {
    const type = request.url === '/drawing.svg' ? 'image/svg+xml' : request.url === '/page.jpg' ? 'text/html' : 'image/jpeg';
    response.writeHead(200, { 'content-type': type });
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
  media = createMedia({ mediaUrl: `http://127.0.0.1:${port}`, dir, log: createLog(() => undefined) });
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(dir, { recursive: true, force: true });
});

it('keeps a picture of the provider', async () => {
  expect(await media.original('photo.jpg')).toMatchObject({ type: 'image/jpeg', bytes: 5 });
});

it.each(['endless.jpg', 'drawing.svg', 'page.jpg'])('does not keep %s', async (path) => {
  const before = await readdir(dir);
  await expect(media.original(path)).rejects.toThrow();
  expect(await readdir(dir)).toEqual(before);
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
])('takes %j for no path of a picture', async (path) => {
  expect(isMediaPath(path)).toBe(false);
  expect(await media.original(path)).toBeUndefined();
});
