/** MP4 boxes with metadata (location, camera, owner), and the boxes that contain them. */
const CONTAINERS = new Set(['moov', 'trak']);
const DESCRIPTIONS = new Set(['udta', 'meta', 'uuid']);

/** Brands of files that store pictures in MP4 boxes. */
const STILL = /^(hei[cxms]|hev[cxms]|mif1|msf1|avi[fs])$/;
/** Nesting depth of a real video's metadata: `moov` and `trak`. */
const DEEPEST = 2;

/** Where an MP4 says how each of its tracks is coded, and the names of H.265, also as Dolby Vision. */
const CODING = ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd'];
const H265 = /^(hvc1|hev1|dvh1|dvhe)$/;
/** Bytes in front of the first entry of `stsd`: version, flags and their number. */
const BEFORE_ENTRIES = 8;

interface Box {
  type: string;
  start: number;
  content: number;
  end: number;
}

/** The boxes one after the other, up to one that does not fit. */
function* boxesIn(data: Buffer, from = 0, to = data.length): Generator<Box> {
  for (let start = from; start + 16 <= to; ) {
    const short = data.readUInt32BE(start);
    const head = short === 1 ? 16 : 8;
    const size = short === 0 ? to - start : short === 1 ? Number(data.readBigUInt64BE(start + 8)) : short;
    if (size < head || start + size > to) return;
    yield { type: data.toString('latin1', start + 4, start + 8), start, content: start + head, end: start + size };
    start += size;
  }
}

/** Media type of a video by its first bytes; undefined if it is none. */
export function videoType(data: Buffer): string | undefined {
  if (data.readUInt32BE(0) === 0x1a45dfa3) return 'video/webm';
  const brand = data.toString('latin1', 8, 12);
  if (data.toString('latin1', 4, 8) !== 'ftyp' || STILL.test(brand)) return undefined;
  return brand === 'qt  ' ? 'video/quicktime' : 'video/mp4';
}

/** Whether an MP4 is coded as H.265, as phones and cameras do to save space: many browsers show it black, or not at all. */
export function isH265(data: Buffer, from = 0, to = data.length, depth = 0): boolean {
  for (const { type, content, end } of boxesIn(data, from, to)) {
    if (depth === CODING.length && H265.test(type)) return true;
    const isNext = type === CODING[depth];
    if (isNext && isH265(data, content + (type === 'stsd' ? BEFORE_ENTRIES : 0), end, depth + 1)) return true;
  }
  return false;
}

/** Blanks an MP4's metadata in place, as free space of the same size: nothing moves, nothing is encoded again. */
export function blankDescriptions(data: Buffer, from = 0, to = data.length, depth = 0): void {
  for (const { type, start, content, end } of boxesIn(data, from, to)) {
    if (DESCRIPTIONS.has(type)) {
      data.write('free', start + 4, 'latin1');
      data.fill(0, content, end);
    } else if (CONTAINERS.has(type) && depth < DEEPEST) {
      blankDescriptions(data, content, end, depth + 1);
    }
  }
}
