import type { Payload, Where } from 'payload';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { askRest, callApi, signedIn, startPayload } from '../../testing/api';
import type { Changed } from '../records/change';
import { automaticAccount } from '../starter/as-starter';
import { findUses } from './uses';
import type { PictureWithUses } from './warnings';

let payload: Payload;
let token: string;
beforeAll(async () => {
  payload = await startPayload();
  token = (await signedIn(payload, 'editor')).token;
});

const jpeg = (width: number, height: number, background = '#2ec4b6') =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function stored(name: string, width = 60, height = 40, alt: string | undefined = 'A test') {
  const data = await jpeg(width, height);
  return payload.create({
    collection: 'media',
    data: { alt },
    file: { data, name, mimetype: 'image/jpeg', size: data.length },
  });
}

const placesOf = async (id: number) => ((await findUses(payload)).get(id) ?? []).map(({ place }) => place);
const ovenCleaning = async () =>
  (await payload.find({ collection: 'services', where: { slug: { equals: 'oven-cleaning' } }, depth: 0 })).docs[0];

const words = (text: string, picture: number) => ({
  root: {
    type: 'root',
    version: 1,
    direction: 'ltr' as const,
    format: '' as const,
    indent: 0,
    children: [
      { type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text }] },
      { type: 'upload', version: 3, format: '', id: 'abc', relationTo: 'media', value: picture, fields: null },
    ],
  },
});

async function postWith(picture: number, status: 'draft' | 'published') {
  const data = { title: 'A post', slug: `post-${picture}`, image: picture, description: words('Words.', picture), entries: [] };
  return payload.create({ collection: 'posts', data: { ...data, publish_date: '2026-01-02', _status: status } });
}

it('every starter picture is listed with the places that use it, as the owner calls them (R-PICTURE-1)', async () => {
  const [picture] = (await payload.find({ collection: 'media', where: { filename: { equals: 'oven-cleaning-before.jpg' } } }))
    .docs;
  const service = await ovenCleaning();
  expect((await findUses(payload)).get(picture?.id ?? 0)).toEqual([
    {
      place: expect.stringMatching(/^Oven Cleaning, .*picture before$/),
      type: 'Service',
      href: `/admin/collections/services/${service?.id}`,
      state: 'shown',
      size: 'pair',
      required: false,
    },
  ]);
  const { docs } = await payload.find({ collection: 'media', where: { used_in: { exists: false } }, pagination: false });
  expect(docs.map(({ filename }) => filename)).toEqual([]);
});

it('pictures are found by description, file name and place, and unused ones are listed (R-PICTURE-1)', async () => {
  const unused = await stored('unused.jpg');
  const named = async (where: Where) =>
    (await payload.find({ collection: 'media', where, pagination: false })).docs.map(({ filename }) => filename);
  expect(await named({ used_in: { like: 'before OVEN' } })).toEqual(['oven-cleaning-before.jpg']);
  expect(await named({ or: [{ alt: { like: 'nothing' } }, { used_in: { like: 'no such place' } }] })).toEqual([]);
  expect(await named({ used_in: { exists: false } })).toEqual(['unused.jpg']);
  expect(await named({ used_in: { like: 'used nowhere' } })).toEqual(['unused.jpg']);
  expect(payload.collections.media.config.admin.listSearchableFields).toEqual(['alt', 'filename', 'used_in']);
  const response = await askRest(payload, 'GET', `/media?where[used_in][exists]=true&where[id][equals]=${unused.id}`, { token });
  expect(((await response.json()) as { totalDocs: number }).totalDocs).toBe(0);
});

it('a picture without description, or too small for its place, is accepted with a warning (R-PICTURE-3)', async () => {
  const { id } = await stored('tiny.jpg', 400, 300, '  ');
  const [service] = (await payload.find({ collection: 'services', limit: 1, depth: 0 })).docs;
  await payload.update({ collection: 'services', id: service?.id ?? 0, data: { home_card: { image: id } } });
  const response = await askRest(payload, 'GET', `/media/uses?ids=${id}`, { token });
  const { pictures } = (await response.json()) as { pictures: PictureWithUses[] };
  expect(pictures[0]?.warnings).toEqual([
    expect.stringMatching(/^No description yet/),
    expect.stringMatching(/^Too small for “.*”: it is 400 pixels wide and looks sharp there from 800\.$/),
  ]);
  for (const mark of ['no description yet', 'too small']) {
    const { docs } = await payload.find({ collection: 'media', where: { used_in: { like: mark } } });
    expect(docs.map(({ filename }) => filename)).toEqual(['tiny.jpg']);
  }
});

