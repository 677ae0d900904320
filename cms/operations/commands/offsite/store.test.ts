import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startBucket } from '../../../../tests/kit/s3-server';
import { openStore, type Store } from './store';

const PART = 1000;
let server: Awaited<ReturnType<typeof startBucket>>;
let store: Store;
let folder: string;
beforeAll(async () => {
  server = await startBucket();
  store = openStore({ ...server.settings, prefix: 'backups/' }, { partBytes: PART, pauses: [1, 1] });
  folder = await mkdtemp(join(tmpdir(), 'store-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  server.objects.clear();
  server.uploads.clear();
  Object.assign(server.state, { fails: false, cutAfter: Number.POSITIVE_INFINITY, forbidden: [], locked: false, aheadMs: 0 });
});

async function fileOf(data: Buffer): Promise<string> {
  const file = join(folder, 'sent');
  await writeFile(file, data);
  return file;
}
const content = (bytes: number) => Buffer.from(Array.from({ length: bytes }, (_, at) => at % 251));

it('sends files of any size, at once or in parts, and gets them back byte for byte (R-RUN-22)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.integer({ min: 1, max: 4 * PART }), fc.constantFrom(PART, PART + 1, 3 * PART)),
      async (bytes) => {
        const data = content(bytes);
        await store.put('a copy+1', await fileOf(data), bytes);
        expect(await store.sizeOf('a copy+1')).toBe(bytes);
        expect((await buffer(await store.get('a copy+1'))).equals(data)).toBe(true);
        expect(server.uploads.size).toBe(0);
      },
    ),
    { numRuns: 25 },
  );
});

it('lists only its own folder, over several pages, and deletes from it (R-RUN-22)', async () => {
  for (let at = 0; at < 45; at += 1) await store.put(`copy-${at}`, await fileOf(content(3)), 3);
  server.objects.set('picture.jpg', { data: content(9), type: '', modified: new Date() });
  const listed = await store.list();
  expect(listed).toHaveLength(45);
  expect(listed).toContainEqual({ name: 'copy-44', bytes: 3 });
  await store.remove('copy-44');
  expect(await store.list()).toHaveLength(44);
  expect(server.objects.has('picture.jpg')).toBe(true);
});

it.each([PART, 3 * PART])(
  'an upload of %i bytes that the network cuts leaves nothing, however often it is retried (R-RUN-22)',
  async (bytes) => {
    const file = await fileOf(content(bytes));
    server.state.cutAfter = PART / 2;
    await expect(store.put('copy', file, bytes)).rejects.toThrow();
    expect([...server.objects.keys()]).toEqual([]);
    server.state.cutAfter = Number.POSITIVE_INFINITY;
    await store.clear(new Date(Date.now() + 25 * 60 * 60_000));
    expect(server.uploads.size).toBe(0);
    await store.put('copy', file, bytes);
    expect(await store.sizeOf('copy')).toBe(bytes);
  },
);

it('resumes with the part that was cut, and keeps the old object until the new one is complete (R-RUN-22)', async () => {
  await store.put('copy', await fileOf(content(20)), 20);
  const file = await fileOf(content(3 * PART));
  server.state.cutAfter = PART / 2;
  const restored = setTimeout(() => {
    server.state.cutAfter = Number.POSITIVE_INFINITY;
  }, 30);
  const patient = openStore({ ...server.settings, prefix: 'backups/' }, { partBytes: PART, pauses: [20, 20, 20, 20] });
  const sent = patient.put('copy', file, 3 * PART);
  expect(server.objects.get('backups/copy')?.data.length).toBe(20);
  await sent;
  clearTimeout(restored);
  expect(server.objects.get('backups/copy')?.data.equals(content(3 * PART))).toBe(true);
});

it.each([
  [
    'a wrong key',
    { keys: { accessKeyId: 'test-key', secretAccessKey: 'other' } },
    /refuses us \(SignatureDoesNotMatch\): look at BACKUP_S3_ACCESS_KEY_ID/,
  ],
  ['a wrong bucket', { name: 'other' }, /BACKUP_S3_BUCKET: there is no bucket other at http:/],
  ['a server that does not answer', { endpoint: 'http://127.0.0.1:1' }, /ECONNREFUSED/],
])('names the likely cause of %s (R-RUN-22)', async (_, wrong, why) => {
  const other = openStore({ ...server.settings, prefix: 'backups/', ...wrong }, { pauses: [1] });
  await expect(other.list()).rejects.toThrow(why);
});

it.each([20, 3 * PART])('sends %i bytes into a bucket with Object Lock (R-RUN-22)', async (bytes) => {
  server.state.locked = true;
  await store.put('copy', await fileOf(content(bytes)), bytes);
  expect(await store.sizeOf('copy')).toBe(bytes);
});

it.each([20, -20])('says that the clock is wrong where it is %i minutes behind the server’s (R-RUN-22)', async (minutes) => {
  server.state.aheadMs = minutes * 60_000;
  await expect(store.list()).rejects.toThrow(
    /refuses us: the clock of this machine is wrong \(it is .* GMT here and .* GMT there\)/,
  );
});

it('shows the server’s own words (R-RUN-22)', async () => {
  const sent = await fileOf(content(20));
  server.state.forbidden = ['PUT'];
  await expect(store.put('copy', sent, 20)).rejects.toThrow(
    'refuses us (AccessDenied: This key may not PUT): look at BACKUP_S3_ACCESS_KEY_ID',
  );
});
