import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { daysLater, storedDay, today } from '../base/process/days';
import { env, mediaDir } from '../base/process/env';
import { automaticAccount } from '../model/starter/as-starter';
import { startPayload } from '../testing/api';
import { announceDuePosts } from './posts';
import { announce, announced, announcedOnce, deleteOldPublications, publishedAfter } from './publications';

interface Signal {
  url?: string;
  authorization?: string;
  calls: string[];
  media: string[];
}

let payload: Payload;
const signals: Signal[] = [];

async function bodyOf(request: IncomingMessage) {
  let text = '';
  for await (const chunk of request) text += chunk;
  return JSON.parse(text) as Pick<Signal, 'calls' | 'media'>;
}

/** Stands in for the site. */
const site = createServer(async (request, response) => {
  signals.push({ url: request.url, authorization: request.headers.authorization, ...(await bodyOf(request)) });
  response.writeHead(204).end();
  site.emit('signal');
});

beforeAll(async () => {
  payload = await startPayload();
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  Object.assign(env, { publishSecret: 'shared', sites: [`http://127.0.0.1:${(site.address() as AddressInfo).port}`] });
});
afterAll(() => {
  site.close();
});

/** The signal after `change`, and nothing before it. */
async function signalAfter(change: () => Promise<unknown>): Promise<Signal | undefined> {
  signals.length = 0;
  const arrived = once(site, 'signal');
  await change();
  await arrived;
  expect(signals).toHaveLength(1);
  return signals[0];
}

const QUESTIONS = ['faqs', 'faqCategory', 'subServiceFaq', 'servicePages'];
const aPost = async () => (await payload.find({ collection: 'posts', limit: 1, depth: 0 })).docs[0]?.id ?? 0;
const editQuestions = async () => {
  const { docs } = await payload.find({ collection: 'faq-categories', limit: 1, depth: 0 });
  await payload.update({ collection: 'faq-categories', id: docs[0]?.id ?? 0, data: { category: 'A new heading' } });
};

it('sends the site one signal with the calls that an edit affects', async () => {
  expect(await signalAfter(editQuestions)).toEqual({
    url: '/_publish',
    authorization: 'Bearer shared',
    calls: QUESTIONS,
    media: [],
    numbers: [expect.any(Number)],
  });
});

it('sends one signal for several changes at the same time', async () => {
  const signal = await signalAfter(async () => {
    await announce(['reviewCount'], [], payload);
    await announce(['testimonials'], ['face.jpg'], payload);
  });
  expect(signal).toMatchObject({ calls: ['reviewCount', 'testimonials'], media: ['face.jpg'] });
});

it('sends no signal for a draft, and one when it is published or unpublished', async () => {
  const id = await aPost();
  const save = (data: { title?: string; _status: 'draft' | 'published' }, draft: boolean) =>
    payload.update({ collection: 'posts', id, data, draft });
  const signal = await signalAfter(async () => {
    await save({ title: 'Half a thought', _status: 'draft' }, true);
    await save({ title: 'A whole thought', _status: 'draft' }, true);
    await editQuestions();
  });
  expect(signal?.calls).toEqual(QUESTIONS);
  expect((await signalAfter(() => save({ title: 'A whole thought', _status: 'published' }, false)))?.calls).toContain('blogs');
  expect((await signalAfter(() => save({ _status: 'draft' }, false)))?.calls).toContain('blogDetails');
});

it('names every call when a drafted figure is published, because any text may contain it', async () => {
  const save = (founded: number, _status: 'draft' | 'published', draft = false) =>
    payload.updateGlobal({ slug: 'settings', data: { founded, _status }, draft });
  const signal = await signalAfter(async () => {
    await save(1990, 'draft', true);
    await editQuestions();
  });
  expect(signal?.calls).toEqual(QUESTIONS);
  expect((await signalAfter(() => save(1990, 'published')))?.calls).toContain('blogs');
  expect((await signalAfter(() => save(1990, 'published')))?.calls).not.toContain('blogs');
});

it('sends a signal when a published post with a newer draft is unpublished', async () => {
  const id = await aPost();
  const update = (data: { title?: string; deletedAt?: string; _status?: 'draft' | 'published' }, draft = false) =>
    payload.update({ collection: 'posts', id, data, draft });
  await signalAfter(() => update({ _status: 'published' }));
  await update({ title: 'Begun' }, true);
  expect((await signalAfter(() => update({ _status: 'draft' })))?.calls).toContain('blogs');
  await signalAfter(() => update({ _status: 'published' }));
  await update({ title: 'Begun again' }, true);
  expect((await signalAfter(() => update({ deletedAt: new Date().toISOString() })))?.calls).toContain('pageMeta');
});

it('sends one signal when the day of scheduled posts begins', async () => {
  const [post] = (await payload.find({ collection: 'posts', limit: 1, depth: 0 })).docs;
  const day = daysLater(today('Australia/Adelaide'), 40);
  const during = new Date(`${day}T02:00:00.000Z`); // afternoon in Adelaide
  const data = { publish_date: storedDay(day), _status: 'published' } as const;
  await signalAfter(() => payload.update({ collection: 'posts', id: post?.id ?? 0, data }));
  await announceDuePosts(payload, new Date(`${daysLater(day, -1)}T12:00:00.000Z`)); // the evening before
  expect((await signalAfter(() => announceDuePosts(payload, during)))?.calls).toContain('blogs');
  const signal = await signalAfter(async () => {
    await announceDuePosts(payload, during);
    await editQuestions();
  });
  expect(signal?.calls).toEqual(QUESTIONS);
});

