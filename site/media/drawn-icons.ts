import { createHash } from 'node:crypto';
import { type Look, STARTER_LOOK } from 'contract/look';
import { PIXELS_MAX } from 'contract/photo';
import { mark } from 'shared/mark';
import { paletteOf } from 'shared/palette';
import sharp from 'sharp';
import { SHARED } from '../pictures/picture-url';

/** Query that gives the icons of each look an address of its own, because browsers keep icons for long. */
export const iconVersion = (look: Look | undefined): string =>
  look ? `?v=${createHash('sha256').update(JSON.stringify(look)).digest('hex').slice(0, 8)}` : '';

/** Part of an icon that a sign leaves free on each side: systems cut off corners. */
const MARGIN = 0.1;

const svg = (drawing: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="512" height="512">${drawing}</svg>`);

/** Decodes an upload within `width` by `height` pixels, whole. Throws when it is no picture. */
const within = (original: Buffer, width: number, height: number) =>
  sharp(original, { limitInputPixels: PIXELS_MAX, density: 300 })
    .resize({ width, height, fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();

/** A square PNG of `size` pixels: the sign on white, or the mark in the brand's colours. */
export async function drawIcon(size: number, look: Look = STARTER_LOOK, sign?: Buffer): Promise<Buffer> {
  const png = { compressionLevel: 9, palette: true };
  if (!sign)
    return sharp(svg(mark(paletteOf(look))))
      .resize(size, size)
      .png(png)
      .toBuffer();
  const inner = Math.round(size * (1 - 2 * MARGIN));
  return sharp({ create: { width: size, height: size, channels: 3, background: '#fff' } })
    .composite([{ input: await within(sign, inner, inner) }])
    .png(png)
    .toBuffer();
}

/** An ICO file with one PNG of `size` pixels. */
export function ico(image: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

/** The picture for links in social networks: the logo or the mark on white, above a band of the brand's colours. PNG. */
export async function drawSocial(look: Look, logo = svg(mark(paletteOf(look)))): Promise<Buffer> {
  const { main, accent } = paletteOf(look);
  const { width, height } = SHARED;
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><rect y="${height - 90}" width="100%" height="90" fill="${main}"/><rect y="${height - 102}" width="100%" height="12" fill="${accent}"/></svg>`;
  return sharp(Buffer.from(ground))
    .composite([{ input: await within(logo, 760, 320), top: 104, left: (width - 760) / 2 }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}
