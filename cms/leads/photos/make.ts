import { PIXELS_MAX, photoKind } from 'contract/photo';
import PQueue from 'p-queue';
import { DeadlineExceeded } from 'shared/deadline';
import sharp from 'sharp';
import { perProcess } from '../../base/process/per-process';
import { sharedWork } from '../../base/process/shared-work';
import { jpegOfHeic } from '../../model/media/heic';
import type { PhotoSize } from './photo-files';

/** Longest side of a photo, and the sides of its small square, in pixels. */
const [MAX_SIDE, SMALL_SIDE] = [2048, 224];
/** Most bytes of a small square, so that eight of them leave the light page below its limit (R-OWNER-38), and qualities to try. */
const [SMALL_BYTES, SMALL_QUALITIES] = [5000, [70, 50, 35, 20, 10]] as const;
/** A PNG may have eight bytes for a pixel, and be held in memory whole. */
const MAX_PNG_BYTES = 3 * PIXELS_MAX;
const MAX_SECONDS = 20;

/** Longest making of one with all its steps, in milliseconds; then the next has its turn. */
const MAKING_MS = 3 * 60_000;

/** One photo at a time in the whole process: pages and editors come first. */
const queue = perProcess('photos.making', () => new PQueue({ concurrency: 1 }));

export interface MadePhoto {
  files: Record<PhotoSize, Buffer>;
  width: number;
  height: number;
}

async function readable(given: Buffer): Promise<Buffer> {
  if (photoKind(given) !== 'heif') return given;
  const { compression } = await sharp(given).metadata();
  return compression === 'av1' ? given : jpegOfHeic(given, PIXELS_MAX);
}

/** Throws an Error for a small PNG that would fill the memory. */
async function refuseHuge(given: Buffer): Promise<void> {
  if (photoKind(given) !== 'png') return;
  const { width, height, channels, depth } = await sharp(given).metadata();
  if (width * height * channels * (depth === 'ushort' ? 2 : 1) > MAX_PNG_BYTES) throw new Error('too many bytes of pixels');
}

async function smallOf(large: Buffer): Promise<Buffer> {
  const square = sharp(large).resize(SMALL_SIDE, SMALL_SIDE, { fit: 'cover' });
  let small = large;
  for (const quality of SMALL_QUALITIES) {
    small = await square.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (small.length <= SMALL_BYTES) break;
  }
  return small;
}

async function make(given: Buffer, seconds: number): Promise<MadePhoto> {
  await refuseHuge(given);
  const picture = sharp(await readable(given), { limitInputPixels: PIXELS_MAX, failOn: 'none', pages: 1 });
  const large = await picture
    .timeout({ seconds })
    .rotate()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  return { files: { large: large.data, small: await smallOf(large.data) }, width: large.info.width, height: large.info.height };
}

/** What could not be decoded is no photo; that the machine had no time for it says nothing about it. */
function unlessLate(error: Error): undefined {
  if (error instanceof DeadlineExceeded || error.message.includes('timeout')) throw error;
}

/**
 * Makes a visitor's photo anew from its pixels alone: upright, at most 2048 pixels, without metadata such as its place. What was cut
 * off keeps what can be decoded. Undefined for what is no photo, cannot be decoded at all, or has too many pixels; rejects when there
 * is no end, which says nothing about the photo.
 */
export function makePhoto(given: Buffer, seconds = MAX_SECONDS): Promise<MadePhoto | undefined> {
  if (!photoKind(given)) return Promise.resolve(undefined);
  return queue.add(() => sharedWork(MAKING_MS, 'a photo', () => make(given, seconds).catch(unlessLate)));
}
