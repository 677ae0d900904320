import { PIXELS_MAX } from 'contract/photo';
import { mark } from 'shared/mark';
import { paletteOf } from 'shared/palette';
import sharp from 'sharp';
import type { Answers } from './answers';

/** A logo more than so many times as wide as high is a smudge in the square of a browser's tab. */
const WIDE = 2;
/** The logo is looked at in so many pixels of height; its sign is taken from a picture that is larger so many times. */
const [HEIGHT, TIMES] = [64, 4];
/** A gap is at least this part of the logo's height wide: letters and signs are closer to themselves. */
const GAP = 1 / 24;
/** Pixels that differ less from the first one, in each channel, are its ground. */
const NEAR = 24;

const upTo = (length: number) => Array.from({ length }, (_, at) => at);

/**
 * A square sign for a wide logo, as PNG: what stands before its first gap, which is its sign or its first letter. If that is wide, too,
 * the mark of the product in the company's colours. Undefined for a logo that is not wide, which is its own sign.
 */
export async function squareSign(logo: Buffer, colours: Pick<Answers, 'main' | 'accent'>): Promise<Buffer | undefined> {
  const whole = sharp(logo, { density: 300, limitInputPixels: PIXELS_MAX }).ensureAlpha();
  const { data, info } = await whole.clone().resize({ height: HEIGHT }).raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  if (width <= WIDE * height) return undefined;
  const pixel = (x: number, y: number) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];
  const ground = pixel(0, 0);
  const isDrawn = (x: number, y: number) => {
    const here = pixel(x, y);
    const isSeen = Math.max(here[3] ?? 0, ground[3] ?? 0) > NEAR;
    return isSeen && here.some((value, channel) => Math.abs(value - (ground[channel] ?? 0)) > NEAR);
  };
  const columns = upTo(width).filter((x) => upTo(height).some((y) => isDrawn(x, y)));
  const gap = columns.findIndex((x, at) => x - (columns[at - 1] ?? x) - 1 > height * GAP);
  const first = gap < 0 ? columns : columns.slice(0, gap);
  const rows = upTo(height).filter((y) => first.some((x) => isDrawn(x, y)));
  const [left = 0, top = 0] = [first[0], rows[0]];
  const size = { width: (first.at(-1) ?? 0) - left + 1, height: (rows.at(-1) ?? 0) - top + 1 };
  if (rows.length === 0 || Math.max(size.width, size.height) > WIDE * Math.min(size.width, size.height)) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="512" height="512">${mark(paletteOf(colours))}</svg>`;
    return sharp(Buffer.from(svg)).png().toBuffer();
  }
  const [x, y, w, h] = [left, top, size.width, size.height].map((pixels) => pixels * TIMES) as [number, number, number, number];
  const large = whole.resize({ width: width * TIMES, height: height * TIMES, fit: 'fill' });
  return large.extract({ left: x, top: y, width: w, height: h }).png().toBuffer();
}
