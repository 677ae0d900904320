import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressOf } from 'contract/call';
import { LEAD_PHOTOS_MAX } from 'contract/photo';
import { SIGNATURE_HEADER, signatureOf } from 'contract/signature';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { handleApi } from '../../api/handler';
import type { Lead } from '../../base/database/payload-types';
import { env, photosDir } from '../../base/process/env';
import { callApi, signedIn, startPayload } from '../../testing/api';
import { textOf } from '../mails/body';
import { companyOf, officeMail } from '../mails/compose';
import { enquiryPage } from '../pages/enquiry';
import { answerPhoto } from '../pages/photo';
import { anonymise, anonymiseOld } from '../privacy/anonymise';
import { personData } from '../privacy/person-data';
import { makePhoto } from './make';
import { readPhotoFile } from './photo-files';
import { namesNotKept, photosOf } from './shown-photos';
import { storePhoto, tidyPhotos } from './store-photo';
import { bomb, fromPhone, noPhotos, picture } from './testing/samples';

const NOISE = { type: 'gaussian', mean: 128, sigma: 60 } as const;
const tokens: Record<string, string> = {};
let owner: number;
let payload: Payload;
let made = 0;

beforeAll(async () => {
  payload = await startPayload();
  for (const role of ['owner', 'leads', 'editor'] as const) {
    const { id, token } = await signedIn(payload, role);
    tokens[role] = token;
    if (role === 'owner') owner = id;
  }
});

/** A quote request that says how many photos come with it. */
async function asked(photos = 1): Promise<Lead> {
  made += 1;
  const fields = {
    first_name: 'Pia',
    last_name: `Photos ${made}`,
    email: `pia${made}@example.com`,
    phone: `0491570${100 + made}`,
  };
  const place = {
    city: 'Adelaide',
    address: '1 Example Street',
    suburb: 'Para Hills',
    post_code: '5096',
    state: 'South Australia',
  };
  const origin = { key: `photos ${made} key`, reference: `Q-PHOTO-${made}`, received_at: new Date().toISOString(), photos };
  await callApi(payload, '/service-booking', { ...fields, ...place, service: 'Oven Cleaning', origin });
  const { docs } = await payload.find({ collection: 'leads', where: { idempotency_key: { equals: origin.key } }, depth: 0 });
  return docs[0] as Lead;
}
const newId = () => {
  made += 1;
  return made.toString(16).padStart(32, '0');
};
const of = ({ idempotency_key, reference }: Lead, more: { photo?: string; name?: string } = {}) => ({
  ...{ key: idempotency_key, reference, photo: newId(), name: 'oven.jpg', sha256: '0'.repeat(64) },
  ...more,
});
const rowsOfLead = async ({ id }: Pick<Lead, 'id'>) =>
  (await payload.find({ collection: 'lead-photos', where: { lead: { equals: id } }, sort: 'id', pagination: false, depth: 0 }))
    .docs;
const files = () => (existsSync(photosDir) ? readdirSync(photosDir) : []);

