import { mkdir, readdir, readFile, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { HEAD_BYTES, PHOTO_BYTES_MAX, PHOTO_ID, PIXELS_MAX, photoKind } from 'contract/photo';
import { z } from 'zod';
import { steadyNow } from '../../base/steady-clock';
import { isMissing, removeFile, removeUnfinished, syncFolder, writeDurably } from '../durable-file';
import { photoPixels, SIZE_BYTES } from './photo-pixels';

/** Most photos and bytes in the folder, and the bytes that it leaves free on the disk: leads come first. */
export interface PhotoLimits {
  photos: number;
  bytes: number;
  spareBytes: number;
  freeBytes(dir: string): Promise<number>;
}
const freeBytes = async (dir: string) => {
  const { bavail, bsize } = await statfs(dir);
  return bavail * bsize;
};
const LIMITS: PhotoLimits = { photos: 4000, bytes: 1024 * 1024 * 1024, spareBytes: 512 * 1024 * 1024, freeBytes };

/** After so many bytes of a photo the disk is looked at again: others write to it, too. */
const LOOK_AGAIN_BYTES = 1024 * 1024;

/** The sizes of all files are read again after this many milliseconds. */
const RECENT_MS = 1000;

const Binding = z.object({
  /** The lead's idempotency key; absent where only its reference is known. */
  key: z.string().optional(),
  reference: z.string(),
  /** Whether the provider has said that it has the lead. */
  noted: z.boolean().optional(),
  name: z.string(),
  /** When it was bound, in milliseconds since the epoch, and its place among the lead's photos. */
  at: z.number(),
  order: z.number(),
});
export type Binding = z.infer<typeof Binding>;

export type PhotoFault = 'empty' | 'too large' | 'too many pixels' | 'no photo' | 'full' | 'gone';

class BadPhoto extends Error {
  constructor(readonly fault: PhotoFault) {
    super(fault);
  }
}

/** Passes bytes on while they may be a photo's. Throws BadPhoto. */
async function* checked(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const head: Uint8Array[] = [];
  let size = 0;
  /** The head is read at this size, and at its multiples: however small its parts are, each byte is copied a few times. */
  let lookAt = HEAD_BYTES;
  function look() {
    const bytes = Buffer.concat(head);
    if (!photoKind(bytes)) throw new BadPhoto('no photo');
    const pixels = photoPixels(bytes) ?? 0;
    if (pixels > PIXELS_MAX) throw new BadPhoto('too many pixels');
    lookAt = pixels > 0 || size >= SIZE_BYTES ? Number.POSITIVE_INFINITY : Math.min(size * 8, SIZE_BYTES);
  }
  for await (const part of body) {
    size += part.byteLength;
    if (size > PHOTO_BYTES_MAX) throw new BadPhoto('too large');
    if (lookAt < Number.POSITIVE_INFINITY) head.push(part);
    if (size >= lookAt) look();
    yield part;
  }
  if (size < HEAD_BYTES) throw new BadPhoto(size === 0 ? 'empty' : 'no photo');
  if (lookAt < Number.POSITIVE_INFINITY) look();
}

/** Room that a photo has taken: its bytes, and those that have not arrived. `endedAt` once it is a file. */
interface Reserved {
  bytes: number;
  left: number;
  endedAt?: number;
}

/**
 * The spool's photos: `ID.photo` as it was sent, and `ID.json` once a lead named it, whichever came first. Methods reject with the
 * file system's error.
 */
export class PhotoFiles {
  #usage: { at: number; photos: number; bytes: number } | undefined;
  /** What has begun to arrive, and what has arrived since the files were counted. */
  readonly #reserved = new Set<Reserved>();
  readonly #dir: string;
  readonly #limits: PhotoLimits;

  constructor(dir: string, limits: Partial<PhotoLimits> = {}) {
    this.#dir = dir;
    this.#limits = { ...LIMITS, ...limits };
  }

  #photo(id: string) {
    return join(this.#dir, `${id}.photo`);
  }
  #binding(id: string) {
    return join(this.#dir, `${id}.json`);
  }

  async open() {
    await mkdir(this.#dir, { recursive: true, mode: 0o700 });
    await removeUnfinished(this.#dir);
  }

  async #ids(ending: '.photo' | '.json'): Promise<string[]> {
    const names = (await readdir(this.#dir)).filter((name) => name.endsWith(ending));
    return names.map((name) => name.slice(0, -ending.length)).filter((id) => PHOTO_ID.test(id));
  }

  async #count() {
    if (this.#usage && steadyNow() - this.#usage.at < RECENT_MS) return this.#usage;
    const at = steadyNow();
    const ids = await this.#ids('.photo');
    const sizes = await Promise.all(ids.map((id) => stat(this.#photo(id)).catch(() => ({ size: 0 })))); // deleted meanwhile
    this.#usage = { at, photos: ids.length, bytes: sizes.reduce((sum, { size }) => sum + size, 0) };
    return this.#usage;
  }

  /** Takes room for a photo of at most so many bytes; undefined if there is none. */
  async #reserve(bytes: number): Promise<Reserved | undefined> {
    const usage = await this.#count();
    const free = await this.#limits.freeBytes(this.#dir);
    // Nothing is awaited from here on: of many that begin at once, each sees those before it.
    for (const one of this.#reserved) if ((one.endedAt ?? Number.POSITIVE_INFINITY) < usage.at) this.#reserved.delete(one);
    const sum = { photos: usage.photos, bytes: usage.bytes, left: 0 };
    for (const one of this.#reserved) {
      sum.photos += 1;
      sum.bytes += one.bytes;
      sum.left += one.left;
    }
    const { photos, bytes: most, spareBytes } = this.#limits;
    if (sum.photos >= photos || sum.bytes + bytes > most || free - sum.left - bytes < spareBytes) return undefined;
    const reserved = { bytes, left: bytes };
    this.#reserved.add(reserved);
    return reserved;
  }

  /** Passes bytes on while there is room, and says how many are still to come. Throws BadPhoto. */
  async *#withRoom(body: AsyncIterable<Uint8Array>, reserved: Reserved): AsyncGenerator<Uint8Array> {
    let size = 0;
    let lookAt = LOOK_AGAIN_BYTES;
    for await (const part of body) {
      size += part.byteLength;
      reserved.left = Math.max(0, reserved.bytes - size);
      if (size >= lookAt) {
        if ((await this.#limits.freeBytes(this.#dir)) < this.#limits.spareBytes) throw new BadPhoto('full');
        lookAt = size + LOOK_AGAIN_BYTES;
      }
      yield part;
    }
    reserved.bytes = size;
  }

  /**
   * Stores a photo as it arrives, `declared` bytes at most if that is known; resolves with the reason if it is not taken. Rejects also
   * with the body's error.
   */
  async receive(id: string, body: AsyncIterable<Uint8Array>, declared = PHOTO_BYTES_MAX): Promise<PhotoFault | undefined> {
    if (await this.has(id)) return undefined; // the answer to the first was lost
    const reserved = await this.#reserve(Math.min(declared, PHOTO_BYTES_MAX));
    if (!reserved) return 'full';
    try {
      await writeDurably(this.#photo(id), this.#withRoom(checked(body), reserved));
      Object.assign(reserved, { left: 0, endedAt: steadyNow() });
    } catch (error) {
      this.#reserved.delete(reserved);
      if (error instanceof BadPhoto) return error.fault;
      throw error;
    }
    return undefined;
  }

  async has(id: string): Promise<boolean> {
    return stat(this.#photo(id)).then(
      () => true,
      () => false,
    );
  }

  read(id: string): Promise<Buffer> {
    return readFile(this.#photo(id));
  }

  bind(id: string, binding: Binding) {
    return writeDurably(this.#binding(id), JSON.stringify(binding));
  }

  /** Undefined if no lead has named it, or the file is damaged. */
  async bindingOf(id: string): Promise<Binding | undefined> {
    const text = await readFile(this.#binding(id), 'utf8').catch(() => '{}');
    try {
      return Binding.parse(JSON.parse(text));
    } catch {
      return undefined;
    }
  }

  /** All photos that a lead has named, whether they have arrived or not. */
  async bound(): Promise<[id: string, binding: Binding][]> {
    const all = await Promise.all((await this.#ids('.json')).map(async (id) => [id, await this.bindingOf(id)] as const));
    return all.flatMap(([id, binding]): [string, Binding][] => (binding ? [[id, binding]] : []));
  }

  /** Those that are here, and wait for nothing but their delivery; the first of the earliest lead first. */
  async whole(): Promise<[id: string, binding: Binding][]> {
    const here = new Set(await this.#ids('.photo'));
    return (await this.bound()).filter(([id]) => here.has(id)).sort(([, a], [, b]) => a.at - b.at || a.order - b.order);
  }

  async unbind(id: string) {
    await removeFile(this.#binding(id));
  }

  async remove(id: string) {
    await removeFile(this.#photo(id));
    await removeFile(this.#binding(id));
    await syncFolder(this.#dir);
  }

  /** Deletes photos that no lead has named, and names of photos that have not come, since that time in milliseconds since the epoch. */
  async forget(time: number) {
    const [photos, bindings] = [new Set(await this.#ids('.photo')), new Set(await this.#ids('.json'))];
    for (const id of new Set([...photos, ...bindings])) {
      if (photos.has(id) && bindings.has(id)) continue;
      const path = photos.has(id) ? this.#photo(id) : this.#binding(id);
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY })); // deleted meanwhile
      if (mtimeMs <= time) await removeFile(path);
    }
  }
}

/** Moves the photos of another spool, whose site has ended for good, into this one; each is written here before it is deleted there. */
export async function takeOverPhotos(from: string, to: string): Promise<void> {
  const names = await readdir(join(from, 'photos')).catch((error) => {
    if (isMissing(error)) return [];
    throw error;
  });
  await mkdir(join(to, 'photos'), { recursive: true, mode: 0o700 });
  for (const name of names.filter((file) => /^[0-9a-f]{32}\.(photo|json)$/.test(file))) {
    await writeDurably(join(to, 'photos', name), await readFile(join(from, 'photos', name)));
    await removeFile(join(from, 'photos', name));
  }
}
