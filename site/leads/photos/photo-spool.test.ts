import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PHOTO_BYTES_MAX } from 'contract/photo';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hangingDisk, inFalseTime } from '../../base/testing/no-end';
import { openSpool } from '../spool';
import { filesHaveAnotherClock } from '../testing/clock';
import { leadProvider } from '../testing/lead-provider';
import { listeningLog, quoteRequest } from '../testing/leads';
import { photosThatFit } from './named-photo';
import { type DeliverPhoto, photoDelivery } from './photo-delivery';
import { PhotoFiles, takeOverPhotos } from './photo-files';
import { addPhoto, createPhotoSpool, type PhotoSpool, type PhotoSpoolDeps } from './photo-spool';

const JPEG = Buffer.concat([Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF', 'latin1'), Buffer.alloc(3000, 1)]);
/** Photos that no lead names are forgotten an hour after the time of their file. */
const onOneClock = it.skipIf(filesHaveAnotherClock);
const HOUR_MS = 60 * 60_000;
const within = { timeout: 60_000, interval: 10 };
const idOf = (number: number) => number.toString(16).padStart(32, '0');
const photo = (number: number, name = `photo ${number}.jpg`) => ({ id: idOf(number), name });
const sent = async function* (...parts: Uint8Array[]) {
  yield* parts;
};

let dir: string;
let log: ReturnType<typeof listeningLog>;
/** What the provider got: ids by key or reference. */
let delivered: [lead: string, id: string][];
let answer: Awaited<ReturnType<DeliverPhoto>>['status'];
let waiting: Set<string>;
const spools: PhotoSpool[] = [];

beforeEach(async () => {
  dir = join(await mkdtemp(join(tmpdir(), 'photos-')), 'spool');
  await mkdir(dir);
  log = listeningLog();
  [delivered, answer, waiting] = [[], 'stored', new Set()];
});
afterEach(async () => {
  for (const spool of spools.splice(0)) await spool.close();
  await rm(join(dir, '..'), { recursive: true });
});

function open(deps: Partial<PhotoSpoolDeps> = {}) {
  const spool = createPhotoSpool({
    dir,
    async deliver(id, { key, reference }) {
      if (answer === 'stored') delivered.push([key ?? reference, id]);
      return { status: answer };
    },
    undelivered: async () => waiting,
    log,
    pauses: { firstMs: 10, longestMs: 40 },
    ...deps,
  });
  spools.push(spool);
  spool.open();
  return spool;
}
const kept = async () => (await readdir(join(dir, 'photos'))).sort();

onOneClock('delivers a photo once its lead is there, whichever came first (R-PHOTO-3)', async () => {
  const spool = open();
  waiting.add('Q-1');
  expect(await spool.receive(idOf(1), sent(JPEG))).toBeUndefined();
  await spool.bind({ key: 'key 1', reference: 'Q-1' }, [photo(1), photo(2)]);
  expect(await spool.missing([photo(1), photo(2)])).toEqual([photo(2)]);
  expect(delivered).toEqual([]);
  waiting.clear();
  await vi.waitFor(() => expect(delivered).toEqual([['key 1', idOf(1)]]), within);
  expect(await spool.receive(idOf(2), sent(JPEG))).toBeUndefined();
  await vi.waitFor(() => expect(delivered).toEqual([1, 2].map((number) => ['key 1', idOf(number)])), within);
  await vi.waitFor(async () => expect(await kept()).toEqual([]), within);
});

it('adds a photo to a lead that was sent before, by its reference (R-PHOTO-3)', async () => {
  const spool = open();
  expect(await addPhoto(spool, 'Q-OLD', photo(1), sent(JPEG))).toBeUndefined();
  expect(await addPhoto(spool, 'Q-OLD', photo(2), sent(Buffer.from('<svg/>')))).toBe('no photo');
  await vi.waitFor(() => expect(delivered).toEqual([['Q-OLD', idOf(1)]]), within);
});

it('keeps photos over a restart while the provider fails, then delivers each once (R-PHOTO-3)', async () => {
  answer = 'failed';
  const spool = open();
  for (const number of [1, 2, 3]) await spool.receive(idOf(number), sent(JPEG));
  await spool.bind(
    { key: 'key', reference: 'Q-1' },
    [3, 1, 2].map((number) => photo(number)),
  );
  await vi.waitFor(() => expect(log.events).toContain('warn: photos wait for the provider'), within);
  await spool.close();
  await writeFile(join(dir, 'photos', '.unfinished-999999999-1-x.photo'), 'half');
  answer = 'stored';
  open();
  await vi.waitFor(() => expect(delivered.map(([, id]) => id)).toEqual([3, 1, 2].map(idOf)), within);
  await vi.waitFor(async () => expect(await kept()).toEqual([]), within);
});

it('a refusal ends that photo alone; a lead that nobody knows is waited for, an hour long (R-PHOTO-1, R-PHOTO-3)', async () => {
  let now = Date.now();
  const spool = open({ now: () => now });
  answer = 'refused';
  await addPhoto(spool, 'Q-1', photo(1), sent(JPEG));
  await vi.waitFor(() => expect(log.events).toContain('warn: photo dropped'), within);
  answer = 'unknown';
  await addPhoto(spool, 'Q-2', photo(2), sent(JPEG));
  await vi.waitFor(() => expect(log.events).toContain('info: photo waits for its lead'), within);
  expect(await spool.missing([photo(2)])).toEqual([]);
  now += HOUR_MS + 1;
  await vi.waitFor(async () => expect(await kept()).toEqual([]), within);
  expect(delivered).toEqual([]);
});

it('of a lead that the provider has had, an unknown photo goes at once, with its name (R-PHOTO-8)', async () => {
  answer = 'unknown';
  const spool = open({ isDelivered: async (reference) => reference === 'Q-HAD' });
  await spool.receive(idOf(1), sent(JPEG));
  await spool.bind({ key: 'key', reference: 'Q-HAD' }, [photo(1)]);
  await spool.receive(idOf(2), sent(JPEG));
  await spool.bind({ reference: 'Q-NOTED', noted: true }, [photo(2)]);
  await spool.receive(idOf(3), sent(JPEG));
  await spool.bind({ key: 'other', reference: 'Q-NOT-YET' }, [photo(3)]);
  await vi.waitFor(async () => expect(await kept()).toEqual([`${idOf(3)}.json`, `${idOf(3)}.photo`]), within);
});

it('photos that wait for their lead delay no other: each has its own pause (R-PHOTO-8)', async () => {
  const spool = open({
    pauses: { firstMs: 60_000, longestMs: 60_000 },
    async deliver(id, { reference }) {
      if (reference === 'Q-NOBODY') return { status: 'unknown' };
      delivered.push([reference, id]);
      return { status: 'stored' };
    },
  });
  for (const number of [1, 2, 3, 4]) await spool.receive(idOf(number), sent(JPEG));
  await spool.bind(
    { reference: 'Q-NOBODY' },
    [1, 2, 3].map((number) => photo(number)),
  );
  await spool.bind({ reference: 'Q-GOOD' }, [photo(4)]);
  spool.open();
  await vi.waitFor(() => expect(delivered).toEqual([['Q-GOOD', idOf(4)]]), within);
});

it('nothing of an erased lead is kept again, whatever comes late and in whichever order (R-PHOTO-9)', async () => {
  const late = ['uploaded', 'named', 'added', 'under way'] as const;
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray([...late], { minLength: 1 }), fc.boolean(), async (acts, restarts) => {
      waiting.add('Q-GONE');
      let spool = open();
      await spool.receive(idOf(1), sent(JPEG));
      await spool.bind({ key: 'gone', reference: 'Q-GONE' }, [photo(1), photo(2), photo(3)]);
      let finish = () => {};
      const end = new Promise<void>((done) => {
        finish = done;
      });
      const slow = async function* () {
        yield JPEG;
        await end;
      };
      const underWay = acts.includes('under way') ? spool.receive(idOf(3), slow()) : undefined;
      await spool.forget(['Q-GONE']);
      if (restarts) {
        await spool.close();
        spool = open();
      }
      const act = {
        uploaded: () => spool.receive(idOf(2), sent(JPEG)),
        named: () => spool.bind({ key: 'gone', reference: 'Q-GONE' }, [photo(2), photo(4)]),
        added: () => addPhoto(spool, 'Q-GONE', photo(5), sent(JPEG)),
        'under way': async () => finish(),
      };
      const answers = [];
      for (const name of acts) answers.push([name, await act[name]()]);
      finish();
      if (underWay) expect(await underWay).toBe('gone');
      expect(await kept()).toEqual([]);
      for (const [name, fault] of answers) if (name === 'uploaded' || name === 'added') expect(fault, name).toBe('gone');
      expect(delivered).toEqual([]);
      await spool.close();
      waiting.clear();
      await rm(dir, { recursive: true });
      await mkdir(dir);
    }),
    { numRuns: 12, examples: [[['under way', 'uploaded'], false]] },
  );
});