it('a drawing is never called too small: it is sharp at any width (R-PICTURE-3)', async () => {
  const data = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h24v24z"/></svg>');
  const file = { data, name: 'small-logo.svg', mimetype: 'image/svg+xml', size: data.length };
  const { id } = await payload.create({ collection: 'media', data: { alt: 'Our logo' }, file });
  const { look } = await payload.findGlobal({ slug: 'settings', depth: 0 });
  await payload.updateGlobal({
    slug: 'settings',
    user: automaticAccount('Test'),
    data: { look: { ...look, logo: id }, _status: 'published' },
  });
  const response = await askRest(payload, 'GET', `/media/uses?ids=${id}`, { token });
  const { pictures } = (await response.json()) as { pictures: PictureWithUses[] };
  expect(pictures[0]).toMatchObject({ uses: [{ size: 'logo' }], warnings: [] });
});

it('a picture is replaced everywhere it is used: records, pages, rich text, drafts and trash (R-PICTURE-2)', async () => {
  const [old, next] = [await stored('old.jpg'), await stored('next.jpg')];
  const service = await ovenCleaning();
  await payload.update({ collection: 'services', id: service?.id ?? 0, data: { why_choose: { after_image: old.id } } });
  await askRest(payload, 'POST', '/globals/contact-page', { token, body: { background_image: old.id } });
  const post = await postWith(old.id, 'published');
  await payload.update({ collection: 'posts', id: post.id, data: { title: 'Half a thought' }, draft: true });
  const drafted = await postWith(old.id, 'draft');
  const [review] = (await payload.find({ collection: 'testimonials', limit: 1, depth: 0 })).docs;
  const deletedAt = new Date().toISOString();
  await payload.update({ collection: 'testimonials', id: review?.id ?? 0, data: { avatar: old.id, deletedAt } });
  const before = await placesOf(old.id);
  expect(before.length).toBeGreaterThanOrEqual(7);

  const path = `/media/${old.id}/use-instead`;
  const response = await askRest(payload, 'POST', path, { token, body: { picture: next.id } });
  expect((await response.json()) as Changed).toMatchObject({ failed: [] });
  expect(await placesOf(old.id)).toEqual([]);
  expect((await placesOf(next.id)).sort()).toEqual(before.sort());

  const shown = await payload.findByID({ collection: 'posts', id: post.id, depth: 0 });
  expect(shown).toMatchObject({ title: 'A post', image: next.id, _status: 'published' });
  const latest = await payload.findByID({ collection: 'posts', id: post.id, depth: 0, draft: true });
  expect(latest).toMatchObject({ title: 'Half a thought', image: next.id, _status: 'draft' });
  const stillDraft = await payload.findByID({ collection: 'posts', id: drafted.id, depth: 0, draft: true });
  expect(stillDraft).toMatchObject({ image: next.id, _status: 'draft' });
  const { body } = await callApi(payload, `/blog-details-by-blog/${post.id}`);
  expect(JSON.stringify(body)).toContain('<img src=\\"/storage/next.jpg\\" alt=\\"A test\\" width=\\"60\\" height=\\"40\\">');
  expect((await payload.findByID({ collection: 'testimonials', id: review?.id ?? 0, trash: true })).deletedAt).toBeTruthy();
});

