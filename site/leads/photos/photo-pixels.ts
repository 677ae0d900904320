import { photoKind } from 'contract/photo';

/** Bytes of a file in which its size is looked for. */
export const SIZE_BYTES = 256 * 1024;

type Size = [width: number, height: number] | undefined;

/** The size in a JPEG's frame header, which stands behind segments of other kinds. */
function jpegSize(bytes: DataView): Size {
  for (let at = 2; at + 9 <= bytes.byteLength; ) {
    const [sign, marker] = [bytes.getUint8(at), bytes.getUint8(at + 1)];
    if (sign !== 0xff) return undefined;
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return [bytes.getUint16(at + 7), bytes.getUint16(at + 5)];
    if (marker === 0xff) at += 1;
    else at += marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8) ? 2 : 2 + bytes.getUint16(at + 2);
  }
  return undefined;
}

function webpSize(bytes: DataView): Size {
  if (bytes.byteLength < 30) return undefined;
  const kind = bytes.getUint8(15);
  const packed = bytes.getUint32(21, true);
  if (kind === 0x4c) return [(packed & 0x3fff) + 1, ((packed >>> 14) & 0x3fff) + 1]; // VP8L
  if (kind === 0x58) return [(bytes.getUint32(24, true) & 0xffffff) + 1, (bytes.getUint32(26, true) >>> 8) + 1]; // VP8X
  return [bytes.getUint16(26, true) & 0x3fff, bytes.getUint16(28, true) & 0x3fff];
}

/** The largest of the sizes in a HEIF: its tiles have theirs. */
function heifSize(bytes: DataView): Size {
  let largest: Size;
  for (let at = 8; at + 16 <= bytes.byteLength; at += 1) {
    if (bytes.getUint32(at) !== 0x69737065) continue; // ispe
    const [width, height] = [bytes.getUint32(at + 8), bytes.getUint32(at + 12)];
    if (!largest || width * height > largest[0] * largest[1]) largest = [width, height];
  }
  return largest;
}

const pngSize = (bytes: DataView): Size => (bytes.byteLength < 24 ? undefined : [bytes.getUint32(16), bytes.getUint32(20)]);

const sizes = { jpeg: jpegSize, webp: webpSize, heif: heifSize, png: pngSize };

/** How many pixels a photo says that it has, by its first bytes alone; undefined if they do not say. Nothing is decoded. */
export function photoPixels(head: Uint8Array): number | undefined {
  const kind = photoKind(head);
  const size = kind && sizes[kind](new DataView(head.buffer, head.byteOffset, head.byteLength));
  return size && size[0] * size[1];
}