it('takes photos alone, up to 15 MB, and leaves nothing of others (R-PHOTO-4)', async () => {
  const spool = open();
  const large = Buffer.concat([JPEG, Buffer.alloc(PHOTO_BYTES_MAX)]);
  expect(await spool.receive(idOf(1), sent())).toBe('empty');
  expect(await spool.receive(idOf(1), sent(Buffer.from('<!doctype html><p>'.repeat(9))))).toBe('no photo');
  expect(await spool.receive(idOf(1), sent(JPEG.subarray(0, 5)))).toBe('no photo');
  expect(await spool.receive(idOf(1), sent(large))).toBe('too large');
  const cut = async function* () {
    yield JPEG;
    throw new Error('connection lost');
  };
  await expect(spool.receive(idOf(1), cut())).rejects.toThrow('connection lost');
  expect(await kept()).toEqual([]);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 60 }), async (lengths) => {
      const files = new PhotoFiles(join(dir, 'photos'));
      const parts = lengths.map((length, index) => JPEG.subarray(index * 40, index * 40 + length));
      const whole = Buffer.concat([JPEG.subarray(0, 20), ...parts]);
      expect(await files.receive(idOf(9), sent(...[...whole].map((byte) => Uint8Array.of(byte))))).toBeUndefined();
      expect(await files.read(idOf(9))).toEqual(whole);
      await files.remove(idOf(9));
    }),
    { numRuns: 10 },
  );
});