it('a record that could not be changed is named, and the others are changed (R-PICTURE-2)', async () => {
  const [old, next] = [await stored('kept.jpg'), await stored('other.jpg')];
  await askRest(payload, 'POST', '/globals/faq-page', { token, body: { background_image: old.id } });
  const [review] = (await payload.find({ collection: 'testimonials', limit: 1, depth: 0 })).docs;
  await payload.update({ collection: 'testimonials', id: review?.id ?? 0, data: { avatar: old.id } });
  const { hooks } = payload.collections.testimonials.config;
  const refuse = () => {
    throw new Error('Choose a page that is there.');
  };
  hooks.beforeChange.push(refuse);
  const response = await askRest(payload, 'POST', `/media/${old.id}/use-instead`, { token, body: { picture: next.id } });
  hooks.beforeChange.splice(hooks.beforeChange.indexOf(refuse), 1);
  expect(await response.json()).toEqual({ places: 1, failed: [{ title: review?.name, why: 'Choose a page that is there.' }] });
});

it('a replacement that is missing, in the trash, the same or of another kind is rejected', async () => {
  const [one, trashed] = [await stored('one.jpg'), await stored('trashed.jpg')];
  await payload.update({ collection: 'media', id: trashed.id, data: { deletedAt: new Date().toISOString() } });
  const [video] = (await payload.find({ collection: 'media', where: { mimeType: { equals: 'video/mp4' } } })).docs;
  for (const picture of [999_999, 'x', undefined, one.id, trashed.id, video?.id]) {
    const response = await askRest(payload, 'POST', `/media/${one.id}/use-instead`, { token, body: { picture } });
    expect([picture, response.status]).toEqual([picture, 400]);
  }
});

it('the library has small copies of a picture, and new ones for a new file', async () => {
  const { id } = await stored('wide.jpg', 2400, 800);
  const thumbnail = async () => {
    const response = await askRest(payload, 'GET', `/media/${id}/thumbnail`, { token });
    return sharp(Buffer.from(await response.arrayBuffer())).metadata();
  };
  expect(await thumbnail()).toMatchObject({ format: 'webp', width: 480, height: 160 });
  const data = await jpeg(900, 1800);
  const file = { data, name: 'tall.jpg', mimetype: 'image/jpeg', size: data.length };
  await payload.update({ collection: 'media', id, data: {}, file });
  expect(await thumbnail()).toMatchObject({ width: 240, height: 480 });
  expect((await askRest(payload, 'GET', '/media/999999/thumbnail', { token })).status).toBe(404);
});

it('a picture in the trash is left out of the text that showed it', async () => {
  const picture = await stored('gone.jpg');
  const post = await postWith(picture.id, 'published');
  await payload.update({ collection: 'media', id: picture.id, data: { deletedAt: new Date().toISOString() } });
  const { body } = await callApi(payload, `/blog-details-by-blog/${post.id}`);
  expect(JSON.stringify(body)).toContain('Words.');
  expect(JSON.stringify(body)).not.toContain('gone.jpg');
});

it('a cropped picture is a new file; moving only the focal point makes none (R-PICTURE-4)', async () => {
  const { id, filename } = await stored('whole.jpg', 400, 200);
  const edit = async (query: string) => {
    const response = await askRest(payload, 'PATCH', `/media/${id}?${query}`, { token, body: { alt: 'A part' } });
    return ((await response.json()) as { doc: Record<string, unknown> }).doc;
  };
  const whole = 'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[crop][width]=100&uploadEdits[crop][height]=100';
  const pixels = 'uploadEdits[widthInPixels]=400&uploadEdits[heightInPixels]=200';
  expect(await edit(`${whole}&${pixels}&uploadEdits[focalPoint][x]=70&uploadEdits[focalPoint][y]=20`)).toMatchObject({
    ...{ filename, width: 400, height: 200, focalX: 70, focalY: 20 },
  });
  const part = 'uploadEdits[crop][x]=50&uploadEdits[crop][y]=0&uploadEdits[crop][width]=50&uploadEdits[crop][height]=50';
  const cut = await edit(
    `${part}&uploadEdits[widthInPixels]=200&uploadEdits[heightInPixels]=100&uploadEdits[focalPoint][x]=75&uploadEdits[focalPoint][y]=25`,
  );
  expect(cut).toMatchObject({ width: 200, height: 100, focalX: 50, focalY: 50 });
  expect(cut.filename).not.toBe(filename);
});
