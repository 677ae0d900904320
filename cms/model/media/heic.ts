import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { withDeadline } from 'shared/deadline';
import sharp from 'sharp';

/** Timeout for decoding: a phone's photo needs about two seconds. */
const TIMEOUT_MS = 60_000;
/** Maximum size of a colour profile in one JPEG segment. */
const MAX_PROFILE_BYTES = 65_000;

interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** The upright pixels of a HEIC file. Rejects when it is damaged, too large or too slow. */
function unpack(bytes: Buffer, mostPixels: number): Promise<Pixels> {
  // The back office always runs in its package's folder.
  const worker = new Worker(resolve(process.cwd(), 'model/media/heic-worker.mjs'), {
    workerData: { bytes, mostPixels },
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    stdout: true, // the decoder prints errors to the console
    stderr: true,
  });
  const pixels = new Promise<Pixels>((done, failed) => {
    worker
      .once('message', done)
      .once('error', failed)
      .once('exit', () => failed(new Error('unpacking ended early')));
  });
  return withDeadline(TIMEOUT_MS, 'unpacking', () => pixels).finally(() => void worker.terminate());
}

/** Adds the colour profile to a JPEG: a phone's colour space is wider than the web's. */
function withProfile(jpeg: Buffer, profile: Buffer | undefined): Buffer {
  if (!profile || profile.length > MAX_PROFILE_BYTES) return jpeg;
  const name = Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1');
  const head = Buffer.from([0xff, 0xe2, 0, 0]);
  head.writeUInt16BE(2 + name.length + profile.length, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, name, profile, jpeg.subarray(2)]);
}

/** Converts a phone's HEIC photo to JPEG; sharp recognises the format but cannot decode it. */
export async function jpegOfHeic(bytes: Buffer, mostPixels: number): Promise<Buffer> {
  const { icc } = await sharp(bytes).metadata();
  const { data, width, height } = await unpack(bytes, mostPixels);
  const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 95 })
    .toBuffer();
  return withProfile(jpeg, icc);
}