it('has room for so many photos and bytes, and leaves the disk to leads (R-PHOTO-3)', async () => {
  const room = { photos: 2, bytes: 1024 ** 3, spareBytes: 0 };
  const spool = open({ limits: room });
  expect(await Promise.all([1, 2].map((number) => spool.receive(idOf(number), sent(JPEG))))).toEqual([undefined, undefined]);
  expect(await spool.receive(idOf(3), sent(JPEG))).toBe('full');
  expect(await spool.receive(idOf(2), sent(JPEG))).toBeUndefined(); // is there
  expect(await open({ limits: { ...room, bytes: PHOTO_BYTES_MAX } }).receive(idOf(4), sent(JPEG))).toBe('full');
  expect(await open({ limits: { ...room, photos: 9, spareBytes: Number.MAX_SAFE_INTEGER } }).receive(idOf(4), sent(JPEG))).toBe(
    'full',
  );
});

it('takes over the photos of a site that is gone (R-PHOTO-3)', async () => {
  const gone = join(dir, 'gone');
  const files = new PhotoFiles(join(gone, 'photos'));
  await files.open();
  await files.receive(idOf(1), sent(JPEG));
  await files.bind(idOf(1), { reference: 'Q-1', name: '', at: 0, order: 0 });
  for (const _ of [1, 2]) await takeOverPhotos(gone, dir);
  expect(await kept()).toEqual([`${idOf(1)}.json`, `${idOf(1)}.photo`]);
  expect(await readdir(join(gone, 'photos'))).toEqual([]);
  await takeOverPhotos(join(dir, 'never there'), dir);
});

it('forgets after an hour what no lead names, and names without a photo (R-PHOTO-6)', async () => {
  const files = new PhotoFiles(join(dir, 'photos'));
  await files.open();
  for (const number of [1, 2, 3]) await files.receive(idOf(number), sent(JPEG));
  for (const number of [2, 4]) await files.bind(idOf(number), { reference: 'Q-1', name: '', at: 0, order: 0 });
  for (const name of (await kept()).filter((file) => !file.startsWith(idOf(3)))) await utimes(join(dir, 'photos', name), 0, 0);
  await utimes(join(dir, 'photos', `${idOf(3)}.photo`), new Date(), new Date());
  await files.forget(Date.now() - HOUR_MS);
  expect(await kept()).toEqual([`${idOf(2)}.json`, `${idOf(2)}.photo`, `${idOf(3)}.photo`]);
});

onOneClock('deletes the photos of an erased lead, and sends none of them any more (R-PHOTO-6)', async () => {
  let fail = () => {};
  const delivery = new Promise<{ status: 'failed' }>((done) => {
    fail = () => done({ status: 'failed' });
  });
  const begun = vi.fn(() => delivery);
  const spool = open({ deliver: begun });
  await spool.receive(idOf(2), sent(JPEG));
  await addPhoto(spool, 'Q-1', photo(1), sent(JPEG));
  await vi.waitFor(() => expect(begun).toHaveBeenCalled(), within);
  const gone = spool.forget(['Q-1', 'Q-2']);
  fail();
  await gone;
  expect(await kept()).toEqual([`${idOf(2)}.photo`]);
});

