import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from 'shared/replace-file';
import { PHOTOS_PREFIX } from '../../base/files/bucket';
import { bucket } from '../../base/files/media-files';
import { photosDir } from '../../base/process/env';
import { eachAlone } from '../../base/process/run-all';

export type PhotoSize = 'large' | 'small';

const nameOf = (file: string, size: PhotoSize) => `${file}${size === 'small' ? '-small' : ''}.jpg`;
const inBucket = (name: string) => PHOTOS_PREFIX + name;

async function write(name: string, data: Buffer): Promise<void> {
  if (bucket) {
    await bucket.put(inBucket(name), data, { type: 'image/jpeg' });
    return;
  }
  await mkdir(photosDir, { recursive: true, mode: 0o700 });
  await replaceFile(join(photosDir, name), (temporary) => writeFile(temporary, data, { mode: 0o600, flush: true }));
}

/** Stores a photo's files, which no public address shows; resolves with their random name. */
export async function writePhotoFiles(sizes: Record<PhotoSize, Buffer>): Promise<string> {
  const file = randomBytes(16).toString('hex');
  for (const size of ['small', 'large'] as const) await write(nameOf(file, size), sizes[size]);
  return file;
}

/** Rejects if there is none. */
export function readPhotoFile(file: string, size: PhotoSize): Promise<Buffer> {
  const name = nameOf(file, size);
  return bucket ? bucket.read(inBucket(name)) : readFile(join(photosDir, name));
}

async function removeFile(name: string): Promise<void> {
  if (bucket) await bucket.remove(inBucket(name));
  else await rm(join(photosDir, name), { force: true });
}

export async function removePhotoFiles(file: string | null | undefined): Promise<void> {
  if (!file) return;
  for (const size of ['large', 'small'] as const) await removeFile(nameOf(file, size));
}

async function allFiles(): Promise<{ name: string; writtenMs?: number }[]> {
  if (bucket) return bucket.list(PHOTOS_PREFIX);
  const names = await readdir(photosDir).catch(() => []);
  return Promise.all(
    names.map(async (name) => ({
      name,
      writtenMs: (await stat(join(photosDir, name)).catch(() => undefined))?.mtimeMs ?? Date.now(), // deleted meanwhile
    })),
  );
}

/** Deletes files that belong to no row, as a crash leaves them; those of the last hour may be on their way to one. */
export async function removeStrays(isKnown: (file: string) => boolean, now: Date): Promise<void> {
  await eachAlone(await allFiles(), async ({ name, writtenMs }) => {
    if (isKnown(name.slice(0, 32))) return;
    if (writtenMs === undefined ? await isNew(name, now) : now.getTime() - writtenMs < HOUR_MS) return;
    await removeFile(name);
  });
}

const HOUR_MS = 60 * 60_000;
const isNew = async (name: string, now: Date) => {
  const found = await bucket?.find(inBucket(name));
  return !found || now.getTime() - found.modified.getTime() < HOUR_MS;
};
