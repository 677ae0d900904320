import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import PQueue from 'p-queue';
import type { Endpoint } from 'payload';
import sharp from 'sharp';
import { env } from '../../base/env';
import { forEditors, refusal } from '../../base/for-editors';
import { perProcess } from '../../base/per-process';
import { mediaFiles } from '../../files/media-files';

/** Sharp on the cards of the library, which are at most 240 CSS pixels wide. */
const SIZE = 480;
const folder = resolve(env.dataDir, 'thumbnails');

/** One at a time: a page of the library asks for many at once. */
const queue = perProcess('pictures.thumbnails', () => new PQueue({ concurrency: 1 }));

async function make(filename: string, file: string): Promise<Buffer> {
  const small = await sharp(await mediaFiles.read(filename), { limitInputPixels: 60_000_000 })
    .resize({ width: SIZE, height: SIZE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 76 })
    .toBuffer();
  await mkdir(folder, { recursive: true });
  await writeFile(`${file}.${process.pid}`, small);
  await rename(`${file}.${process.pid}`, file);
  return small;
}

/** A small copy of a stored picture, made once for each state of its file. */
async function thumbnail(filename: string): Promise<Buffer | undefined> {
  const found = await mediaFiles.find(filename);
  if (!found) return undefined;
  const file = resolve(folder, `${filename}.${found.modified.getTime().toString(36)}.webp`);
  return readFile(file).catch(() => queue.add(() => make(filename, file)));
}

/** `GET /payload-api/media/:id/thumbnail`: the library shows many photographs at once, too heavy as they are. */
export const thumbnailEndpoint: Endpoint = {
  path: '/:id/thumbnail',
  method: 'get',
  handler: forEditors(async (req) => {
    const id = Number(req.routeParams?.id);
    const where = { id: { equals: Number.isInteger(id) ? id : 0 } };
    const { docs } = await req.payload.find({ collection: 'media', where, limit: 1, depth: 0, trash: true });
    const { filename, mimeType } = docs[0] ?? {};
    if (!filename || !mimeType?.startsWith('image/')) return refusal(404, 'There is no such picture.');
    const bytes = await thumbnail(filename).catch(() => undefined);
    if (!bytes) return refusal(404, 'There is no such file.');
    const headers = { 'content-type': 'image/webp', 'cache-control': 'private, max-age=31536000, immutable' };
    return new Response(new Uint8Array(bytes), { headers });
  }),
};
