import { PHOTO_BYTES_MAX } from 'contract/photo';
import { expect, it } from 'vitest';
import { readParts } from '../form-parts';
import { listeningLog } from '../testing/leads';
import { createPhotoIntake, readKept } from './photo-intake';

const photo = (id: string, name = '') => ({ id, name });
const ME = { client: 'me' };

const JPEG = Buffer.concat([Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF', 'latin1'), Buffer.alloc(3000, 1)]);
const ID = 'a'.repeat(32);

function intake({ offered = true, leadsPer10Min = 10 } = {}) {
  const received: string[] = [];
  const spool = {
    async receive(id: string, body: AsyncIterable<Uint8Array>) {
      let bytes = 0;
      for await (const part of body) bytes += part.byteLength;
      received.push(`${id.slice(0, 1)} ${bytes}`);
      return undefined;
    },
    missing: async () => [],
    isBound: async () => false,
    async bind({ reference }: { reference: string }, photos: readonly { name: string }[]) {
      received.push(`${reference} ${photos.map(({ name }) => name)}`);
    },
  };
  return { received, ...createPhotoIntake({ spool, offered: async () => offered, leadsPer10Min, log: listeningLog() }) };
}
const post = (body: BodyInit | null) => new Request('http://site/_photos/x', { method: 'POST', body });

it('answers where photos can be sent, and nowhere else (R-PHOTO-1)', async () => {
  const { answer, received } = intake();
  expect(await answer(post(JPEG), photo(ID), ME)).toEqual({ status: 200 });
  expect(received).toEqual([`a ${JPEG.length}`]);
  expect(await answer(post(JPEG), photo(ID, 'late.jpg'), { ...ME, reference: 'Q-1' })).toEqual({ status: 200 });
  expect(received.at(-1)).toBe('Q-1 late.jpg');
  expect(await answer(post(null), photo(ID), ME)).toMatchObject({ status: 415 });
  for (const id of ['', 'x', `${ID}0`, '../etc', ID.toUpperCase()])
    expect(await answer(post(JPEG), photo(id), ME)).toMatchObject({ status: 404 });
  const none = intake({ offered: false });
  expect(await none.answer(post(JPEG), photo(ID), ME)).toMatchObject({ status: 404 });
  expect(await none.named([{ id: ID, name: 'a.jpg' }])).toEqual([]);
});

it('takes so many photos and megabytes from an address (R-PHOTO-4)', async () => {
  const { answer } = intake({ leadsPer10Min: 1 });
  const answers = [];
  for (let sent = 0; sent < 9; sent += 1) answers.push((await answer(post(JPEG), photo(ID), ME)).status);
  expect(answers).toEqual([...Array(8).fill(200), 429]);
  expect((await answer(post(JPEG), photo(ID), { client: 'another' })).status).toBe(200);
  const heavy = intake({ leadsPer10Min: 1 });
  expect((await heavy.answer(post(new Uint8Array(11 * 1024 ** 2)), photo(ID), ME)).status).toBe(200);
  expect((await heavy.answer(post(new Uint8Array(3 * 1024 ** 2)), photo(ID), ME)).status).toBe(429);
});

it('reads which photos of a form are here already (R-PHOTO-2)', () => {
  expect(readKept([`${ID} oven door.jpg`, 'nonsense', '', `${ID}`])).toEqual([{ id: ID, name: '' }]);
  expect(readKept([`${ID} oven door.jpg`])).toEqual([{ id: ID, name: 'oven door.jpg' }]);
});

const formOf = (entries: [string, string | [Buffer, string]][]) => {
  const form = new FormData();
  for (const [name, value] of entries)
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([new Uint8Array(value[0])]), value[1]);
  return new Request('http://site/', { method: 'POST', body: form });
};

it('reads fields behind files that are too large, unread or refused (R-PHOTO-2)', async () => {
  const seen: [string, string, number][] = [];
  const entries = await readParts(
    formOf([
      ['first_name', 'Mía'],
      ['photos', [Buffer.alloc(PHOTO_BYTES_MAX + 5_000_000, 1), 'too large.jpg']],
      ['photos', [JPEG, 'فرن 🔥.jpg']],
      ['photos', [JPEG, 'half read.jpg']],
      ['photos', [Buffer.alloc(0), '']],
      ['last_name', 'Example'],
    ]),
    64 * 1024,
    async (field, name, body) => {
      let bytes = 0;
      for await (const part of body) {
        bytes += part.byteLength;
        if (name === 'half read.jpg') break;
      }
      seen.push([field, name, bytes]);
      if (name === 'too large.jpg') throw new Error('refused');
    },
  );
  expect(entries).toEqual([
    ['first_name', 'Mía'],
    ['last_name', 'Example'],
  ]);
  expect(Object.fromEntries(seen.map(([, name, bytes]) => [name, bytes]))).toMatchObject({
    'too large.jpg': PHOTO_BYTES_MAX + 1,
    'فرن 🔥.jpg': JPEG.length,
    'half read.jpg': expect.any(Number),
  });
});

it('refuses a form with too much text, too many parts, or without an end (R-PHOTO-4)', async () => {
  const read = (request: Request) => readParts(request, 1000, async () => undefined);
  await expect(read(formOf([['a', 'x'.repeat(1001)]]))).rejects.toThrow();
  await expect(read(formOf(Array.from({ length: 61 }, (_, index) => [`f${index}`, 'x'])))).rejects.toThrow();
  const files = (length: number) => Array.from({ length }, (): [string, [Buffer, string]] => ['photos', [JPEG, 'a.jpg']]);
  await expect(read(formOf([['a', 'x'], ...files(2001), ['b', 'y']]))).rejects.toMatchObject({ fields: [['a', 'x']] });
  expect(await read(formOf([['a', 'x'], ...files(300), ['b', 'y']]))).toEqual([
    ['a', 'x'],
    ['b', 'y'],
  ]);
  const whole = Buffer.from(await formOf([['photos', [JPEG, 'a.jpg']]]).arrayBuffer());
  const boundary = whole.toString('latin1').split('\r\n')[0]?.slice(2);
  const cut = new Request('http://site/', {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: new Uint8Array(whole.subarray(0, 2000)),
  });
  await expect(
    readParts(cut, 1000, async (_, __, body) => {
      for await (const _part of body) void _part;
    }),
  ).rejects.toThrow();
});
