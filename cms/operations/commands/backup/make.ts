import { constants, copyFile, mkdir, open, readdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { create } from 'tar';
import { pathOf } from '../../../base/database/database-file';
import { type Bucket, PHOTOS_PREFIX } from '../../../base/files/bucket';
import { ifMissing } from './if-missing';
import { describeFiles, filesBelow, MANIFEST, type Manifest, PHOTOS } from './manifest';
import { getAll } from './media-copy';
import { takeSnapshot } from './snapshot';
import { copySpool } from './spool-copy';

export interface Source {
  dataDir: string;
  mediaDir: string;
  bucket?: Bucket;
  databaseUrl: string;
}

const SINGLE_FILES = ['gazetteer.csv'];
/** Bytes that must stay free on the disk. */
const SPARE_BYTES = 64 * 1024 * 1024;
/** Pictures are compressed already. */
const GZIP_LEVEL = 1;

const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

async function sizeOfMedia({ bucket, mediaDir, dataDir }: Source): Promise<number> {
  const below = async (folder: string) => Promise.all((await filesBelow(folder)).map((path) => sizeOf(join(folder, path))));
  const sizes = bucket
    ? [...(await bucket.list()), ...(await bucket.list(PHOTOS_PREFIX))].map(({ bytes }) => bytes)
    : [...(await below(mediaDir)), ...(await below(join(dataDir, PHOTOS)))];
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Throws Error when the disk of a folder has not so many bytes left, and some to spare. */
export async function checkRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const missing = bytes + SPARE_BYTES - bavail * bsize;
  if (missing > 0) throw new Error(`${folder} has too little room: ${Math.ceil(missing / 1024 / 1024)} MB more are needed`);
}

async function sizeOfSource(source: Source): Promise<number> {
  const database = ['', '-wal'].map((ending) => sizeOf(pathOf(source.databaseUrl) + ending));
  return (await Promise.all(database)).reduce((sum, size) => sum + size, await sizeOfMedia(source));
}

/** Copies a file, again if it changed meanwhile; a file deleted meanwhile is left out. */
async function copyWhole(from: string, to: string): Promise<void> {
  const versionOf = async () => {
    const { mtimeMs, size } = await stat(from);
    return `${mtimeMs} ${size}`;
  };
  for (let version = await versionOf(), copied = ''; copied !== version; version = await versionOf()) {
    await copyFile(from, to, constants.COPYFILE_FICLONE);
    copied = version;
  }
}

async function copyFolder(bucket: Bucket | undefined, prefix: string, from: string, to: string): Promise<void> {
  if (bucket) await getAll(bucket, to, prefix);
  else
    for (const path of await filesBelow(from)) {
      await mkdir(dirname(join(to, path)), { recursive: true });
      await copyWhole(join(from, path), join(to, path)).catch(ifMissing(undefined));
    }
}

/** Copies the spool before the database, so that a lead moving between them is in both rather than in neither. */
async function stage(source: Source, folder: string): Promise<Manifest> {
  const made_at = new Date().toISOString();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await copySpool(join(source.dataDir, 'spool'), join(folder, 'spool'));
  const contents = await takeSnapshot(source.databaseUrl, folder);
  await copyFolder(source.bucket, '', source.mediaDir, join(folder, 'media'));
  await copyFolder(source.bucket, PHOTOS_PREFIX, join(source.dataDir, PHOTOS), join(folder, PHOTOS));
  for (const name of SINGLE_FILES) {
    await copyWhole(join(source.dataDir, name), join(folder, name)).catch(ifMissing(undefined));
  }
  return { format: 1, made_at, ...contents, files: await describeFiles(folder) };
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Makes a backup of the running product: database, media, photos of enquiries, spool with receipts, gazetteer, and a manifest of hashes, in one file
 * that only its owner may read. Secrets are left out. The file appears only when complete.
 * @param target path of the archive, which must not exist
 */
export async function makeBackup(source: Source, target: string): Promise<Manifest> {
  const part = `${target}.part`;
  const folder = `${target}.part.d`;
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  if ((await readdir(dirname(target))).includes(basename(target))) throw new Error(`${target} is there already`);
  await checkRoom(dirname(target), 2 * (await sizeOfSource(source))); // the files lie beside the archive while it is made
  try {
    await rm(folder, { recursive: true, force: true });
    const manifest = await stage(source, folder);
    await writeFile(join(folder, MANIFEST), JSON.stringify(manifest, null, 1));
    // The manifest comes first, so that readers find it without reading the rest.
    const names = (await readdir(folder)).filter((name) => name !== MANIFEST);
    await writeFile(part, '', { mode: 0o600 });
    await create({ file: part, cwd: folder, gzip: { level: GZIP_LEVEL }, portable: true, strict: true }, [MANIFEST, ...names]);
    await sync(part);
    await rename(part, target);
    await sync(dirname(target));
    return manifest;
  } finally {
    await rm(folder, { recursive: true, force: true });
    await rm(part, { force: true });
  }
}
