import { PIXELS_MAX } from 'contract/photo';
import { mark } from 'shared/mark';
import { paletteOf } from 'shared/palette';
import sharp from 'sharp';
import type { Answers } from './answers';

/** A logo more than so many times as wide as high is a smudge in the square of a browser's tab. */
const WIDE = 2;
/** The logo is looked at in so many pixels of height. */
const HEIGHT = 256;
/** A gap is at least this part of the logo's height wide: letters and signs are closer to themselves. */
const GAP = 1 / 24;
/** Pixels that differ less from the first one, in each channel, are its ground. */
const NEAR = 24;

interface Span {
  from: number;
  to: number;
}

/** The first run of columns, or rows, in which something is drawn; it ends at a gap of at least `gap`. */
function firstRun(length: number, gap: number, isDrawn: (at: number) => boolean): Span | undefined {
  const from = Array.from({ length }, (_, at) => at).find(isDrawn);
  if (from === undefined) return undefined;
  let last = from;
  for (let at = from; at < length && at - last <= gap; at += 1) if (isDrawn(at)) last = at;
  return { from, to: last + 1 };
}

/**
 * A square sign for a wide logo, as PNG: what stands before its first gap, which is its sign or its first letter. If that is wide, too,
 * the mark of the product in the company's colours. Undefined for a logo that is not wide, which is its own sign.
 */
export async function squareSign(logo: Buffer, colours: Pick<Answers, 'main' | 'accent'>): Promise<Buffer | undefined> {
  const picture = await sharp(logo, { density: 300, limitInputPixels: PIXELS_MAX })
    .resize({ height: HEIGHT })
    .ensureAlpha()
    .png()
    .toBuffer();
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  if (width <= WIDE * height) return undefined;
  const pixel = (x: number, y: number) => data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4);
  const ground = pixel(0, 0);
  const isDrawn = (x: number, y: number) => {
    const here = pixel(x, y);
    if ((here[3] ?? 0) < NEAR && (ground[3] ?? 0) < NEAR) return false;
    return here.some((value, channel) => Math.abs(value - (ground[channel] ?? 0)) > NEAR);
  };
  const rowsOf = ({ from, to }: Span, y: number) =>
    Array.from({ length: to - from }, (_, at) => from + at).some((x) => isDrawn(x, y));
  const across = firstRun(width, height * GAP, (x) => Array.from({ length: height }, (_, y) => y).some((y) => isDrawn(x, y)));
  const down = across && firstRun(height, height, (y) => rowsOf(across, y));
  const [wide, high] = across && down ? [across.to - across.from, down.to - down.from] : [WIDE, 0];
  if (!across || !down || Math.max(wide, high) > WIDE * Math.min(wide, high))
    return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${mark(paletteOf(colours))}</svg>`);
  return sharp(picture).extract({ left: across.from, top: down.from, width: wide, height: high }).png().toBuffer();
}
