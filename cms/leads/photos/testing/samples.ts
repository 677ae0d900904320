import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A plain picture. */
export const picture = (width = 640, height = 480) => sharp({ create: { width, height, channels: 3, background: '#3a6ea5' } });

/** A photo as a telephone makes it: with its place, its owner, and lying on its side. */
export const fromPhone = (width = 3000, height = 2000): Promise<Buffer> =>
  picture(width, height)
    .withExif({
      IFD0: { Make: 'Phone', Artist: 'Mia Example', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '34/1 55/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '138/1 36/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, sum]);
}
function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

/** A small PNG of very many pixels, each of one bit, or of eight bytes. */
export function bomb(side = 30_000, isDeep = false): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, ...(isDeep ? [16, 6] : [1, 0]), 0, 0, 0]);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  const rows = deflateSync(Buffer.alloc(((isDeep ? side * 8 : Math.ceil(side / 8)) + 1) * side));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

/** What is no photo, whatever it is called. */
export const noPhotos: Record<string, Buffer> = {
  'svg.jpg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  'page.jpg': Buffer.from('<!doctype html><script>alert(1)</script>'),
  'paper.jpg': Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj'),
  'film.jpg': Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2mp41', 'latin1'),
  'gif.jpg': Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'),
  'archive.jpg': Buffer.from('PK\x03\x04\x14\0\0\0\x08\0and more', 'latin1'),
  'nothing.jpg': Buffer.alloc(0),
  'short.jpg': Buffer.from([0xff, 0xd8, 0xff]),
};