/** Posts a photo as a site does, or a stranger. */
async function post(lead: Lead, body: Buffer, { signed = true, sha256 = '' } = {}) {
  const address = addressOf('leadPhotos', {
    ...of(lead, { name: 'فرن 🔥 & more.jpg' }),
    sha256: sha256 || createHash('sha256').update(body).digest('hex'),
  });
  const request = new Request(`http://cms.test/api${address}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      ...(signed && { [SIGNATURE_HEADER]: signatureOf(env.publishSecret, address, '') }),
    },
    body: new Uint8Array(body),
  });
  const response = await handleApi(request, payload);
  return { status: response.status, body: await response.json() };
}

it('eight small squares of detailed photos weigh less than the light page may (R-OWNER-38, R-PHOTO-5)', async () => {
  const tiles = await sharp({ create: { width: 160, height: 120, channels: 3, background: '#777', noise: NOISE } })
    .resize(1600, 1200)
    .jpeg()
    .toBuffer();
  const small = (await makePhoto(tiles))?.files.small ?? Buffer.alloc(0);
  expect(await sharp(small).metadata()).toMatchObject({ format: 'jpeg', width: 224, height: 224 });
  expect(small.length).toBeGreaterThan(2000);
  expect(8 * small.length).toBeLessThanOrEqual(40_000);
});

it('a photo for which a busy machine had no time is not called unreadable: it is tried again (R-PHOTO-3)', async () => {
  const large = sharp({ create: { width: 7500, height: 7500, channels: 3, background: '#584' } });
  const given = await large.png({ compressionLevel: 1 }).toBuffer();
  const made = await makePhoto(given, 1).catch((error: unknown) => String(error));
  expect(typeof made === 'string' ? made : made?.width).toSatisfy((is: unknown) => is === 2048 || /timeout/.test(String(is)));
});

it('stores what a site signs, and nothing of anybody else (R-PHOTO-3)', async () => {
  const lead = await asked();
  expect(lead.photos_announced).toBe(1);
  const photo = await fromPhone();
  expect(await post(lead, photo, { signed: false })).toMatchObject({ status: 401 });
  expect(await post(lead, photo, { sha256: '1'.repeat(64) })).toMatchObject({ status: 400 });
  expect(await rowsOfLead(lead)).toEqual([]);
  expect(await post(lead, photo)).toEqual({ status: 200, body: { status: 'stored' } });
  expect(await rowsOfLead(lead)).toMatchObject([{ name: 'فرن 🔥 & more.jpg', file: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
});

it('makes every photo anew: upright, at most 2048 pixels, without place or owner (R-PHOTO-4)', async () => {
  const given = await fromPhone();
  expect(given.toString('latin1')).toContain('Mia Example');
  const photo = await makePhoto(given);
  expect(photo).toMatchObject({ width: 1365, height: 2048 });
  for (const size of ['large', 'small'] as const) {
    const data = photo?.files[size] as Buffer;
    expect(data.toString('latin1')).not.toMatch(/Mia Example|Exif|GPS/);
    const { format, space, exif, icc } = await sharp(data).metadata();
    expect([format, space, exif, icc]).toEqual(['jpeg', 'srgb', undefined, undefined]);
  }
});

it('reads what cameras and programs make (R-PHOTO-4)', async () => {
  const frames = await Promise.all(
    ['#f00', '#0f0', '#00f'].map((background) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const kinds: Record<string, Buffer> = {
    CMYK: await picture().toColourspace('cmyk').jpeg().toBuffer(),
    '16 bit': await picture().toColourspace('rgb16').png().toBuffer(),
    grey: await picture().greyscale().png().toBuffer(),
    transparent: await sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } })
      .png()
      .toBuffer(),
    'animated WebP': await sharp(frames, { join: { animated: true } })
      .webp({ delay: [100, 100, 100] })
      .toBuffer(),
    AVIF: await picture(64, 64).avif({ effort: 0 }).toBuffer(),
    'with a page behind it': Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>')]),
    'with an archive behind it': Buffer.concat([await picture().jpeg().toBuffer(), noPhotos['archive.jpg'] as Buffer]),
  };
  for (const [kind, given] of Object.entries(kinds)) {
    const photo = await makePhoto(given);
    expect([kind, photo && (await sharp(photo.files.large).metadata()).format]).toEqual([kind, 'jpeg']);
    expect(photo?.files.large.toString('latin1')).not.toMatch(/<script>|and more/);
  }
  expect(await makePhoto(kinds['animated WebP'] as Buffer)).toMatchObject({ width: 40, height: 30 });
});

it('notes what cannot be read, and the enquiry stays (R-PHOTO-4, R-PHOTO-1)', async () => {
  const lead = await asked(3);
  const damaged: Record<string, Buffer> = {
    ...noPhotos,
    'bomb.png': bomb(),
    'deep.png': bomb(5000, true),
    'head.png': (await picture().png().toBuffer()).subarray(0, 40),
    'rubbish.jpg': Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(5000, 7)]),
  };
  const before = files();
  for (const [name, given] of Object.entries(damaged)) {
    const photo = of(lead, { name });
    const refused = { status: 'refused', message: 'It cannot be read as a photo' };
    expect([name, await storePhoto(payload, photo, given)]).toEqual([name, refused]);
    expect(await storePhoto(payload, photo, given)).toEqual({ status: 'refused', message: 'It was not kept' });
  }
  expect(files()).toEqual(before);
  const { notes, photos } = await photosOf(payload, lead, new Date());
  expect([photos, notes]).toEqual([[], [expect.stringMatching(/^Could not be read, or one too many: svg\.jpg, .*bomb\.png/)]]);
  expect(await payload.findByID({ collection: 'leads', id: lead.id })).toMatchObject({ status: 'new' });
});

it('keeps what can be decoded of a photo that was cut off, by two bytes or by half (R-PHOTO-11)', async () => {
  const drawn = sharp({ create: { width: 800, height: 600, channels: 3, background: '#777', noise: NOISE } });
  for (const [kind, whole] of [
    ['jpeg', await drawn.clone().jpeg().toBuffer()],
    ['progressive', await drawn.clone().jpeg({ progressive: true }).toBuffer()],
    ['png', await drawn.clone().png().toBuffer()],
  ] as const)
    for (const length of [whole.length - 2, whole.length >> 1]) {
      const made = await makePhoto(whole.subarray(0, length));
      expect([kind, length, made?.width, made?.height]).toEqual([kind, length, 800, 600]);
      expect((await sharp(made?.files.large).stats()).entropy).toBeGreaterThan(4);
    }
});

it('stores once what arrives twice, also at once, and no more than 24 of one enquiry (R-PHOTO-3)', async () => {
  const lead = await asked();
  const given = await picture().jpeg().toBuffer();
  const photo = of(lead);
  const answers = await Promise.all([1, 2, 3].map(() => storePhoto(payload, photo, given)));
  expect(answers).toEqual([1, 2, 3].map(() => ({ status: 'stored' })));
  expect(await rowsOfLead(lead)).toHaveLength(1);
  for (let more = 1; more < LEAD_PHOTOS_MAX; more += 1) await storePhoto(payload, of(lead, { name: `oven ${more}.jpg` }), given);
  expect(await storePhoto(payload, of(lead, { name: 'one more.jpg' }), given)).toMatchObject({ status: 'refused' });
  // What is one too many is named to office and customer, up to a limit.
  expect(await rowsOfLead(lead)).toHaveLength(LEAD_PHOTOS_MAX + 1);
  expect((await photosOf(payload, lead, new Date())).notes).toEqual(['Could not be read, or one too many: one more.jpg.']);
  expect(await namesNotKept(payload, lead)).toEqual(['one more.jpg']);
  const late = Array.from({ length: LEAD_PHOTOS_MAX + 3 }, (_, n) =>
    storePhoto(payload, of(lead, { name: `late ${n}.jpg` }), given),
  );
  expect(new Set((await Promise.all(late)).map(({ status }) => status))).toEqual(new Set(['refused']));
  expect(await rowsOfLead(lead)).toHaveLength(2 * LEAD_PHOTOS_MAX);
  expect((await photosOf(payload, lead, new Date())).photos).toHaveLength(LEAD_PHOTOS_MAX);
});

it('stores once what a form brings that is posted twice, each time under another id (R-PHOTO-3, R-FOLLOW-4)', async () => {
  const lead = await asked(2);
  const name = 'image.jpg'; // as some phones call all of them
  for (const negative of [true, false]) {
    const given = await picture().negate(negative).jpeg().toBuffer();
    const answers = await Promise.all([1, 2].map(() => storePhoto(payload, of(lead, { name }), given)));
    expect(answers).toEqual([{ status: 'stored' }, { status: 'stored' }]);
  }
  expect(await rowsOfLead(lead)).toHaveLength(2);
});

it('waits for a lead that has not come, and finds a known one by its reference alone (R-PHOTO-3)', async () => {
  const lead = await asked();
  const given = await picture().jpeg().toBuffer();
  expect(await storePhoto(payload, { ...of(lead), key: 'of another lead' }, given)).toEqual({ status: 'unknown' });
  const { key: _, ...later } = of(lead);
  expect(await storePhoto(payload, later, given)).toEqual({ status: 'stored' });
  expect(await rowsOfLead(lead)).toHaveLength(1);
});

it('shows photos to people who see enquiries, and to nobody else (R-PHOTO-5)', async () => {
  const lead = await asked(3);
  await storePhoto(payload, of(lead, { name: '"><script>alert(1)</script>.jpg' }), await picture().jpeg().toBuffer());
  const { photos, notes } = await photosOf(payload, lead, new Date());
  expect(notes).toEqual(['2 photos on the way.']);
  expect((await photosOf(payload, lead, new Date(Date.now() + 3 * 3600_000))).notes).toEqual(['2 photos did not arrive.']);
  const { large = '', small = '' } = photos[0] ?? {};
  const get = (path: string, token?: string) => {
    const headers = new Headers(token ? { authorization: `JWT ${token}` } : {});
    return answerPhoto(payload, new Request(`http://localhost:3001${path}`, { headers }), path.split('/').at(-1) ?? '');
  };
  for (const role of ['owner', 'leads'])
    for (const path of [large, small]) {
      const shown = await get(path, tokens[role]);
      expect([shown.status, shown.headers.get('cache-control'), shown.headers.get('x-content-type-options')]).toEqual([
        ...[200, 'private, no-store', 'nosniff'],
      ]);
      expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({ format: 'jpeg' });
    }
  expect((await get(large, tokens.editor)).status).toBe(403);
  const strangers = await get(large);
  expect([strangers.status, strangers.headers.get('location')]).toEqual([
    303,
    `/office/sign-in?redirect=${encodeURIComponent(large)}`,
  ]);
  for (const name of ['../database.db', `${'0'.repeat(32)}.jpg`, 'x.jpg', '', `${large.split('/').at(-1)}.jpg`, '__proto__'])
    expect((await get(`/office/photos/${name}`, tokens.owner)).status).toBe(404);

  const user = await payload.findByID({ collection: 'users', id: owner });
  const page = await (await enquiryPage({ payload, user: { ...user, collection: 'users' } }, lead)).text();
  expect(page).toContain(`<a href="${large}"><img src="${small}" alt="&quot;&gt;&lt;script&gt;alert(1)`);
  expect(page).toContain('2 photos on the way.');
  expect(textOf(officeMail(lead, 'office@example.com', await companyOf(payload)).body)).toContain(
    'Photos: 3, on the enquiry’s page',
  );
});

