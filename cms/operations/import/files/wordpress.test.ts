import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StandIn, startStandIn } from '../../../../tests/kit/stand-in-provider';
import { callApi } from '../../../testing/api';
import { importText, sampleFile } from '../../../testing/import';
import { payloadForImport } from '../../commands/quiet';

let payload: Payload;
let pictures: StandIn;
let report: string;
let samplesBefore: number;
const countSamples = async () => (await payload.count({ collection: 'posts', where: { sample: { equals: true } } })).totalDocs;
beforeAll(async () => {
  payload = await payloadForImport();
  pictures = await startStandIn();
  // An older redirect to an address that will be moved itself.
  const data = { from: '/even-older', to: '/2024/05/second-published-post' };
  await payload.create({ collection: 'redirects', data, context: { settled_redirect: true } });
  const drafts = (await sampleFile('export.xml', ''))
    .replace(/publish(?=[\]<])/g, 'pending')
    .replaceAll('<title>', '<title>Other ')
    .replace(/(?<=<wp:post_name>).*?(?=<\/wp:post_name>)/g, '')
    .replaceAll('old.example', 'other.example');
  await importText(payload, 'drafts.xml', drafts);
  samplesBefore = await countSamples();
  report = await importText(payload, 'export.xml', await sampleFile('export.xml', `${pictures.url}/storage`));
}, 120_000);
afterAll(() => pictures?.close());

const find = async (title: string) => {
  const { docs } = await payload.find({ collection: 'posts', where: { title: { equals: title } }, draft: true, depth: 1 });
  return docs[0];
};

it('imports a post with its sections, pictures, opening, date and listing (R-IMPORT-7)', async () => {
  const post = await find('Frühjahrsputz in Glenelg & Umgebung');
  expect(post).toMatchObject({
    _status: 'published',
    slug: 'fruhjahrsputz-in-glenelg',
    publish_date: '2024-03-05T12:00:00.000Z',
    sample: false,
    image: { alt: 'Frühling am Strand' },
    meta: { meta_title: 'Spring cleaning in Glenelg' },
  });
  const sections = (await callApi(payload, `/blog-details-by-blog/${post?.id}`)).body as { title: string; description: string }[];
  expect(sections).toMatchObject([
    {
      title: 'Frühjahrsputz in Glenelg & Umgebung',
      description: '<p>Der Frühling ist da [sic]. <a href="https://old.example/kontakt/">Write to us</a>.</p>',
    },
    {
      title: 'Küche',
      description: expect.stringMatching(
        /^<p>Top <em>to<\/em> bottom\.<\/p><img src="\/storage\/kitchen-[0-9a-f]{8}\.jpg" alt="A clean kitchen" width="800" height="600"><p><em>Done<\/em><\/p>$/,
      ),
    },
    { title: 'Bad', description: '<p>Tiles next.</p>' },
  ]);
  const [listed] = (await callApi(payload, '/blogs')).body as { description: string }[];
  expect(listed?.description).toBe('<p>Only one paragraph.</p>'); // of the newest, which has no excerpt
});

it('redirects old addresses to the posts, and rejects a chain of redirects (R-IMPORT-5)', async () => {
  const post = await find('Frühjahrsputz in Glenelg & Umgebung');
  const { docs } = await payload.find({ collection: 'redirects', where: { from: { contains: '/2024/' } } });
  expect(docs).toMatchObject([{ from: '/2024/03/fruehjahrsputz-in-glenelg', to: `/blog-details/${post?.id}` }]);
  expect(report).toMatch(/\/2024\/05\/second-published-post: no redirect to .*: Old address: \/even-older leads to this address/);
});

it('imports drafts as drafts, and says why (R-IMPORT-7)', async () => {
  expect(await find('Not finished yet')).toMatchObject({ _status: 'draft' });
  expect(await find('An older post without a picture')).toMatchObject({ _status: 'draft', slug: 'an-older-post' });
  expect(report).toContain('post “Not finished yet”: it is a draft there; it waits as a draft');
  expect(report).toContain('post “An older post without a picture”: it has no picture; it waits as a draft');
  expect(await find('Thrown away')).toBeUndefined();
});

it('names shortcodes, embeds and pages that were not imported (R-IMPORT-8)', async () => {
  for (const name of ['gallery', 'contact-form-7']) expect(report).toContain(`the shortcode [${name}] means nothing here`);
  expect(report).toContain('the text had an embedded page or video (https://video.example/7), which was left out');
  expect(report).toContain('page “Kontakt”: pages are not taken');
  const post = await find('Frühjahrsputz in Glenelg & Umgebung');
  expect(JSON.stringify(post)).not.toMatch(/alert|onclick|gallery|contact-form/);
});

it('makes paragraphs of the classic editor’s text', async () => {
  const { entries } = (await find('An older post without a picture')) ?? {};
  expect(JSON.stringify(entries)).toContain('"type":"linebreak"');
  expect(entries?.[0]?.description.root.children).toHaveLength(2);
});

it('removes the samples once content of the company is on the site, and not before (R-IMPORT-9)', async () => {
  expect(samplesBefore).toBe(12);
  expect(await countSamples()).toBe(0);
});

it('reads no file of this machine that an export names (R-IMPORT-4)', async () => {
  const local = (await sampleFile('export.xml', 'file:///etc')).replaceAll('old.example', 'third.example');
  const third = await importText(payload, 'third.xml', local);
  expect(third).toContain('the picture file:///etc/spring.jpg was not taken: file: is no web address');
});

it('changes nothing the second time (R-IMPORT-2)', async () => {
  const again = await importText(payload, 'export.xml', await sampleFile('export.xml', `${pictures.url}/storage`));
  expect(again).toContain('Nothing was changed');
});

it.each([
  ['ends in the middle', async () => (await sampleFile('export.xml', '')).slice(0, -300), /the file ends in the middle/],
  ['is something else', async () => '<?xml version="1.0"?><feed><title>News</title></feed>', /no export of WordPress/],
])('imports nothing from a file that %s (R-IMPORT-6)', async (_, content, message) => {
  const before = (await payload.count({ collection: 'posts', trash: true })).totalDocs;
  await expect(importText(payload, 'export.xml', await content())).rejects.toThrow(message);
  expect((await payload.count({ collection: 'posts', trash: true })).totalDocs).toBe(before);
});
