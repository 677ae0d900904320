import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { addressOf } from 'contract/call';
import { EDITOR_HEADER, type EditAct } from 'contract/edit-bar';
import type { LibraryPicture } from 'contract/edit-picture';
import { PREVIEW_HEADER } from 'contract/preview';
import { SIGNATURE_HEADER, signatureOf } from 'contract/signature';
import { type Origin, originsIn, originText, pictureOriginIn } from 'contract/text-origin';
import type { FlattenedField, Payload } from 'payload';
import { flattenAllFields } from 'payload';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { handleApi } from '../../api/handler';
import { env, mediaDir } from '../../base/process/env';
import { contentCollections, contentGlobals } from '../../model';
import { allAnswers } from '../../testing/all-answers';
import { callApi, startPayload } from '../../testing/api';
import { editorsOf, type Role } from '../../testing/edit-bar';
import { picturesOf } from './origins';

let payload: Payload;
let editors: Awaited<ReturnType<typeof editorsOf>>;
beforeAll(async () => {
  payload = await startPayload();
  editors = await editorsOf(payload);
});
const act: typeof editors.act = (...asked) => editors.act(...asked);

/** Posts a file as the site does. */
async function upload(name: string, data: Buffer, { by = 'editor' as Role | 'stranger', sha256 = '', signed = true } = {}) {
  const address = addressOf('editPicture', { name, sha256: sha256 || createHash('sha256').update(data).digest('hex') });
  const headers = {
    'content-type': 'application/octet-stream',
    [EDITOR_HEADER]: by === 'stranger' ? 'x' : editors.sessionOf(by),
    ...(signed && { [SIGNATURE_HEADER]: signatureOf(env.publishSecret, address, '') }),
  };
  const body = new Uint8Array(data);
  const response = await handleApi(new Request(`http://cms.test/api${address}`, { method: 'POST', headers, body }), payload);
  return { status: response.status, ...((await response.json()) as Partial<LibraryPicture> & { message?: string }) };
}

const drawn = (background: string, width = 900) => sharp({ create: { width, height: 600, channels: 3, background } });

type Fields = (typeof contentGlobals)[number]['fields'];

/** Fields whose pictures no page shows, and why. */
const NOT_SHOWN: Record<string, string> = {
  'other-pages listings.og_image': 'shown where a link is shared',
  'home cards.image': 'a card of a service shows the service’s picture',
};
/** Fields whose pictures are changed in the form alone, and why. */
const NOT_TOLD: Record<string, string> = {
  'home slides.poster': 'the still of a video, which lies over it',
  'testimonials avatar': 'its name beside it is all that is read, so the site has no description of it',
};

/** A field of the configuration, whatever its record, section and row. */
const fieldOf = ({ slug, path }: Origin) => `${slug} ${path.replaceAll(/\.\d+/g, '')}`;

/** The record with a picture in each of its fields, as its draft. */
function filled(slug: string, fields: Fields, record: object, media: number) {
  const doc = structuredClone({ ...record });
  const origins = [...picturesOf(fields, slug, doc)].map(({ origin, holder, field }) => {
    holder[field.name] ??= media;
    return origin;
  });
  return { origins, data: { ...doc, _status: 'draft' } as never };
}