it('sends a signal for what is trashed, and for what is deleted permanently', async () => {
  const { docs } = await payload.find({ collection: 'testimonials', depth: 0 });
  const [first, second] = docs.map(({ id }) => id);
  const trash = () =>
    payload.update({ collection: 'testimonials', id: first ?? 0, data: { deletedAt: new Date().toISOString() } });
  expect((await signalAfter(trash))?.calls).toEqual(['testimonials']);
  expect((await signalAfter(() => payload.delete({ collection: 'testimonials', id: second ?? 0 })))?.calls).toEqual([
    'testimonials',
  ]);
});

it('names new pictures, which are stored upright and without the camera’s metadata', async () => {
  const data = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#2ec4b6' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'somebody', Orientation: '6' }, IFD3: { GPSLatitude: '34/1 48/1 0/1' } })
    .toBuffer();
  const file = { data, name: 'Living room.jpg', mimetype: 'image/jpeg', size: data.length };
  const signal = await signalAfter(() => payload.create({ collection: 'media', data: { alt: 'A room' }, file }));
  expect(signal?.media).toHaveLength(1);
  expect(signal?.calls).toContain('heroCarousel');
  const stored = await sharp(readFileSync(resolve(mediaDir, signal?.media[0] ?? ''))).metadata();
  expect(stored.exif).toBeUndefined();
});

it('a logo that is changed in the library changes every page, any other picture does not', async () => {
  const data = await sharp({ create: { width: 600, height: 200, channels: 3, background: '#1d3f7c' } })
    .png()
    .toBuffer();
  const upload = async (name: string) => {
    const file = { data, name, mimetype: 'image/png', size: data.length };
    return (await payload.create({ collection: 'media', data: { alt: name }, file })).id;
  };
  const [logo, other] = [await upload('logo.png'), await upload('van.png')];
  const { look } = await payload.findGlobal({ slug: 'settings', depth: 0 });
  const show = (shown: number | null) => {
    const data = { look: { ...look, logo: shown }, _status: 'published' } as const;
    return signalAfter(() => payload.updateGlobal({ slug: 'settings', user: automaticAccount('Test'), data }));
  };
  const rename = (id: number) => payload.update({ collection: 'media', id, data: { alt: 'Another name' } });
  await show(logo);
  expect((await signalAfter(() => rename(logo)))?.calls).toContain('settings');
  expect((await signalAfter(() => rename(other)))?.calls).not.toContain('settings');
  await show(null);
});

it.each([
  ['drawing.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['photo.jpg', 'image/jpeg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['photo.png', 'image/png', '<!doctype html><script>alert(1)</script>'],
  ['page.html', 'text/html', '<!doctype html><p>Hello'],
])('rejects %s whose content is not a picture', async (name, mimetype, content) => {
  const data = Buffer.from(content);
  const file = { data, name, mimetype, size: data.length };
  await expect(payload.create({ collection: 'media', data: { alt: 'x' }, file })).rejects.toThrow();
});

it('saves although a site does not answer, and signals the others (R-RUN-7)', async () => {
  const { sites } = env;
  Object.assign(env, { sites: ['http://127.0.0.1:1'] });
  await expect(editQuestions()).resolves.toBeUndefined();
  Object.assign(env, { sites: ['http://127.0.0.1:1', ...sites] });
  expect((await signalAfter(editQuestions))?.calls, 'at another site').toEqual(expect.arrayContaining(QUESTIONS));
});

it('numbers publications for sites that missed a signal, and deletes all but the last after an hour', async () => {
  const { latest: before, changes } = await publishedAfter(payload, undefined);
  expect(changes).toEqual([]);
  await announce(['settings'], ['door.jpg'], payload);
  await announce(['faqs'], [], payload);
  const { latest, changes: missed } = await publishedAfter(payload, before);
  expect(missed.map(({ calls, media }) => ({ calls, media }))).toEqual([
    { calls: ['settings'], media: ['door.jpg'] },
    { calls: ['faqs'], media: [] },
  ]);
  expect(missed.at(-1)?.number).toBe(latest);
  expect((await publishedAfter(payload, latest)).changes).toEqual([]);

  await deleteOldPublications(payload, new Date());
  expect((await publishedAfter(payload, before)).changes).toHaveLength(2);
  await deleteOldPublications(payload, new Date(Date.now() + 3_700_000));
  expect((await publishedAfter(payload, 0)).changes.map(({ number }) => number)).toEqual([latest]);
});

it('tells of an act of many saves in one request, at its end, also of one that failed on the way', async () => {
  await announced();
  signals.length = 0;
  const act = announcedOnce(payload, async () => {
    await announce(['faqs'], [], payload);
    await announce(['settings'], [], payload);
    // Nothing is waited for here that would be sent meanwhile.
    await new Promise((done) => setTimeout(done, 200));
    expect(signals).toEqual([]);
    throw new Error('no further');
  });
  await expect(act).rejects.toThrow('no further');
  await announced();
  expect(signals.map(({ calls }) => calls)).toEqual([['faqs', 'settings']]);
});
