import { rename } from 'node:fs/promises';
import sharp from 'sharp';
import { ENCODING, type Variant } from './variant';

const MAX_PIXELS = 60_000_000;

sharp.concurrency(1);
sharp.cache(false);

/** Makes one variant. Throws Error when the original is no picture, or has too many pixels. */
export async function makePicture({ from, to, width, format }: Variant): Promise<void> {
  const temporary = `${to}.${process.pid}`;
  const resized = sharp(from, { limitInputPixels: MAX_PIXELS }).rotate().resize({ width, withoutEnlargement: true });
  await resized.toFormat(format, ENCODING[format]).toFile(temporary);
  await rename(temporary, to);
}