/** A record with words in every text, and one row in every list. */
function oneOfEach(fields: FlattenedField[]): Record<string, unknown> {
  const values = fields.map((field) => {
    if (field.type === 'blocks')
      return [field.name, field.blocks.map(({ slug, flattenedFields }) => ({ ...oneOfEach(flattenedFields), blockType: slug }))];
    if (field.type === 'array') return [field.name, [oneOfEach(field.flattenedFields)]];
    if ('flattenedFields' in field) return [field.name, oneOfEach(field.flattenedFields)];
    const text = field.name === 'link' ? 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' : 'Words';
    return [field.name, field.type === 'text' || field.type === 'textarea' ? text : undefined];
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** An own page with every kind of section. */
async function everySection(media: number): Promise<Origin[]> {
  const { config } = payload.collections['own-pages'];
  const { sections } = oneOfEach(config.flattenedFields);
  const { origins, data } = filled(
    'own-pages',
    config.fields,
    { title: 'Every section', route: '/every-section', sections },
    media,
  );
  const { id } = await payload.create({ collection: 'own-pages', data, draft: true });
  return origins.map((origin) => ({ ...origin, id }));
}

it('an edited page’s answers say of every picture where it comes from (R-OWNER-66)', async () => {
  const { docs } = await payload.find({ collection: 'media', where: { mimeType: { contains: 'image/' } }, depth: 0, limit: 1 });
  const media = docs[0]?.id ?? 0;
  const origins: Origin[] = await everySection(media);
  for (const { slug, fields } of contentGlobals) {
    const global = slug as 'home';
    const page = filled(slug, fields, await payload.findGlobal({ slug: global, depth: 0 }), media);
    origins.push(...page.origins);
    if (page.origins.length) await payload.updateGlobal({ slug: global, data: page.data, draft: true });
  }
  for (const { slug, fields } of contentCollections) {
    const collection = slug as 'services';
    const found = slug === 'own-pages' ? [] : (await payload.find({ collection, depth: 0, pagination: false })).docs;
    for (const doc of found) {
      const record = filled(slug, fields, doc, media);
      origins.push(...record.origins);
      if (record.origins.length) await payload.update({ collection, id: doc.id, data: record.data, draft: true });
    }
  }
  const { token = '' } = await act({ act: 'open' });
  const answers = JSON.stringify(await allAnswers(payload, { [PREVIEW_HEADER]: token }));
  const told = new Set([...answers.matchAll(/_alt":"([^"]*)"/g)].flatMap(([, alt = '']) => pictureOriginIn(alt) ?? []));
  const all = new Set(
    [...contentGlobals, ...contentCollections].flatMap(({ slug, fields }) => {
      const record = oneOfEach(flattenAllFields({ fields }));
      if (slug !== 'own-pages') delete record.sections; // the same kinds, which an own page shows all
      return [...picturesOf(fields, slug, record)].map(({ origin }) => fieldOf(origin));
    }),
  );
  const shown = new Set<string>();
  for (const origin of origins) if (told.has(originText(origin))) shown.add(fieldOf(origin));
  expect(all.size).toBeGreaterThan(30);
  expect([...all].filter((field) => !shown.has(field)).sort()).toEqual(Object.keys({ ...NOT_SHOWN, ...NOT_TOLD }).sort());
  expect(shown.size / (all.size - Object.keys(NOT_SHOWN).length)).toBeGreaterThan(0.9);
  expect(originsIn(JSON.stringify(await allAnswers(payload))), 'visitors get none').toEqual([]);
});

describe('a picture that is changed where it is seen', () => {
  const AT = 'contact-page  background_image 0';
  let before: number;
  let other: LibraryPicture;
  beforeEach(async () => {
    await editors.discardAll();
    before = (await act({ act: 'see', at: AT })).picture?.picture?.media ?? 0;
    const { pictures = [] } = await act({ act: 'pictures', search: '' });
    other = pictures.find(({ media, file }) => media !== before && file.endsWith('.jpg')) as LibraryPicture;
  });
  const visitorsSee = async () => JSON.stringify((await callApi(payload, '/contact-hero-section')).body);

  it('is a draft that nobody sees, until it is published; it can be undone and thrown away (R-OWNER-66)', async () => {
    const { picture } = await act({ act: 'see', at: AT });
    expect(picture).toMatchObject({ place: expect.stringContaining('picture'), picture: { media: before } });
    expect(picture?.url).toMatch(/\/admin\/globals\/contact-page#field=background_image$/);
    const put = await act({ act: 'picture', at: AT, before, media: other.media });
    expect(put.picture?.picture).toEqual(other);
    expect(put.unpublished).toMatchObject([{ record: 'contact-page ', by: 'editor', mine: true }]);
    expect(await visitorsSee()).not.toContain(other.file);
    expect((await act({ act: 'undo', undo: put.undo as NonNullable<typeof put.undo> })).unpublished).toEqual([]);
    expect((await act({ act: 'see', at: AT })).picture?.picture?.media).toBe(before);

    await act({ act: 'picture', at: AT, before, media: other.media });
    expect((await act({ act: 'discard', records: ['contact-page '] })).unpublished).toEqual([]);
    await act({ act: 'picture', at: AT, before, media: other.media });
    expect((await act({ act: 'publish', records: ['contact-page '] })).failed).toEqual([]);
    expect(await visitorsSee()).toContain(other.file);
  });

  it('overwrites nobody’s, and is refused with its reason (R-OWNER-66)', async () => {
    const [first, second] = await Promise.all([
      act({ act: 'picture', at: AT, before, media: other.media }),
      act({ act: 'picture', at: AT, before: before + 1, media: other.media + 1 }, 'owner'),
    ]);
    expect([first.status, second.status, second.message]).toEqual([200, 409, expect.stringContaining('Nothing was overwritten')]);
    const pdf = await payload.db.create({ collection: 'media', data: { filename: 'prices.pdf', mimeType: 'application/pdf' } });
    const video = await payload.db.create({ collection: 'media', data: { filename: 'film.mp4', mimeType: 'video/mp4' } });
    for (const [at, media, status] of [
      [AT, pdf.id, 400],
      [AT, video.id, 400],
      [AT, 99_999, 400],
      ['contact-page  subtitle 0', other.media, 404],
      ['contact-page  nothing 0', other.media, 404],
      ['services 99999 image 0', other.media, 404],
      ['users 1 avatar 0', other.media, 404],
      ['x', other.media, 404],
    ] as const)
      expect([at, media, (await act({ act: 'picture', at, before: other.media, media })).status]).toEqual([at, media, status]);
  });

  it('is found by its words and its places, the newest first (R-OWNER-66)', async () => {
    const { media = 0 } = await upload('Kitchen tap.png', await drawn('#386').png().toBuffer());
    await act({
      act: 'describe',
      media,
      before: { alt: '', focus: { x: 50, y: 50 } },
      alt: 'A tap that shines',
      focus: { x: 20, y: 80 },
    });
    const search = async (words: string) => (await act({ act: 'pictures', search: words })).pictures ?? [];
    expect((await search('tap that'))[0]).toMatchObject({ media, alt: 'A tap that shines', focus: { x: 20, y: 80 } });
    expect((await search(''))[0]?.media).toBe(media);
    expect((await search('')).length).toBeLessThanOrEqual(24);
    expect(await search('no picture says so')).toEqual([]);
  });

  it('has its words and its point changed at once, unless somebody else was faster (R-OWNER-66)', async () => {
    const { media, alt, focus } = other;
    const asked = { act: 'describe', media, before: { alt, focus }, alt: 'Another view', focus: { x: 10, y: 90 } } as const;
    expect((await act(asked)).pictures).toMatchObject([{ media, alt: 'Another view', focus: { x: 10, y: 90 } }]);
    expect(await payload.findByID({ collection: 'media', id: media })).toMatchObject({
      alt: 'Another view',
      focalX: 10,
      focalY: 90,
    });
    expect((await act({ ...asked, alt: 'Yet another' }, 'owner')).message).toContain('“Another view” now');
    expect((await act({ ...asked, before: { alt: 'Another view', focus: asked.focus }, alt, focus })).status).toBe(200);
    expect((await act({ ...asked, media: 99_999 })).status).toBe(404);
  });

  it('is changed by nobody who may not edit, and by no stranger (R-OWNER-66)', async () => {
    const asked: EditAct[] = [
      { act: 'see', at: AT },
      { act: 'pictures', search: '' },
      { act: 'picture', at: AT, before, media: other.media },
      { act: 'describe', media: other.media, before: other, alt: 'Mine', focus: other.focus },
    ];
    for (const one of asked) {
      expect((await act(one, 'leads')).status).toBe(401);
      expect((await callApi(payload, '/edit-act', one, { [EDITOR_HEADER]: 'x' })).status).toBe(401);
    }
    const photo = await drawn('#a33').jpeg().toBuffer();
    const counted = async () => (await payload.count({ collection: 'media' })).totalDocs;
    const all = await counted();
    expect((await upload('mine.jpg', photo, { by: 'leads' })).status).toBe(401);
    expect((await upload('mine.jpg', photo, { by: 'stranger' })).status).toBe(401);
    expect((await upload('mine.jpg', photo, { signed: false })).status).toBe(401);
    expect((await upload('mine.jpg', photo, { sha256: 'a'.repeat(64) })).status).toBe(400);
    expect(await counted()).toBe(all);
  });
});

describe('a file that an editor adds', () => {
  const stored = ({ file = '' }: { file?: string }) => readFile(resolve(mediaDir, file));

  it('is kept by the rules of the library: without place and owner, upright, a drawing without its script (R-OWNER-66)', async () => {
    const taken = await drawn('#2ec4b6')
      .withExif({ IFD0: { Artist: 'Ann Example' } })
      .jpeg()
      .toBuffer();
    const photo = await upload('../Küche & Bad.JPEG', taken);
    expect(photo).toMatchObject({ status: 200, alt: '', file: expect.stringMatching(/^Kuche-Bad\.jpe?g$/i) });
    expect((await sharp(await stored(photo)).metadata()).exif).toBeUndefined();
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><script>alert(1)</script><path d="M0 0h40v40z"/></svg>';
    const drawing = await upload('sign.svg', Buffer.from(svg));
    expect(drawing.status).toBe(200);
    expect((await stored(drawing)).toString()).not.toContain('script');
  });

  it.each([
    ['prices.pdf', Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj'), 'is no picture'],
    ['film.mp4', Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42', 'latin1'), Buffer.alloc(40)]), 'is no picture'],
    ['page.jpg', Buffer.from('<!doctype html><script>alert(1)</script>'), 'is not a picture'],
    ['none.jpg', Buffer.alloc(0), 'is empty'],
    ['bad.jpg', Buffer.concat([Buffer.from('\xff\xd8\xff\xe0', 'latin1'), Buffer.alloc(300, 7)]), 'is not a picture'],
  ])('%s is refused in words (R-OWNER-66)', async (name, data, why) => {
    const all = await payload.count({ collection: 'media' });
    expect(await upload(name, data)).toMatchObject({ status: 400, message: expect.stringContaining(`“${name}” ${why}`) });
    expect(await payload.count({ collection: 'media' })).toEqual(all);
  });
});
