import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLog } from '../base/log';
import { PICTURE_WIDTHS } from '../pictures/picture-url';
import { Media } from './media';
import { createPictureMaker } from './picture-maker';
import { createPictures, type Pictures } from './pictures';
import { readyName } from './variant';

const SIZE = { width: 1700, height: 900 };
const WIDEST = Math.max(...PICTURE_WIDTHS);

let server: Server;
let dir: string;
let pictures: Pictures;
let photo: Buffer;
let lines: string[];

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pictures-'));
  lines = [];
  photo = await sharp({ create: { ...SIZE, channels: 3, background: '#2ec4b6' } })
    .jpeg()
    .toBuffer();
  server = createServer((_, response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const log = createLog((line) => lines.push(line));
  const mediaUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const media = new Media({ mediaUrl, dir: join(dir, 'media'), deadlineMs: 5000, log });
  pictures = createPictures({ media, dir: join(dir, 'pictures'), ready: join(dir, 'ready'), log });
});
afterEach(async () => {
  await pictures.idle();
  server.closeAllConnections();
  server.close();
  await rm(dir, { recursive: true, force: true });
});

/** Processes that make pictures. */
async function makers(): Promise<number[]> {
  const found = [];
  for (const thread of await readdir('/proc/self/task')) {
    const children = (await readFile(`/proc/self/task/${thread}/children`, 'utf8')).split(' ').filter(Boolean).map(Number);
    for (const pid of children)
      if ((await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).includes('picture-process')) found.push(pid);
  }
  return found;
}

const variant = async (width = 320) => (await pictures.variant('photo.jpg', width, 'webp'))?.file;

/** Another picture takes the path of the first, and its variant is made. */
async function replacePhoto() {
  photo = await sharp({ create: { ...SIZE, channels: 3, background: '#d00' } })
    .jpeg()
    .toBuffer();
  await rm(join(dir, 'media'), { recursive: true });
  await pictures.forget('photo.jpg');
  await variant();
  await pictures.idle();
}

it('variants are made by a separate process, which ends after the last one (R-RUN-1)', async () => {
  expect(await variant()).toBeUndefined();
  await expect.poll(makers).toHaveLength(1);
  await pictures.idle();
  const made = await variant();
  expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 320 });
  await expect.poll(makers).toEqual([]);
});

it('variants whose process is killed are missing, which is logged; the next request makes them (R-RUN-1)', async () => {
  await variant();
  await expect.poll(makers).toHaveLength(1);
  process.kill((await makers())[0] ?? 0, 'SIGKILL');
  await expect.poll(() => lines.join()).toMatch(/"picture variant not made".*SIGKILL/);
  expect(await variant()).toBeUndefined();
  await pictures.idle();
  expect(await variant()).toBeDefined();
  expect(lines).toHaveLength(1);
});

it('variants of a file that is not a picture are missing, which is logged', async () => {
  photo = Buffer.from('no picture');
  expect(await variant()).toBeUndefined();
  await pictures.idle();
  expect(await variant()).toBeUndefined();
  expect(lines.join()).toMatch(/picture variant not made.*unsupported image format/);
});

it('variants that cannot be made are tried three times, however often they are requested (R-PICTURE-11)', async () => {
  photo = Buffer.from('no picture');
  for (let n = 0; n < 10; n += 1) {
    expect(await variant()).toBeUndefined();
    await pictures.idle();
  }
  expect(lines).toHaveLength(3);
  await replacePhoto();
  expect(await variant()).toBeDefined();
});

it('variants of a picture that is taken down while they are made are not kept (R-PICTURE-11)', async () => {
  await variant(WIDEST);
  await expect.poll(makers).toHaveLength(1);
  await rm(join(dir, 'media'), { recursive: true });
  await pictures.forget('photo.jpg');
  await pictures.idle();
  expect(await readdir(join(dir, 'pictures'))).toEqual([]);
});

it('variants in the release are used for the same content only (R-RUN-2)', async () => {
  await mkdir(join(dir, 'ready'));
  await writeFile(join(dir, 'original'), photo);
  await writeFile(join(dir, 'ready', await readyName(join(dir, 'original'), 320, 'webp')), 'made before');
  await variant();
  await variant(WIDEST);
  await pictures.idle();
  expect(await readFile((await variant()) ?? '', 'utf8')).toBe('made before');
  expect(await sharp(await variant(WIDEST)).metadata()).toMatchObject({ width: WIDEST });

  await replacePhoto();
  expect(await sharp(await variant()).metadata()).toMatchObject({ width: 320 });
});

it.each([
  ['a photograph of nothing but noise', 3200, 2400],
  ['a tall one', 400, 1600],
  ['a small one', 60, 40],
])('the picture of a shared link %s is 1200 by 630 pixels and below 300 kB (R-HEAD-15)', async (_, width, height) => {
  photo = await sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })
    .jpeg({ quality: 95 })
    .toBuffer();
  const files = await Promise.all([pictures.shared('noise.jpg'), pictures.shared('noise.jpg')]);
  expect(files[0]).toBe(files[1]);
  const picture = await readFile(files[0] ?? '');
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(picture.length).toBeLessThan(300_000);
});

it('a shared link has no picture of a file that is not one (R-HEAD-15)', async () => {
  photo = Buffer.from('no picture');
  expect(await pictures.shared('none.jpg')).toBeUndefined();
});

it('gives up a variant that is never made, and makes the next (R-CONTENT-14)', async () => {
  const log = createLog((line) => lines.push(line));
  const file = join(dir, 'photo.jpg');
  await writeFile(file, photo);
  let isStuck = true;
  const original = () =>
    isStuck ? new Promise<never>(() => undefined) : Promise.resolve({ file, type: 'image/jpeg', bytes: 1 });
  const stuck = createPictures({ media: { original } as never, dir: join(dir, 'stuck'), log, endMs: 5000 });
  expect(await stuck.variant('photo.jpg', 320, 'webp')).toBeUndefined();
  await expect.poll(() => lines.join(), { timeout: 20_000 }).toContain('no end after 5000 ms');
  isStuck = false;
  await expect.poll(async () => (await stuck.variant('photo.jpg', 640, 'webp'))?.file, { timeout: 20_000 }).toContain('640.webp');
  await stuck.idle();
});

it('ends a process that never makes its picture, and starts another (R-CONTENT-14)', async () => {
  const file = join(dir, 'photo.jpg');
  await writeFile(file, photo);
  const maker = createPictureMaker(1); // no picture is made within a millisecond
  const variantOf = (width: number) => ({ from: file, to: join(dir, `${width}.webp`), width, format: 'webp' as const });
  await expect(maker.make(variantOf(320))).rejects.toThrow('no end after 1 ms');
  await expect.poll(makers).toEqual([]);
});
