import type { Payload } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StandIn, startStandIn } from '../../../../tests/kit/stand-in-provider';
import { execute, sql } from '../../../base/database/query';
import { callApi } from '../../../testing/api';
import { importText, sampleFile } from '../../../testing/import';
import { payloadForImport } from '../../commands/quiet';

let payload: Payload;
let pictures: StandIn;
beforeAll(async () => {
  payload = await payloadForImport();
  pictures = await startStandIn();
});
afterAll(() => pictures?.close());

const count = async (collection: 'posts' | 'testimonials') => (await payload.count({ collection, trash: true })).totalDocs;

it('imports reviews from a table, and changes nothing the second time (R-IMPORT-6)', async () => {
  const table = await sampleFile('reviews.csv', '');
  const report = await importText(payload, 'reviews.csv', table);
  expect(report).toContain('3 added, 12 moved to the trash');
  expect(report).toContain('line 5, Sample Person Three: “Word of mouth” is neither Google nor Facebook');
  expect((await callApi(payload, '/testimonials')).body).toMatchObject({
    testimonials: [
      { name: 'Sample Person Three', date: '2024-07-12', rating: 3 },
      { name: 'Sample Person Ó Briain', date: '2024-06-03', rating: 4.5, platform: 'icons/facebook.svg' },
      { name: 'Sample Person Müller', date: '2024-05-01', comment: 'Very tidy, and on time.\nWould book again.' },
    ],
  });
  expect(await importText(payload, 'the-same.csv', table)).toContain('Nothing was changed');
});

it('imports posts from a table with pictures, paragraphs and headings, and no script (R-IMPORT-6)', async () => {
  const table = await sampleFile('posts.csv', `${pictures.url}/storage`);
  expect(await importText(payload, 'posts.csv', table)).toContain('2 added, 12 moved to the trash');
  const posts = (await callApi(payload, '/blogs')).body as { id: number; title: string; image: string; description: string }[];
  expect(posts).toMatchObject([
    { title: 'Windows without streaks', publish_date: '2024-10-02', description: '<p>Water and a cloth.</p>' },
    { title: 'Frühjahrsputz – so beginnt’s', description: '<p>Warum der Frühling der beste Anfang ist.</p>' },
  ]);
  expect(posts.map(({ image }) => image)).toEqual([
    expect.stringMatching(/^windows-.{8}\.jpg$/),
    expect.stringMatching(/^spring-/),
  ]);
  expect((await callApi(payload, '/blog-details-by-blog/spring-clean')).body).toMatchObject([
    {
      title: 'Frühjahrsputz – so beginnt’s',
      description:
        '<p>Erster Absatz mit Umlauten: äöüß.</p><p>Second paragraph &amp; more, with a &quot;quoted&quot; word.<br />Its second line.</p>',
    },
  ]);
  expect((await callApi(payload, `/blog-details-by-blog/${posts[0]?.id}`)).body).toMatchObject([
    { title: 'What you need', description: '<p>Water and <strong>a cloth</strong>.</p>' },
    { title: 'How', description: '<ul><li>Wash</li><li>Wipe</li></ul>' },
  ]);
});

it('keeps a post as a draft while its picture cannot be downloaded, says why, and publishes it afterwards', async () => {
  const table = (picture: string) => `title,date,text,picture\nNo picture there,2024-01-01,Words,${picture}\n`;
  const report = await importText(payload, 'posts.csv', table('ftp://files.example/x.jpg'));
  expect(report).toMatch(/the picture ftp:\/\/files\.example\/x\.jpg was not taken: ftp: is no web address/);
  expect(report).toContain('post “No picture there”: it has no picture; it waits as a draft');
  const find = async () => (await payload.find({ collection: 'posts', where: { slug: { equals: 'no-picture-there' } } })).docs;
  expect(await find()).toMatchObject([{ _status: 'draft' }]);
  const data = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#2ec4b6' } })
    .jpeg()
    .toBuffer();
  await importText(payload, 'posts.csv', table('beside.jpg'), { picture: { name: 'beside.jpg', data } });
  expect(await find()).toMatchObject([
    { _status: 'published', image: { width: 40, filename: expect.stringMatching(/^beside-/) } },
  ]);
});

