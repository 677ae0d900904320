import { createHash } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import PQueue from 'p-queue';
import type { Payload } from 'payload';
import { boundFolder } from 'shared/kept-files';
import { ownValue } from 'shared/own-value';
import { type BrandColours, isStarterBrand } from 'shared/palette';
import { replaceFile } from 'shared/replace-file';
import { folderFiles, type MediaFiles, mediaFiles } from '../../base/files/media-files';
import { env } from '../../base/process/env';
import { perProcess } from '../../base/process/per-process';
import { sharedWork, TookTooLong } from '../../base/process/shared-work';
import starterHashes from './picture-hashes.json';
import { recolour } from './recolour';

const FOLDER = 'in-brand';
/** Maximum bytes of all recoloured pictures, enough for ten brands. */
const MAX_BYTES = 256 * 1024 * 1024;
/** Longest making of one brand's pictures, in milliseconds: a busy machine needs minutes. Then another brand has its turn. */
const BRAND_MS = 60 * 60_000;
const folder = resolve(env.dataDir, FOLDER);
const kept = folderFiles(folder);

/** The brands whose pictures are being made, or are there: the names of those, by their colours. */
const brands = perProcess('pictures.in-brand', () => new Map<string, 'making' | Set<string>>());
/** One brand after the other, one picture after the other: pages and editors come first. */
const queue = perProcess('pictures.in-brand.queue', () => new PQueue({ concurrency: 1 }));

/** Whether a file has the name of a picture that came with the starter. */
export const isStarterPicture = (name: string): boolean => ownValue(starterHashes, name) !== undefined;

const keyOf = ({ main, accent }: BrandColours) => `${main.slice(1)}-${accent.slice(1)}`.toLowerCase();

/** Names of the starter's pictures that are there in a brand's colours. */
async function madeIn(key: string): Promise<Set<string>> {
  const files = await readdir(folder).catch(() => []);
  return new Set(files.filter((file) => file.startsWith(`${key}-`)).map((file) => file.slice(key.length + 1)));
}

/** Stands for "all are made" among their names, so that a new process need not make or tell anything. */
const ALL = 'all';

async function make(name: string, key: string, colours: BrandColours): Promise<void> {
  if (!(await mediaFiles.find(name))) return; // not in the library any more
  const original = await mediaFiles.read(name);
  const hash = createHash('sha256').update(original).digest('hex').slice(0, 16);
  if (hash !== ownValue(starterHashes, name)) return; // an owner's own picture has taken the name
  const picture = await recolour(original, colours);
  await mkdir(folder, { recursive: true });
  await replaceFile(resolve(folder, `${key}-${name}`), (temporary) => writeFile(temporary, picture));
}

/**
 * Gives the path below `/storage` of each starter picture in the brand's colours, which names them, so that no cache shows another
 * brand's; undefined in the starter's colours, and until all are made.
 */
export async function pathsInBrand(colours: BrandColours): Promise<((name: string) => string) | undefined> {
  if (isStarterBrand(colours)) return undefined;
  const key = keyOf(colours);
  const made = brands.get(key) ?? (await madeIn(key));
  if (made === 'making' || !made.has(ALL)) return undefined;
  brands.set(key, made);
  return (name) => (made.has(name) ? `${FOLDER}/${key}/${name}` : name);
}

/** Makes what is missing of the starter's pictures in the brand's colours, in the background, then calls `done`; once for each brand and start. */
export function makeInBrand(colours: BrandColours, done: () => Promise<void>, log: Pick<Payload['logger'], 'error'>): void {
  const key = keyOf(colours);
  if (isStarterBrand(colours) || brands.has(key)) return;
  brands.set(key, 'making');
  const work = async () => {
    const before = await madeIn(key);
    for (const name of Object.keys(starterHashes)) if (!before.has(name)) await make(name, key, colours);
    await mkdir(folder, { recursive: true });
    await writeFile(resolve(folder, `${key}-${ALL}`), '');
    await boundFolder(folder, MAX_BYTES);
    brands.set(key, await madeIn(key));
    await done();
  };
  queue
    .add(() => sharedWork(BRAND_MS, `the pictures in ${key}`, work))
    .catch((err) => {
      if (err instanceof TookTooLong) brands.delete(key); // whoever asks next begins anew
      log.error({ err, brand: key }, 'The starter’s pictures keep their colours until the next start');
    });
}

/** Resolves when nothing is being made. */
export const allMade = (): Promise<void> => queue.onIdle();

/** Reads a path of `pathsInBrand`; undefined for any other. */
function readPath(path: string): { key: string; name: string; file: string } | undefined {
  const [, key, name] = /^in-brand\/([0-9a-f]{6}-[0-9a-f]{6})\/([^/]+)$/.exec(path) ?? [];
  return key && name ? { key, name, file: `${key}-${name}` } : undefined;
}

/** The stored file that a path shows: of a picture in the brand's colours, its original. */
export const storedName = (path: string): string => readPath(path)?.name ?? path;

/** Where a path's file is; while another machine alone has a brand's pictures, the original. */
async function sourceOf(path: string): Promise<[files: MediaFiles, name: string]> {
  const wish = readPath(path);
  if (!wish) return [mediaFiles, path];
  return brands.has(wish.key) && !(await kept.find(wish.file)) ? [mediaFiles, wish.name] : [kept, wish.file];
}

/** Stored pictures, and the starter's in the brand's colours. */
export const picturesInBrand: Pick<MediaFiles, 'find' | 'stream'> = {
  async find(path) {
    const [files, name] = await sourceOf(path);
    return files.find(name);
  },
  async stream(path, range) {
    const [files, name] = await sourceOf(path);
    return files.stream(name, range);
  },
};
