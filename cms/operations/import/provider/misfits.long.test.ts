import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callApi } from '../../../testing/api';
import { importFrom } from '../../../testing/import';
import { payloadForImport } from '../../commands/quiet';

const review = (name: string, more: object = {}) => ({
  name,
  date: '2026-01-02',
  rating: 5,
  comment: `Words of ${name}.`,
  ...more,
});

/** A provider with few calls and many faults. */
const answers: Record<string, unknown> = {
  '/testimonials': {
    testimonials: [
      review('Sample Person A'),
      { ...review('Sample Person B'), name: undefined },
      review('Sample Person C', { date: 'two weeks ago' }),
      review('Sample Person D', { rating: 9 }),
      review('Sample Person E', { avatar: 'page.jpg', platform: 'google', comment: 'Tom &amp; <b>Jerry</b>' }),
    ],
  },
  '/hero-carousel': [
    { media: 'drawing.svg', heading: 'A drawing' },
    { media: 'missing.jpg', heading: 'A missing one' },
    { media: 'good name ä.jpg', heading: 'A good one' },
  ],
  '/contact-hero-section': { title: 7 },
  '/premium-services': [{ title: 'Elsewhere', route: '/service/unknown-service' }],
  '/google-review-count': { review_count: 'many' },
  '/faqs': 'no list',
  '/blogs': [
    { id: 900, title: 'Keeps its number', image: 'good.jpg', publish_date: '2026-02-03T10:00:00Z', description: '<p>Words</p>' },
    {
      id: 3,
      title: 'Number is taken',
      image: 'good.jpg',
      publish_date: '3 March 2026',
      description: '<p>More <script>alert(1)</script></p>',
    },
    { id: 'by-name', title: 'By name', image: 'good.jpg', publish_date: '2026-04-05', description: '' },
  ],
};

let server: Server;
let base: string;
let payload: Payload;
let report: string;
beforeAll(async () => {
  payload = await payloadForImport();
  const good = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#2ec4b6' } })
    .png()
    .toBuffer();
  server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname);
    const answer = answers[path.replace(/^\/api/, '')];
    if (answer !== undefined) return response.end(JSON.stringify(answer));
    if (/\/good/.test(path)) return response.end(good);
    if (/svg$/.test(path)) return response.end('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    if (/page/.test(path)) return response.end('<html>This is a page and no picture</html>');
    return response.writeHead(path.includes('statbox') ? 500 : 404).end('{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  report = await importFrom(payload, base);
}, 240_000);
afterAll(() => server?.close());

it('names each field that did not fit, and imports the rest (R-IMPORT-8)', async () => {
  const reviews = 'Reviews, newest first (/testimonials)';
  expect(report).toContain(reviews);
  expect(report).toContain('no. 2, name: it is missing; this entry was left out');
  expect(report).toMatch(/no\. 4, rating: .*5.*; this entry was left out/);
  expect(report).toContain('by Sample Person C: its date “two weeks ago” is no day; it waits as a draft');
  expect(report).toContain('texts: markup was taken out of plain text');
  expect(report).toContain('no. 1 “A drawing”; no. 2 “A missing one”: a slide needs a picture or video; it was left out');
  expect(report).toMatch(/drawing\.svg was not taken: “.*” does not say how large it is/);
  expect(report).toMatch(/missing\.jpg was not taken: the server answers with status 404/);
  expect(report).toMatch(/page\.jpg was not taken: “.*” is not a picture/);
  expect(report).toContain(
    'Hero of the contact page (/contact-hero-section)\n    title: it should be a text; nothing of this call was taken',
  );
  expect(report).toContain('the call: it failed: the server answers with status 500');
  expect(report).toContain('it leads to /service/unknown-service, which is no page here');
  expect(report).toContain('Number of reviews: it could not be saved: Number of reviews: Type a number');
  const { body } = await callApi(payload, '/testimonials');
  expect(body).toMatchObject({
    testimonials: [{ name: 'Sample Person A' }, { comment: 'Tom & Jerry', platform: 'icons/google.svg' }],
  });
  expect((await callApi(payload, '/hero-carousel')).body).toMatchObject([
    { heading: 'A good one', media: expect.stringMatching(/^good-name-a-/) },
  ]);
});

it('does not change what the provider does not have', async () => {
  expect((await callApi(payload, '/contact-hero-section')).status).toBe(200);
  expect(((await callApi(payload, '/faqs')).body as unknown[]).length).toBeGreaterThan(5);
});

it('keeps the number of a post whose number is free here, so that its address stays (R-IMPORT-5)', async () => {
  const posts = (await callApi(payload, '/blogs')).body as { id: number; title: string }[];
  expect(posts).toMatchObject([{ title: 'Number is taken' }, { id: 900, title: 'Keeps its number' }]);
  const { docs } = await payload.find({ collection: 'posts', where: { title: { equals: 'By name' } }, depth: 0 });
  expect(docs).toMatchObject([{ id: expect.any(Number), _status: 'draft' }]);
  expect((await callApi(payload, '/redirects')).body).toEqual([
    { from: '/blog-details/3', to: `/blog-details/${posts[0]?.id}` },
    { from: '/blog-details/by-name', to: `/blog-details/${docs[0]?.id}` }, // its page comes once it is published
  ]);
  const next = await payload.create({ collection: 'posts', data: { title: 'The next' } as never, draft: true });
  expect(next.id).toBeGreaterThan(901);
});

it('changes nothing when the provider does not answer', async () => {
  const closed = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => closed.once('listening', done));
  const { port } = closed.address() as AddressInfo;
  await new Promise((done) => closed.close(done));
  await expect(importFrom(payload, `http://127.0.0.1:${port}`)).rejects.toThrow(
    'answers none of the documented calls; nothing was changed',
  );
}, 120_000);