it('recognises two posts of one title, whose addresses are numbered, the second time (R-IMPORT-2)', async () => {
  const row = (day: string) => `Twice,2024-01-0${day},Words,${pictures.url}/storage/twice.jpg\n`;
  const table = `title,date,text,picture\n${row('1')}${row('2')}`;
  expect(await importText(payload, 'twice.csv', table)).toContain('2 added');
  expect(await importText(payload, 'twice.csv', table)).toContain('Nothing was changed');
});

it('completes a post whose import was killed while it was stored (R-IMPORT-2)', async () => {
  const table = `title,date,text,picture\nCut short,2024-02-01,Words,${pictures.url}/storage/cut.jpg\n`;
  await importText(payload, 'cut.csv', table);
  const posts = async () =>
    (await payload.find({ collection: 'posts', where: { title: { equals: 'Cut short' } }, depth: 0 })).docs;
  const [{ id, entries } = { id: 0, entries: [] }] = await posts();
  // Only the post's own row had been written: no section, no version, no note of the import.
  await execute(payload, sql`DELETE FROM posts_entries WHERE _parent_id = ${id}`);
  await execute(payload, sql`DELETE FROM _posts_v WHERE parent_id = ${id}`);
  await execute(payload, sql`DELETE FROM payload_kv WHERE key LIKE 'import.posts.%'`);
  await importText(payload, 'cut.csv', table);
  expect(await posts()).toMatchObject([{ id, entries: entries?.map(({ title }) => ({ title })) }]);
});

it('fetches no picture from this machine or its network unless it is told to (R-IMPORT-4)', async () => {
  const table = `title,date,text,picture\nInside,2024-01-02,Words,${pictures.url}/storage/inside.jpg\n`;
  pictures.asked.length = 0;
  const report = await importText(payload, 'posts.csv', table, { inside: new Set() });
  expect(report).toContain('127.0.0.1 is an address of this machine or its network');
  expect((await payload.count({ collection: 'media', where: { filename: { contains: 'inside-' } } })).totalDocs).toBe(0);
});

it.each([
  [
    'a column is missing',
    'name,stars\nSample Person,5\n',
    /line 1: posts need the columns title, text, date; reviews need name, text/,
  ],
  [
    'a row has too many cells',
    'name,text,stars,date\nA,B,5,2024-01-01\nA,B,5,2024-01-01,more\n',
    /line 3: it has 5 cells, but the header names 4/,
  ],
  ['a quote is open', 'name,text,stars,date\nA,"B,5,2024-01-01\n', /Quote/],
  [
    'cells are wrong',
    'name,text,stars,date\nA,B,5,2024-01-01\nA,,six,31/2/2024\n',
    /line 3: it has no text\n.*line 3: “six” are no stars.*\n.*line 3: “31\/2\/2024” is no date/,
  ],
  ['a slug is wrong', 'title,text,date,slug\nA,B,2024-01-01,Not A Slug\n', /line 2: the slug “Not A Slug”/],
  ['it is empty', '', /line 1/],
])('imports nothing from a table in which %s, and names the line (R-IMPORT-6)', async (_, table, message) => {
  const before = [await count('posts'), await count('testimonials')];
  await expect(importText(payload, 'table.csv', table)).rejects.toThrow(message);
  expect([await count('posts'), await count('testimonials')]).toEqual(before);
});

it('reads a table as spreadsheets on Windows save it', async () => {
  const table = Buffer.from('Name;Text;Stars;Date\r\nSample Person Jörg;Schön sauber;5;1/2/2024\r\n', 'latin1');
  expect(await importText(payload, 'windows.csv', table)).toContain('1 added');
  expect(JSON.stringify((await callApi(payload, '/testimonials')).body)).toContain('Sample Person Jörg');
});
