/** Boxes of an MP4 file on the way to its descriptions, and the descriptions themselves: place, camera, owner. */
const CONTAINERS = new Set(['moov', 'trak']);
const DESCRIPTIONS = new Set(['udta', 'meta', 'uuid']);

/** Brands of files that hold pictures in the boxes of a video. */
const STILL = /^(hei[cxms]|hev[cxms]|mif1|msf1|avi[fs])$/;
/** How deep the descriptions of a real video lie: `moov` and `trak`. */
const DEEPEST = 2;

/** What kind of video the bytes begin as, by its media type; undefined when it is none. */
export function videoType(data: Buffer): string | undefined {
  if (data.readUInt32BE(0) === 0x1a45dfa3) return 'video/webm';
  const brand = data.toString('latin1', 8, 12);
  if (data.toString('latin1', 4, 8) !== 'ftyp' || STILL.test(brand)) return undefined;
  return brand === 'qt  ' ? 'video/quicktime' : 'video/mp4';
}

/**
 * Blanks the descriptions of an MP4 file where they stand: as free space of the same size they move no picture, so that nothing
 * has to be encoded again. Other files are left as they are.
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