it('are part of a person’s data, and erased with the person; the disk keeps nothing (R-PHOTO-6)', async () => {
  const lead = await asked();
  await storePhoto(payload, of(lead), await picture().jpeg().toBuffer());
  expect((await personData(payload, lead)).photos).toMatchObject([{ name: 'oven.jpg' }]);
  const file = (await rowsOfLead(lead))[0]?.file ?? 'none';
  await anonymise(payload, [lead.id], new Date());
  expect(await rowsOfLead(lead)).toEqual([]);
  await expect(readPhotoFile(file, 'large')).rejects.toThrow();
  expect(files().filter((name) => name.startsWith(file))).toEqual([]);
  expect(await storePhoto(payload, of(lead), await picture().jpeg().toBuffer())).toEqual({ status: 'unknown' });
});

it('a photo that arrives while its person is being erased leaves nothing (R-PHOTO-6)', async () => {
  const lead = await asked();
  const given = await fromPhone();
  const before = files();
  await Promise.all([storePhoto(payload, of(lead), given), anonymise(payload, [lead.id], new Date())]);
  await anonymise(payload, [lead.id], new Date());
  expect([await rowsOfLead(lead), files()]).toEqual([[], before]);
});

it('go with an enquiry that is deleted for good, and what a crash left goes at night (R-PHOTO-6)', async () => {
  const [lead, other] = [await asked(), await asked()];
  const given = await picture().jpeg().toBuffer();
  for (const one of [lead, other]) await storePhoto(payload, of(one), given);
  await payload.update({ collection: 'leads', id: lead.id, data: { deletedAt: new Date().toISOString() } });
  expect(await rowsOfLead(lead)).toHaveLength(1);
  const file = (await rowsOfLead(lead))[0]?.file ?? 'none';
  await payload.delete({ collection: 'leads', id: lead.id, trash: true });
  expect(files().filter((name) => name.startsWith(file))).toEqual([]);
  const stray = join(photosDir, `${'f'.repeat(32)}.jpg`);
  await writeFile(stray, given);
  await utimes(stray, new Date(), new Date()); // a file's own time is that of the machine
  await tidyPhotos(payload, new Date());
  expect(existsSync(stray)).toBe(true);
  await utimes(stray, new Date(0), new Date(0));
  await tidyPhotos(payload, new Date());
  expect(existsSync(stray)).toBe(false);
  expect(await rowsOfLead(other)).toHaveLength(1);
});

