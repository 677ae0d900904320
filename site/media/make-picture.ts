import sharp from 'sharp';
import { replaceFile } from '../base/replace-file';
import { ENCODING, type Variant } from './variant';

const MAX_PIXELS = 60_000_000;

sharp.concurrency(1);
sharp.cache(false);

/** Makes one variant. Throws Error when the original is no picture, or has too many pixels. */
export async function makePicture({ from, to, width, format }: Variant): Promise<void> {
  const resized = sharp(from, { limitInputPixels: MAX_PIXELS }).rotate().resize({ width, withoutEnlargement: true });
  await replaceFile(to, (temporary) => resized.toFormat(format, ENCODING[format]).toFile(temporary));
}
