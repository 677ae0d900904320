import { createHash, createHmac } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { boundFolder, noteUse } from 'contract/kept-files';
import { ownValue } from 'contract/own-value';
import { type BrandColours, isStarterBrand } from 'contract/palette';
import { replaceFile } from 'contract/replace-file';
import PQueue from 'p-queue';
import { env } from '../../server/process/env';
import { perProcess } from '../../server/process/per-process';
import { keyFor } from '../../server/process/secret-box';
import starterHashes from '../starter/picture-hashes.json';
import { folderFiles, type MediaFiles, mediaFiles } from './media-files';
import { recolour } from './recolour';

const FOLDER = 'in-brand';
/** Maximum bytes of all recoloured pictures, enough for ten brands. */
const MAX_BYTES = 256 * 1024 * 1024;
const folder = resolve(env.dataDir, FOLDER);
const kept = folderFiles(folder);

/** One at a time: pages show many. */
const queue = perProcess('pictures.in-brand', () => new PQueue({ concurrency: 1 }));

/** Whether a file has the name of a picture that came with the starter. */
export const isStarterPicture = (name: string): boolean => ownValue(starterHashes, name) !== undefined;

/** Makes addresses unguessable: each costs work, and only the owner chooses colours. */
const sealOf = (colours: string) => createHmac('sha256', keyFor('brand-picture')).update(colours).digest('hex').slice(0, 12);

/**
 * The path below `/storage` of a starter picture in the brand's colours, which differs for each brand, so that no cache shows another
 * one's; the picture's own path in the starter's colours.
 */
export function pathInBrand(name: string, { main, accent }: BrandColours): string {
  if (isStarterBrand({ main, accent })) return name;
  const colours = `${main.slice(1)}-${accent.slice(1)}`.toLowerCase();
  return `${FOLDER}/${colours}-${sealOf(colours)}/${name}`;
}

/** Reads a path of `pathInBrand`; undefined for any other. */
function readPath(path: string): { name: string; file: string; colours: BrandColours } | undefined {
  const [, main, accent, seal, name] = /^in-brand\/([0-9a-f]{6})-([0-9a-f]{6})-([0-9a-f]{12})\/([^/]+)$/.exec(path) ?? [];
  if (!main || !accent || !name || seal !== sealOf(`${main}-${accent}`) || !isStarterPicture(name)) return undefined;
  return { name, file: `${main}-${accent}-${name}`, colours: { main: `#${main}`, accent: `#${accent}` } };
}

/** The stored file that a path shows: of a picture in the brand's colours, its original. */
export const storedName = (path: string): string => readPath(path)?.name ?? path;

async function make(name: string, file: string, colours: BrandColours): Promise<void> {
  if (await kept.find(file)) return; // somebody else was faster
  const original = await mediaFiles.read(name);
  const hash = createHash('sha256').update(original).digest('hex').slice(0, 16);
  // An owner's own picture may have taken the name.
  const picture = hash === ownValue(starterHashes, name) ? await recolour(original, colours) : original;
  await mkdir(folder, { recursive: true });
  await replaceFile(resolve(folder, file), (temporary) => writeFile(temporary, picture));
  if (queue.size === 0) await boundFolder(folder, MAX_BYTES);
}

/** Stored pictures, and the starter's in the brand's colours, each made when it is asked for first. */
export const picturesInBrand: Pick<MediaFiles, 'find' | 'stream'> = {
  async find(path) {
    const wish = readPath(path);
    if (!wish) return mediaFiles.find(path);
    const { name, file, colours } = wish;
    if (!(await mediaFiles.find(name))) return undefined;
    const made = await kept.find(file);
    if (!made) await queue.add(() => make(name, file, colours));
    else noteUse(resolve(folder, file)).catch(() => undefined); // only the order of deletion depends on it
    return made ?? kept.find(file);
  },
  async stream(path, range) {
    const wish = readPath(path);
    return wish ? kept.stream(wish.file, range) : mediaFiles.stream(path, range);
  },
};
