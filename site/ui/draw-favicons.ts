import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { LOGO } from './draw-icons';

const svg = (drawing: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="512" height="512">${drawing}</svg>\n`);
/** Square corners, for systems that round them. */
const square = LOGO.replace(/ rx="[\d.]+"/, '');

const png = (drawing: string, size: number) =>
  sharp(svg(drawing)).resize(size, size).png({ compressionLevel: 9, palette: true }).toBuffer();

/** An ICO file with one PNG of `size` pixels. */
function ico(image: Buffer, size: number): Buffer {
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

// `npx tsx ui/draw-favicons.ts` regenerates the site's icons from the logo.
const write = (name: string, data: Buffer) => writeFileSync(new URL(`../public/${name}`, import.meta.url), data);
write('favicon.svg', svg(LOGO));
write('favicon.ico', ico(await png(LOGO, 32), 32));
write('apple-touch-icon.png', await png(square, 180));
write('icon-192.png', await png(square, 192));
write('icon-512.png', await png(square, 512));