it('a photo whose file cannot be deleted keeps no other person from being erased, nor the files of a crash (R-PHOTO-8)', async () => {
  const given = await picture().jpeg().toBuffer();
  const leads = [await asked(), await asked()];
  for (const [index, one] of leads.entries()) {
    await storePhoto(payload, of(one), given);
    const received_at = new Date(Date.UTC(2019, index)).toISOString();
    await payload.update({ collection: 'leads', id: one.id, data: { received_at } });
  }
  const [[stuck], [good]] = [await rowsOfLead(leads[0] as Lead), await rowsOfLead(leads[1] as Lead)];
  const path = join(photosDir, `${stuck?.file}.jpg`);
  await rm(path);
  await mkdir(join(path, 'in the way'), { recursive: true });
  expect(await anonymiseOld(payload, new Date())).toBe(1);
  expect(files().filter((name) => name.startsWith(good?.file ?? 'none'))).toEqual([]);
  const strays = ['0', 'f'].map((digit) => join(photosDir, `${digit.repeat(32)}.jpg`));
  await mkdir(join(strays[0] ?? '', 'in the way'), { recursive: true });
  await writeFile(strays[1] ?? '', given);
  for (const stray of strays) await utimes(stray, new Date(0), new Date(0));
  await tidyPhotos(payload, new Date());
  expect(strays.map((stray) => existsSync(stray))).toEqual([true, false]);
  await Promise.all([path, strays[0] ?? ''].map((one) => rm(one, { recursive: true })));
  expect(await anonymiseOld(payload, new Date())).toBe(1);
  expect(await rowsOfLead(leads[0] as Lead)).toEqual([]);
});
