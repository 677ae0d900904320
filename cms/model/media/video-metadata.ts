/** MP4 boxes with metadata (location, camera, owner), and the boxes that contain them. */
const CONTAINERS = new Set(['moov', 'trak']);
const DESCRIPTIONS = new Set(['udta', 'meta', 'uuid']);

/** Brands of files that store pictures in MP4 boxes. */
const STILL = /^(hei[cxms]|hev[cxms]|mif1|msf1|avi[fs])$/;
/** Nesting depth of a real video's metadata: `moov` and `trak`. */
const DEEPEST = 2;

/** Media type of a video by its first bytes; undefined if it is none. */
export function videoType(data: Buffer): string | undefined {
  if (data.readUInt32BE(0) === 0x1a45dfa3) return 'video/webm';
  const brand = data.toString('latin1', 8, 12);
  if (data.toString('latin1', 4, 8) !== 'ftyp' || STILL.test(brand)) return undefined;
  return brand === 'qt  ' ? 'video/quicktime' : 'video/mp4';
}

/**
 * Blanks an MP4's metadata in place, as free space of the same size, so that nothing moves and nothing is encoded again. Other
 * files are unchanged.
 */
export function blankDescriptions(data: Buffer, from = 0, to = data.length, depth = 0): void {
  for (let at = from; at + 16 <= to; ) {
    const short = data.readUInt32BE(at);
    const type = data.toString('latin1', at + 4, at + 8);
    const head = short === 1 ? 16 : 8;
    const size = short === 0 ? to - at : short === 1 ? Number(data.readBigUInt64BE(at + 8)) : short;
    if (size < head || at + size > to) return;
    if (DESCRIPTIONS.has(type)) {
      data.write('free', at + 4, 'latin1');
      data.fill(0, at + head, at + size);
    } else if (CONTAINERS.has(type) && depth < DEEPEST) {
      blankDescriptions(data, at + head, at + size, depth + 1);
    }
    at += size;
  }
}
