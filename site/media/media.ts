import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withDeadline } from 'shared/deadline';
import { boundFolder, noteUse } from 'shared/kept-files';
import { replaceFile } from 'shared/replace-file';
import { BodyTooLarge, readBounded } from '../base/bounded-body';
import { type Breaker, createBreaker } from '../base/breaker';
import type { Log } from '../base/log';
import { createVisitorsQueue } from '../base/visitors-queue';
import { isUnwell } from '../content/provider';
import { MAX_SVG_BYTES, svgSize } from './svg';

/** Maximum file size in bytes; larger media is not fetched. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Maximum bytes of all files that are kept; beyond it those used the longest ago are deleted, and fetched again when wanted. */
const MAX_KEPT_BYTES = 4 * 1024 * 1024 * 1024;
/** Maximum time for a whole file in milliseconds; videos are large. */
const WHOLE_MS = 15_000;

const VISITORS = { atOnce: 8, waiting: 200 };

/** The longest that a page waits for a picture's size, in milliseconds; without it the picture is left out. */
const SIZE_MS = 5000;

/** The response is not usable media, and a retry will not help; the provider works. */
export class Unfit extends Error {}

export const SVG = 'image/svg+xml';
export const PDF = 'application/pdf';
const TAKEN = /^(application\/pdf|image\/(avif|gif|jpeg|png|svg\+xml|webp)|video\/(mp4|webm))$/;

interface Original {
  file: string;
  type: string;
  bytes: number;
}

interface Download {
  type: string;
  body: Buffer;
}

/** Only plain relative paths: no empty, hidden or parent segments. */
export const isMediaPath = (path: string) =>
  path.length <= 300 && path.split('/').every((part) => /^[\w][\w .()@+-]*$/.test(part));

/** File name prefix of everything derived from a media path. */
export const mediaKey = (path: string) => createHash('sha256').update(path).digest('hex').slice(0, 32);

