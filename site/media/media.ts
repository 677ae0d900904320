import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { BodyTooLarge, readBounded } from '../base/bounded-body';
import { createBreaker } from '../base/breaker';
import type { Log } from '../base/log';
import { createVisitorsQueue } from '../base/visitors-queue';
import { isUnwell } from '../content/provider';
import { MAX_SVG_BYTES, svgSize } from './svg';

/** Maximum file size in bytes; larger media is not fetched. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Maximum time for a whole file in milliseconds; videos are large. */
const WHOLE_MS = 15_000;

/** Maximum number of visitors' files fetched at once, and waiting. */
const VISITORS = { atOnce: 8, waiting: 200 };

/** The longest that a page waits for a picture's size, in milliseconds; without it the picture is left out. */
const SIZE_MS = 5000;

/** The response is not usable media, and a retry will not help; the provider works. */
export class Unfit extends Error {}

export const SVG = 'image/svg+xml';
const TAKEN = /^(image\/(avif|gif|jpeg|png|svg\+xml|webp)|video\/(mp4|webm))$/;

/** A file of the provider's media, kept on disk. */
interface Original {
  file: string;
  type: string;
  bytes: number;
}

/**
 * The provider's media, fetched once and stored below `dir`, so that pictures survive a provider outage. A circuit breaker limits
 * failing fetches.
 */
export interface Media {
  /**
   * Undefined if the provider has no such file; throws Unfit if the file must not be shown, other errors if it cannot be fetched
   * now. Visitors' requests have a concurrency limit.
   */
  original(path: string, byVisitor?: boolean): Promise<Original | undefined>;
  /** Size of a picture in pixels; undefined when it cannot be read in time. */
  sizeOf(path: string): Promise<{ width: number; height: number } | undefined>;
  /** Drops a file that the provider reports as replaced. */
  forget(path: string): Promise<void>;
  /**
   * True while the circuit breaker is open. It then probes with the last requested file, so that recovery is noticed without
   * visitors.
   */
  degraded(): boolean;
}

/** Only plain relative paths: no empty, hidden or parent segments. */
export const isMediaPath = (path: string) =>
  path.length <= 300 && path.split('/').every((part) => /^[\w][\w .()@+-]*$/.test(part));

/** File name prefix of everything derived from a media path. */
export const mediaKey = (path: string) => createHash('sha256').update(path).digest('hex').slice(0, 32);

async function pixelsOf({ file, type }: Original): Promise<{ width: number; height: number }> {
  if (type === SVG) return svgSize(await readFile(file, 'utf8')) ?? Promise.reject(new Unfit(`${file} is no SVG`));
  const { width, height, orientation = 1 } = await sharp(file).metadata();
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

/** `deadlineMs`: until a response starts; `sizeMs`: until a page goes without a picture. */
export function createMedia(deps: { mediaUrl: string; dir: string; deadlineMs: number; sizeMs?: number; log: Log }): Media {
  const { mediaUrl, dir, deadlineMs, sizeMs = SIZE_MS, log } = deps;
  const breaker = createBreaker({
    isFailure: (error) => !(error instanceof Unfit),
    onChange: (state) => log.warn('media circuit breaker', { state }),
  });
  const fetching = new Map<string, Promise<Original | undefined>>();
  const inTurn = createVisitorsQueue(VISITORS);
  const sizes = new Map<string, { width: number; height: number }>();
  const fileOf = (path: string) => join(dir, mediaKey(path));
  /** The most recently requested file. */
  let latest = '';

  async function kept(path: string): Promise<Original | undefined> {
    try {
      const [{ size }, type] = await Promise.all([stat(fileOf(path)), readFile(`${fileOf(path)}.type`, 'utf8')]);
      return { file: fileOf(path), type, bytes: size };
    } catch {
      return undefined; // not fetched yet
    }
  }

  async function download(path: string): Promise<{ type: string; body: Buffer } | undefined> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error(`no answer within ${deadlineMs} ms`)), deadlineMs);
    const response = await fetch(`${mediaUrl}/${path.split('/').map(encodeURIComponent).join('/')}`, {
      signal: AbortSignal.any([late.signal, AbortSignal.timeout(WHOLE_MS)]),
    }).finally(() => clearTimeout(timer));
    if (response.status === 404) return undefined;
    if (!response.ok) throw new (isUnwell(response.status) ? Error : Unfit)(`GET ${mediaUrl}/${path}: status ${response.status}`);
    const [type = ''] = (response.headers.get('content-type') ?? '').toLowerCase().split(/\s*;/);
    if (!TAKEN.test(type)) throw new Unfit(`${path} is neither picture nor video: ${type}`);
    const body = await readBounded(response, type === SVG ? MAX_SVG_BYTES : MAX_BYTES).catch((error) => {
      throw error instanceof BodyTooLarge ? new Unfit(`${path} is too large`) : error;
    });
    if (type === SVG && !svgSize(body.toString())) throw new Unfit(`${path} is not the SVG that its type says`);
    return { type, body };
  }

  async function fetchOriginal(path: string): Promise<Original | undefined> {
    latest = path;
    const found = await breaker.run(() => download(path));
    if (!found) return undefined;
    const { type, body } = found;
    const temporary = `${fileOf(path)}.${process.pid}.${Date.now()}`;
    await mkdir(dir, { recursive: true });
    await writeFile(`${fileOf(path)}.type`, type);
    await writeFile(temporary, body);
    await rename(temporary, fileOf(path));
    return { file: fileOf(path), type, bytes: body.length };
  }

  async function original(path: string, byVisitor = false): Promise<Original | undefined> {
    if (!isMediaPath(path)) return undefined;
    const pending =
      fetching.get(path) ??
      kept(path)
        .then((file) => file ?? (byVisitor ? inTurn(() => fetchOriginal(path)) : fetchOriginal(path)))
        .finally(() => fetching.delete(path));
    fetching.set(path, pending);
    return pending;
  }

  /** Rejects when it takes too long for a page; the fetch continues. */
  function soon<T>(work: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`not there within ${sizeMs} ms`)), sizeMs);
    });
    return Promise.race([work, late]).finally(() => clearTimeout(timer));
  }

  return {
    original,
    async sizeOf(path) {
      const known = sizes.get(path);
      if (known) return known;
      try {
        const file = await soon(original(path));
        if (!file) return undefined;
        const size = await pixelsOf(file);
        sizes.set(path, size);
        return size;
      } catch (error) {
        log.warn('size of a picture not read', { path, error });
        return undefined;
      }
    },
    async forget(path) {
      breaker.close(); // the provider works
      sizes.delete(path);
      await Promise.all([rm(fileOf(path), { force: true }), rm(`${fileOf(path)}.type`, { force: true })]);
    },
    degraded() {
      const spared = breaker.state() !== 'closed';
      if (spared) original(latest).catch(() => undefined); // the breaker decides whether to probe
      return spared;
    },
  };
}
