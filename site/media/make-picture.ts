import { writeFile } from 'node:fs/promises';
import { PIXELS_MAX } from 'contract/photo';
import { replaceFile } from 'shared/replace-file';
import sharp from 'sharp';
import { SHARED } from '../pictures/picture-url';
import { ENCODING, type Variant } from './variant';

sharp.concurrency(1);
sharp.cache(false);

/** Networks leave out a picture that is heavier, in bytes. */
const HEAVIEST = 300_000;

/** Makes the picture for social networks: cut to its size, on white, and as good as its weight allows. */
async function makeShared(from: string, to: string): Promise<void> {
  const cut = await sharp(from, { limitInputPixels: PIXELS_MAX })
    .rotate()
    .resize({ ...SHARED, fit: 'cover' })
    .flatten({ background: '#fff' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  for (const quality of [80, 60, 40, 20]) {
    const picture = await sharp(cut).jpeg({ quality }).toBuffer();
    if (picture.length < HEAVIEST || quality === 20) return replaceFile(to, (temporary) => writeFile(temporary, picture));
  }
}

export async function makePicture({ from, to, width, format }: Variant): Promise<void> {
  if (format === 'jpeg') return makeShared(from, to);
  const resized = sharp(from, { limitInputPixels: PIXELS_MAX }).rotate().resize({ width, withoutEnlargement: true });
  await replaceFile(to, (temporary) => resized.toFormat(format, ENCODING[format]).toFile(temporary));
}