it('reads only photos that are named as ours (R-PHOTO-4)', () => {
  expect(photosThatFit([photo(1), { id: '../../etc', name: 'x' }, null, 'text', photo(1), { id: idOf(2) }])).toEqual([photo(1)]);
  expect(photosThatFit([{ id: idOf(1), name: '../up/../../oven.jpg' }])).toEqual([photo(1, 'oven.jpg')]);
  expect(photosThatFit(Array.from({ length: 12 }, (_, number) => photo(number)))).toHaveLength(8);
  for (const wrong of [undefined, null, {}, 'x', 5]) expect(photosThatFit(wrong)).toEqual([]);
});

it('judges the provider’s answers: only its own word ends a photo (R-PHOTO-3)', async () => {
  const binding = { key: 'k'.repeat(8), reference: 'Q-1', name: 'a.jpg', at: 0, order: 0 };
  const judged = (answered: () => Promise<Response>) =>
    photoDelivery({ submitFile: answered }, async () => new Set())(idOf(1), binding, JPEG);
  expect(await judged(async () => Response.json({ status: 'stored' }))).toMatchObject({ status: 'stored' });
  expect(await judged(async () => Response.json({ status: 'refused' }))).toMatchObject({ status: 'refused' });
  for (const strange of [
    () => new Response('<h1>Back soon</h1>'),
    () => Response.json({ status: 'refused' }, { status: 400 }),
    () => new Response(null, { status: 302 }),
  ])
    expect(await judged(async () => strange())).toMatchObject({ status: 'failed' });
  expect(await judged(() => Promise.reject(new Error('no connection')))).toMatchObject({ status: 'failed' });
});

onOneClock('a lead binds its photos before it is acknowledged, and says how many come (R-PHOTO-3)', async () => {
  const provider = await leadProvider();
  const photos = open({ undelivered: () => spool.waiting() });
  const spool = await openSpool({ dir, deliver: provider.deliver, log, photos });
  await photos.receive(idOf(1), sent(JPEG));
  provider.behave('refuse');
  answer = 'unknown'; // as a provider answers that has not stored the lead
  const asked = { ...quoteRequest(), photos: [photo(1), photo(2)] };
  expect(await spool.accept(asked)).toMatchObject({ status: 'refused' });
  expect(await kept()).toEqual([`${idOf(1)}.photo`]);
  provider.behave('hang');
  const accepted = await spool.accept(asked);
  expect(accepted).toMatchObject({ status: 'accepted' });
  expect(delivered).toEqual([]); // its lead waits
  provider.behave('accept');
  await vi.waitFor(() => expect(provider.stored()).toHaveLength(1), within);
  answer = 'stored';
  const { origin } = provider.stored()[0] as { origin: { key: string; photos: number } };
  expect(origin.photos).toBe(2);
  await vi.waitFor(() => expect(delivered).toEqual([[origin.key, idOf(1)]]), within);
  // The same again, after a lost answer, brings what was missing.
  await photos.receive(idOf(3), sent(JPEG));
  await spool.accept({ ...asked, photos: [photo(3)] });
  await vi.waitFor(() => expect(delivered).toContainEqual([origin.key, idOf(3)]), within);
  await photos.receive(idOf(4), sent(JPEG));
  answer = 'failed';
  await spool.accept({ ...asked, photos: [photo(4)] });
  if (accepted.status === 'accepted') await spool.forget([accepted.reference]);
  expect((await kept()).filter((name) => name.startsWith(idOf(4)))).toEqual([]);
  await spool.close();
  await provider.close();
});

it.each(['mkdir', 'readFile', 'readdir'] as const)(
  'delivers what waits after a disk that never answered (%s; R-CONTENT-14)',
  async (step) => {
    const spool = open();
    waiting.add('Q-1');
    await spool.receive(idOf(1), sent(JPEG));
    await spool.bind({ reference: 'Q-1' }, [photo(1)]);
    await spool.close();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const disk = hangingDisk([step]);
    waiting.clear();
    const again = open();
    await inFalseTime(vi.waitFor(() => expect(disk.count()).toBeGreaterThan(1), { timeout: 600_000 }));
    disk.goOn();
    await inFalseTime(vi.waitFor(() => expect(delivered).toEqual([['Q-1', idOf(1)]]), { timeout: 600_000 }));
    vi.useRealTimers();
    await again.close();
  },
);
