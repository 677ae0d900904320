import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { PIXELS_MAX } from 'contract/photo';
import PQueue from 'p-queue';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Endpoint } from 'payload';
import { boundFolder, noteUse } from 'shared/kept-files';
import { replaceFile } from 'shared/replace-file';
import sharp from 'sharp';
import { mediaFiles } from '../../base/files/media-files';
import { env } from '../../base/process/env';
import { perProcess } from '../../base/process/per-process';
import { sharedWork } from '../../base/process/shared-work';
import { forEditors, refusal } from '../../base/rights/for-editors';

/** Sharp on the cards of the library, which are at most 240 CSS pixels wide. */
const SIZE = 480;
/** Maximum bytes of all thumbnails; beyond it those looked at the longest ago are deleted. */
const MAX_BYTES = 256 * 1024 * 1024;
const MAKING_MS = 2 * 60_000;
const folder = resolve(env.dataDir, 'thumbnails');

/** One at a time: a page of the library asks for many at once. */
const queue = perProcess('pictures.thumbnails', () => new PQueue({ concurrency: 1 }));

async function make(filename: string, file: string): Promise<Buffer> {
  const small = await sharp(await mediaFiles.read(filename), { limitInputPixels: PIXELS_MAX })
    .resize({ width: SIZE, height: SIZE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 76 })
    .toBuffer();
  await mkdir(folder, { recursive: true });
  await replaceFile(file, (temporary) => writeFile(temporary, small));
  if (queue.size === 0) await boundFolder(folder, MAX_BYTES);
  return small;
}

async function thumbnail(filename: string): Promise<Buffer | undefined> {
  const found = await mediaFiles.find(filename);
  if (!found) return undefined;
  const file = resolve(folder, `${filename}.${found.modified.getTime().toString(36)}.webp`);
  const made = await readFile(file).catch(() => undefined);
  if (!made) return queue.add(() => sharedWork(MAKING_MS, `the thumbnail of ${filename}`, () => make(filename, file)));
  noteUse(file).catch(() => undefined); // only the order of deletion depends on it
  return made;
}

async function forget(filename: string | null | undefined): Promise<void> {
  const names = filename ? await readdir(folder).catch(() => []) : [];
  const gone = names.filter((name) => name.startsWith(`${filename}.`));
  await Promise.all(gone.map((name) => rm(resolve(folder, name), { force: true })));
}

/** A file that is not stored any more leaves no thumbnail. */
export const forgetReplaced: CollectionAfterChangeHook = ({ doc, previousDoc }) =>
  previousDoc?.filename === doc.filename ? undefined : forget(previousDoc?.filename);
export const forgetDeleted: CollectionAfterDeleteHook = ({ doc }) => forget(doc.filename);

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
