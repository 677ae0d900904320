import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';

/** Longest that unpacking may take: a phone's photograph needs about two seconds. */
const PATIENCE_MS = 60_000;
/** Largest profile that one segment of a JPEG holds. */
const PROFILE_MOST = 65_000;

interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** The pixels of a HEIC file, upright. Rejects when it is damaged, has too many of them or takes too long. */
function unpack(bytes: Buffer, mostPixels: number): Promise<Pixels> {
  // Every way to start the back office starts it in the folder of its package.
  const worker = new Worker(resolve(process.cwd(), 'content/heic-worker.mjs'), {
    workerData: { bytes, mostPixels },
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    stdout: true, // the decoder writes what it cannot read to the console
    stderr: true,
  });
  return new Promise<Pixels>((done, failed) => {
    const late = setTimeout(() => failed(new Error('unpacking took too long')), PATIENCE_MS);
    worker
      .once('message', done)
      .once('error', failed)
      .once('exit', () => failed(new Error('unpacking ended early')))
      .once('exit', () => clearTimeout(late));
  }).finally(() => worker.terminate());
}

/** A JPEG that says in which colour space its numbers are: the phone's is wider than that of the web. */
function withProfile(jpeg: Buffer, profile: Buffer | undefined): Buffer {
  if (!profile || profile.length > PROFILE_MOST) return jpeg;
  const name = Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1');
  const head = Buffer.from([0xff, 0xe2, 0, 0]);
  head.writeUInt16BE(2 + name.length + profile.length, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, name, profile, jpeg.subarray(2)]);
}

/** A photograph of a phone (HEIC) as JPEG; sharp reads what such a file is, but cannot unpack it. */
export async function jpegOfHeic(bytes: Buffer, mostPixels: number): Promise<Buffer> {
  const { icc } = await sharp(bytes).metadata();
  const { data, width, height } = await unpack(bytes, mostPixels);
  const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 95 })
    .toBuffer();
  return withProfile(jpeg, icc);
}
