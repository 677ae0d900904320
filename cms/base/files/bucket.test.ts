import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startBucket } from '../../../tests/kit/s3-server';
import { getAll, putAll } from '../../operations/commands/backup/media-copy';
import { type Bucket, openBucket } from './bucket';
import { handleStorage } from './serve';

let server: Awaited<ReturnType<typeof startBucket>>;
let bucket: Bucket;
let folder: string;
beforeAll(async () => {
  server = await startBucket();
  bucket = openBucket(server.settings);
  folder = await mkdtemp(join(tmpdir(), 'media-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  server.objects.clear();
  Object.assign(server.state, { locked: false, aheadMs: 0 });
});

const get = (path: string, headers = {}) => handleStorage(new Request(`http://cms.test/storage/${path}`, { headers }), bucket);

it('a bucket is served like a folder: whole, in parts, and 404 for a missing file', async () => {
  await bucket.put('loop.mp4', Buffer.from('0123456789'), {});
  const whole = await get('loop.mp4');
  expect([whole.status, whole.headers.get('content-type'), await whole.text()]).toEqual([200, 'video/mp4', '0123456789']);
  const part = await get('loop.mp4', { range: 'bytes=2-4' });
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 2-4/10', '234']);
  expect((await get('loop.mp4', { 'if-none-match': whole.headers.get('etag') })).status).toBe(304);
  expect((await get('other.mp4')).status).toBe(404);
});

it('an object is not overwritten unless the caller asks for that', async () => {
  expect(await bucket.put('room.jpg', Buffer.from('first'), { type: 'image/jpeg' })).toBe(true);
  expect(await bucket.put('room.jpg', Buffer.from('second'), { type: 'image/jpeg' })).toBe(false);
  expect((await bucket.read('room.jpg')).toString()).toBe('first');
  expect(await bucket.put('room.jpg', Buffer.from('third'), { replace: true })).toBe(true);
  await bucket.remove('room.jpg');
  expect(await bucket.find('room.jpg')).toBeUndefined();
});

it('a failure of the bucket is reported, not taken for a missing file', async () => {
  server.state.fails = true;
  await expect(bucket.find('room.jpg')).rejects.toThrow();
  server.state.fails = false;
  await expect(openBucket({ ...server.settings, name: 'another' }).list()).rejects.toThrow('NoSuchBucket');
  const keys = { ...server.settings.keys, secretAccessKey: 'wrong' };
  await expect(openBucket({ ...server.settings, keys }).list()).rejects.toThrow('SignatureDoesNotMatch');
});

it('pictures are stored in a bucket with Object Lock, and a wrong clock is called that (R-RUN-22)', async () => {
  server.state.locked = true;
  expect(await bucket.put('room.jpg', Buffer.from('first'), { type: 'image/jpeg' })).toBe(true);
  server.state.aheadMs = 60 * 60_000;
  await expect(bucket.list()).rejects.toThrow('the clock of this machine is wrong');
});

it('a folder’s files are copied there and back, each once, and one with other content is replaced', async () => {
  await writeFile(join(folder, 'a.jpg'), 'first');
  await writeFile(join(folder, 'Küche (2).png'), 'second');
  expect(await putAll(folder, bucket)).toEqual({ files: 2, copied: 2 });
  expect(await putAll(folder, bucket)).toEqual({ files: 2, copied: 0 });
  expect(server.objects.get('a.jpg')?.type).toBe('image/jpeg');
  for (let n = 0; n < 25; n += 1) await bucket.put(`${n} & more.jpg`, Buffer.from('x'), {});
  expect((await bucket.list()).map(({ name }) => name)).toContain('24 & more.jpg');
  for (let n = 0; n < 25; n += 1) await bucket.remove(`${n} & more.jpg`);
  await writeFile(join(folder, 'a.jpg'), 'FIRST');
  expect(await getAll(bucket, folder)).toEqual({ files: 2, copied: 1 });
  expect(await readFile(join(folder, 'a.jpg'), 'utf8')).toBe('first');
  expect((await readdir(folder)).sort()).toEqual(['Küche (2).png', 'a.jpg']);
});
