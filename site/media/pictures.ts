import { copyFile, mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import PQueue from 'p-queue';
import { withDeadline } from 'shared/deadline';
import { boundFolder, noteUse } from 'shared/kept-files';
import { replaceFile } from 'shared/replace-file';
import type { Log } from '../base/log';
import { PICTURE_FORMATS, PICTURE_WIDTHS, type PictureFormat, SHARED } from '../pictures/picture-url';
import { type Media, mediaKey, SVG } from './media';
import { createPictureMaker, TIMEOUT_MS } from './picture-maker';
import { readyName } from './variant';

/** Maximum bytes of all variants; beyond it the least recently used are deleted. */
const MAX_BYTES = 1024 * 1024 * 1024;

/** Variants of pictures, made once, WebP before AVIF, stored within a limit. Until one exists, WebP or original serve. */
export interface Pictures {
  /** The variant's file, or its WebP until it is made, which starts; undefined if there is none either. */
  variant(path: string, width: number, format: PictureFormat): Promise<{ file: string; format: PictureFormat } | undefined>;
  /** Path of the picture for social networks, which is made first; undefined if it cannot be made in time. */
  shared(path: string): Promise<string | undefined>;
  /** Makes all variants of these pictures in the background. */
  prepare(paths: Iterable<string>): void;
  forget(path: string): Promise<void>;
  idle(): Promise<void>;
}

type Making = PictureFormat | 'jpeg';
/** What waits the least is made first. */
const PRIORITIES: Record<Making, number> = { avif: 0, webp: 1, jpeg: 2 };
/** A network's program waits about as long for a picture, in milliseconds; how often it is looked for. */
const [MAX_WAIT_MS, POLL_MS] = [8000, 100];
/** How often a variant that fails is tried within `TRIES_MS` milliseconds. */
const [MAX_TRIES, TRIES_MS] = [3, 600_000];

interface PicturesDeps {
  media: Media;
  dir: string;
  /** Folder of the variants that a release brings; a clone has none. */
  ready?: string;
  log: Log;
  maxBytes?: number;
  /** After this many milliseconds a variant gives up its turn, whatever it waits for. */
  endMs?: number;
}

export function createPictures(deps: PicturesDeps): Pictures {
  const { media, dir, ready, log, maxBytes = MAX_BYTES, endMs = 2 * TIMEOUT_MS } = deps;
  const maker = createPictureMaker();
  const queue = new PQueue({ concurrency: 1 });
  const wanted = new Set<string>();
  const prepared = new Set<string>();
  /** How often variants failed lately, by file. */
  const failed = new Map<string, number>();
  let failedSince = Date.now();

  const fileOf = (path: string, width: number, format: Making) => join(dir, `${mediaKey(path)}-${width}.${format}`);
  const exists = (file: string) =>
    stat(file).then(
      () => true,
      () => false,
    );

  /** Copies the variant that a release brings; false without one. */
  async function takeReady(original: string, file: string, width: number, format: PictureFormat) {
    if (!ready) return false;
    const found = join(ready, await readyName(original, width, format));
    if (!(await exists(found))) return false;
    await replaceFile(file, (temporary) => copyFile(found, temporary));
    return true;
  }

  async function make(path: string, width: number, format: Making, late: AbortSignal) {
    const file = fileOf(path, width, format);
    if (await exists(file)) return;
    const original = await media.original(path);
    if (!original?.type.startsWith('image/') || original.type === SVG) return; // a vector drawing needs one width only
    await mkdir(dir, { recursive: true });
    if (format !== 'jpeg' && (await takeReady(original.file, file, width, format))) return;
    if (late.aborted) return; // another one has its turn
    await maker.make({ from: original.file, to: file, width, format });
    if (!(await exists(original.file))) await rm(file, { force: true }); // taken down in the meantime
  }

  /** Whether a variant failed so often that it is left alone for a while. */
  function rests(file: string): boolean {
    if (Date.now() - failedSince > TRIES_MS) {
      failed.clear();
      failedSince = Date.now();
    }
    return (failed.get(file) ?? 0) >= MAX_TRIES;
  }

  function enqueue(path: string, width: number, format: Making) {
    const file = fileOf(path, width, format);
    if (wanted.has(file) || rests(file)) return;
    wanted.add(file);
    queue
      .add(() => withDeadline(endMs, 'a picture’s turn', (late) => make(path, width, format, late)), {
        priority: PRIORITIES[format],
      })
      .catch((error) => {
        failed.set(file, (failed.get(file) ?? 0) + 1);
        log.warn('picture variant not made', { path, width, format, error });
      })
      .finally(() => wanted.delete(file));
  }

  queue.on('idle', () => boundFolder(dir, maxBytes).catch((error) => log.warn('picture cache not bounded', { error })));

  return {
    async variant(path, width, format) {
      const file = fileOf(path, width, format);
      if (await exists(file)) {
        noteUse(file).catch(() => undefined); // only the order of deletion depends on it
        return { file, format };
      }
      enqueue(path, width, format);
      const webp = fileOf(path, width, 'webp'); // read by every browser that reads AVIF
      return (await exists(webp)) ? { file: webp, format: 'webp' } : undefined;
    },
    async shared(path) {
      const file = fileOf(path, SHARED.width, 'jpeg');
      if (!(await exists(file))) enqueue(path, SHARED.width, 'jpeg');
      for (const end = Date.now() + MAX_WAIT_MS; wanted.has(file) && Date.now() < end; ) await setTimeout(POLL_MS);
      return (await exists(file)) ? file : undefined;
    },
    prepare(paths) {
      for (const path of paths) {
        if (prepared.has(path)) continue;
        prepared.add(path);
        for (const format of PICTURE_FORMATS) for (const width of PICTURE_WIDTHS) enqueue(path, width, format);
      }
    },
    async forget(path) {
      prepared.delete(path);
      const variants = PICTURE_FORMATS.flatMap((format) => PICTURE_WIDTHS.map((width) => fileOf(path, width, format)));
      const files = [fileOf(path, SHARED.width, 'jpeg'), ...variants];
      for (const file of files) failed.delete(file);
      await Promise.all(files.map((file) => rm(file, { force: true })));
    },
    idle: () => queue.onIdle(),
  };
}