async function pixelsOf({ file, type }: Original): Promise<{ width: number; height: number }> {
  if (type === SVG) return svgSize(await readFile(file, 'utf8')) ?? Promise.reject(new Unfit(`${file} is no SVG`));
  const { default: sharp } = await import('sharp'); // 20 MB that a provider with sizes spares the site
  const { width, height, orientation = 1 } = await sharp(file).metadata();
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

interface MediaDeps {
  mediaUrl: string;
  dir: string;
  /** Timeout until a response starts, in milliseconds. */
  deadlineMs: number;
  sizeMs?: number;
  /** Timeout of a whole file, in milliseconds; all that wait for it wait twice as long at most. */
  wholeMs?: number;
  maxKeptBytes?: number;
  log: Log;
}

async function download(path: string, { mediaUrl, deadlineMs }: MediaDeps, whole: AbortSignal): Promise<Download | undefined> {
  const url = `${mediaUrl}/${path.split('/').map(encodeURIComponent).join('/')}`;
  const response = await withDeadline(deadlineMs, 'the first byte', (start) =>
    fetch(url, { signal: AbortSignal.any([start, whole]) }),
  );
  if (response.status === 404) return undefined;
  if (!response.ok) throw new (isUnwell(response.status) ? Error : Unfit)(`GET ${mediaUrl}/${path}: status ${response.status}`);
  const [type = ''] = (response.headers.get('content-type') ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  if (!TAKEN.test(type)) throw new Unfit(`${path} is neither picture nor video nor PDF: ${type}`);
  const body = await readBounded(response, type === SVG ? MAX_SVG_BYTES : MAX_BYTES).catch((error) => {
    throw error instanceof BodyTooLarge ? new Unfit(`${path} is too large`) : error;
  });
  if (type === SVG && !svgSize(body.toString())) throw new Unfit(`${path} is not the SVG that its type says`);
  return { type, body };
}

/** The provider's media, stored below `dir`, so that pictures survive its outage. A circuit breaker limits fetches. */
export class Media {
  readonly #deps: MediaDeps;
  readonly #breaker: Breaker;
  readonly #fetching = new Map<string, Promise<Original | undefined>>();
  readonly #inTurn: ReturnType<typeof createVisitorsQueue>;
  /** The end of what all wait for who want a file, in milliseconds. */
  readonly #endMs: number;
  readonly #sizes = new Map<string, { width: number; height: number }>();
  /** No more bytes than these are kept; a new process looks with its first file. */
  #keptBytes = Number.POSITIVE_INFINITY;
  #latest = '';

  constructor(deps: MediaDeps) {
    this.#deps = deps;
    const { wholeMs = WHOLE_MS } = deps;
    this.#endMs = 2 * wholeMs;
    this.#inTurn = createVisitorsQueue({ ...VISITORS, endMs: this.#endMs });
    this.#breaker = createBreaker({
      what: 'media',
      deadlineMs: wholeMs,
      isFailure: (error) => !(error instanceof Unfit),
      onChange: (state) => deps.log.warn('media circuit breaker', { state }),
    });
  }

  /** Undefined if the provider has no such file. Throws Unfit if it must not be shown, other errors if it cannot be had. */
  async original(path: string, byVisitor = false): Promise<Original | undefined> {
    if (!isMediaPath(path)) return undefined;
    const known = this.#fetching.get(path);
    if (known) return known;
    const pending = withDeadline(this.#endMs, path, async (late) => {
      const fetching = () => this.#fetch(path, late);
      return (await this.#kept(path)) ?? (byVisitor ? this.#inTurn(fetching) : fetching());
    }).finally(() => this.#fetching.get(path) === pending && this.#fetching.delete(path));
    this.#fetching.set(path, pending);
    return pending;
  }

  /** Size of a picture in pixels; undefined when it cannot be read in time. */
  async sizeOf(path: string): Promise<{ width: number; height: number } | undefined> {
    const known = this.#sizes.get(path);
    if (known) return known;
    try {
      const size = await withDeadline(this.#deps.sizeMs ?? SIZE_MS, path, async () => {
        const file = await this.original(path);
        return file && pixelsOf(file);
      });
      if (size) this.#sizes.set(path, size);
      return size;
    } catch (error) {
      this.#deps.log.warn('size of a picture not read', { path, error });
      return undefined;
    }
  }

  async forget(path: string): Promise<void> {
    this.#breaker.close(); // the provider works
    this.#sizes.delete(path);
    const file = this.#fileOf(path);
    const drop = () => Promise.all([rm(file, { force: true }), rm(`${file}.type`, { force: true })]);
    this.#fetching
      .get(path)
      ?.then(drop)
      .catch(() => undefined); // what is on its way may be the old one
    await drop();
  }

  /** True while the circuit breaker is open; probes with the last requested file, so that recovery is noticed. */
  degraded(): boolean {
    const isOpen = this.#breaker.state() !== 'closed';
    if (isOpen) this.original(this.#latest).catch(() => undefined); // the breaker decides whether to probe
    return isOpen;
  }

  readonly #fileOf = (path: string) => join(this.#deps.dir, mediaKey(path));

  async #kept(path: string): Promise<Original | undefined> {
    const file = this.#fileOf(path);
    try {
      const [{ size }, type] = await Promise.all([stat(file), readFile(`${file}.type`, 'utf8')]);
      noteUse(file).catch(() => undefined); // only the order of deletion depends on it
      return { file, type, bytes: size };
    } catch {
      return undefined; // not fetched yet
    }
  }

  async #fetch(path: string, late: AbortSignal): Promise<Original | undefined> {
    this.#latest = path;
    const found = await this.#breaker.run((whole) => download(path, this.#deps, whole));
    if (!found || late.aborted) return undefined; // nobody waits, and a newer one may be there
    const { type, body } = found;
    const file = this.#fileOf(path);
    await mkdir(this.#deps.dir, { recursive: true });
    await replaceFile(`${file}.type`, (temporary) => writeFile(temporary, type));
    await replaceFile(file, (temporary) => writeFile(temporary, body));
    if (late.aborted) await rm(file, { force: true }); // it may have been forgotten meanwhile
    await this.#bound(body.length);
    return { file, type, bytes: body.length };
  }

  async #bound(more: number): Promise<void> {
    const { dir, maxKeptBytes = MAX_KEPT_BYTES, log } = this.#deps;
    this.#keptBytes += more;
    if (this.#keptBytes <= maxKeptBytes) return;
    try {
      this.#keptBytes = await boundFolder(dir, maxKeptBytes);
    } catch (error) {
      log.warn('kept media not bounded', { error });
    }
  }
}
