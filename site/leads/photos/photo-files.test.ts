import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LEAD_PHOTOS_MAX, PHOTO_BYTES_MAX, PIXELS_MAX } from 'contract/photo';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PhotoFiles } from './photo-files';
import { nameAndReason } from './photo-intake';
import { photoPixels, SIZE_BYTES } from './photo-pixels';

const MB = 1024 * 1024;
const JPEG = Buffer.concat([Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF', 'latin1'), Buffer.alloc(3000, 1)]);
const idOf = (number: number) => number.toString(16).padStart(32, '0');
const sent = async function* (...parts: Uint8Array[]) {
  yield* parts;
};

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'photo-files-'));
});
afterEach(() => rm(dir, { recursive: true }));

/** A body that goes on when the test says so, or ends with an error. */
function held(part: Uint8Array = JPEG) {
  let finish: (error?: Error) => void = () => {};
  const end = new Promise<void>((done, fail) => {
    finish = (error) => (error ? fail(error) : done());
  });
  end.catch(() => undefined);
  const body = (async function* () {
    yield part;
    await end;
  })();
  return { body, finish: (error?: Error) => finish(error) };
}

it('60 photos of 14 MB that begin at once leave what is kept for leads (R-PHOTO-10)', async () => {
  const free = 512 * MB + 200 * MB;
  const files = new PhotoFiles(dir, { freeBytes: async () => free });
  const uploads = Array.from({ length: 60 }, () => held());
  const answers = uploads.map(({ body }, n) => files.receive(idOf(n), body, 14 * MB));
  let full = 0;
  for (const answer of answers) answer.then((fault) => (full += fault === 'full' ? 1 : 0));
  await expect.poll(() => full).toBe(60 - Math.floor(200 / 14));
  for (const { finish } of uploads) finish();
  expect((await Promise.all(answers)).filter((fault) => fault === undefined)).toHaveLength(Math.floor(200 / 14));
  // What has ended, well or not, has given its room back.
  const fails = Array.from({ length: 14 }, () => held());
  const failing = fails.map(({ body }, n) => files.receive(idOf(100 + n), body, 14 * MB).catch((error: Error) => error.message));
  for (const { finish } of fails) finish(new Error('cut'));
  expect(new Set(await Promise.all(failing))).toEqual(new Set(['cut']));
  expect(await files.receive(idOf(200), sent(JPEG), 14 * MB)).toBeUndefined();
});

it('never has more photos or bytes than its limits, however many begin at once (R-PHOTO-10)', async () => {
  const upload = fc.record({ declared: fc.constantFrom(undefined, 1, 3000, MB), fails: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(upload, { maxLength: 30 }), fc.integer({ min: 0, max: 8 }), async (uploads, photos) => {
      const files = new PhotoFiles(dir, { photos, bytes: 3 * PHOTO_BYTES_MAX, spareBytes: 0 });
      const bodies = uploads.map(() => held());
      const answers = uploads.map(({ declared }, n) =>
        files.receive(idOf(n), bodies[n]?.body ?? sent(), declared).catch(() => 'cut' as const),
      );
      await Promise.race([Promise.allSettled(answers), new Promise((done) => setTimeout(done, 5))]);
      for (const [n, { fails }] of uploads.entries()) bodies[n]?.finish(fails ? new Error('cut') : undefined);
      await Promise.all(answers);
      const here = (await readdir(dir)).filter((name) => name.endsWith('.photo'));
      expect(here.length).toBeLessThanOrEqual(photos);
      for (const name of here) await files.remove(name.slice(0, 32));
    }),
    { numRuns: 30 },
  );
});

it('a photo that is arriving ends when the disk fills up meanwhile (R-PHOTO-10)', async () => {
  let free = 1024 * MB;
  const files = new PhotoFiles(dir, { freeBytes: async () => free });
  const body = (async function* () {
    yield JPEG;
    free = 512 * MB - 1; // another process wrote
    for (let parts = 0; parts < 4; parts += 1) yield new Uint8Array(MB);
  })();
  expect(await files.receive(idOf(1), body, 10 * MB)).toBe('full');
  expect(await readdir(dir)).toEqual([]);
});

it('is told of too many pixels before anything is decoded, whatever the kind and however it arrives (R-PHOTO-11)', async () => {
  const plain = sharp({ create: { width: 8000, height: 7600, channels: 3, background: '#386' } });
  const small = sharp({ create: { width: 80, height: 50, channels: 3, background: '#386' } });
  const exif = Buffer.alloc(60_000, 32).toString();
  for (const [name, given, pixels] of [
    ['large.jpg', await plain.clone().jpeg().toBuffer(), 8000 * 7600],
    [
      'with-exif.jpg',
      await plain
        .clone()
        .withExif({ IFD0: { Artist: exif } })
        .jpeg()
        .toBuffer(),
      8000 * 7600,
    ],
    ['progressive.jpg', await plain.clone().jpeg({ progressive: true }).toBuffer(), 8000 * 7600],
    ['large.png', await plain.clone().png({ compressionLevel: 1 }).toBuffer(), 8000 * 7600],
    ['large.webp', await plain.clone().webp({ effort: 0 }).toBuffer(), 8000 * 7600],
    ['small.jpg', await small.clone().jpeg().toBuffer(), 4000],
    ['small.png', await small.clone().png().toBuffer(), 4000],
    ['small.webp', await small.clone().webp().toBuffer(), 4000],
    ['lossless.webp', await small.clone().webp({ lossless: true }).toBuffer(), 4000],
    ['transparent.webp', await small.clone().ensureAlpha(0.5).webp().toBuffer(), 4000],
    ['small.avif', await small.clone().avif({ effort: 0 }).toBuffer(), 4000],
  ] as const) {
    expect([name, photoPixels(given.subarray(0, SIZE_BYTES))]).toEqual([name, pixels]);
    const files = new PhotoFiles(dir, { spareBytes: 0 });
    const bytes = [...given.subarray(0, 70_000)].map((byte) => Uint8Array.of(byte));
    const fault = await files.receive(idOf(1), sent(...bytes, given.subarray(70_000)));
    expect([name, fault]).toEqual([name, pixels > PIXELS_MAX ? 'too many pixels' : undefined]);
    await files.remove(idOf(1));
  }
  const heads = fc.constantFrom('\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'RIFF\0\0\0\0WEBPVP8X', '\0\0\0\x18ftypheic\0\0\0\0ispe');
  fc.assert(
    fc.property(heads, fc.uint8Array({ maxLength: 300 }), (head, rest) => {
      photoPixels(Buffer.concat([Buffer.from(head, 'latin1'), rest])); // never throws
    }),
  );
});

it('says of each photo why it does not come along (R-PHOTO-11)', () => {
  expect(nameAndReason('a.jpg', 'too many pixels')).toBe('a.jpg (has more than 60 million pixels)');
  expect(nameAndReason('a.jpg', 'empty')).toBe('a.jpg (is empty)');
  expect(nameAndReason('a.jpg', 'over all')).toBe(`a.jpg (a request has at most ${LEAD_PHOTOS_MAX} photos)`);
});
