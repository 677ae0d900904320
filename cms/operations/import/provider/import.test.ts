import { type CallName, documented } from 'contract';
import { servicePages } from 'contract/catalogue';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StandIn, startStandIn } from '../../../../tests/kit/stand-in-provider';
import { callApi } from '../../../testing/api';
import { importFrom } from '../../../testing/import';
import { payloadForImport } from '../../commands/quiet';
import { download } from '../download';

let payload: Payload;
let provider: StandIn;
let report: string;
let leadsBefore: number;

const countLeads = async () => (await payload.count({ collection: 'leads' })).totalDocs;

beforeAll(async () => {
  payload = await payloadForImport();
  provider = await startStandIn();
  const enquiry = {
    name: 'Sample Person',
    email: 'a@example.com',
    phone: '1',
    city: 'Adelaide',
    address: '1 Street',
    captcha: '10',
  };
  await callApi(payload, '/contact-submit', enquiry);
  leadsBefore = await countLeads();
  expect(leadsBefore).toBe(1);
  report = await importFrom(payload, provider.url);
}, 240_000);
afterAll(() => provider?.close());

/** What cannot be the same here: numbers of records, sizes and names of stored pictures, and what a site draws itself. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value === 'string')
    return value
      .replace(/<script>.*?<\/script>/g, '')
      .replace(/-[0-9a-f]{8}(?=\.\w+$)/, '')
      .trim();
  if (typeof value !== 'object' || value === null) return typeof value === 'number' ? String(value) : value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(
        ([key, inner]) =>
          inner !== null && inner !== '' && !/^(id|canonical_id|icon|platform|verified)$|_(alt|width|height|focus)$/.test(key),
      )
      .map(([key, inner]) => [key, comparable(inner)]),
  );
}

const LIMITS = { bytes: 1e7, ms: 20_000, inside: new Set(['*']) };
const there = async (path: string) => comparable(JSON.parse((await download(`${provider.url}/api${path}`, LIMITS)).toString()));
const here = async (path: string) => comparable((await callApi(payload, path)).body);

const BY_RECORD = ['pageMeta', 'blogDetails'];
/** All documented calls that read, for every number and name of the 22 pages. */
const paths = (Object.keys(documented) as (keyof typeof documented & CallName)[]).flatMap((name) => {
  const { method, path = '' } = documented[name]['~orpc'].route;
  if (method !== 'GET' || BY_RECORD.includes(name)) return [];
  return path.includes('{')
    ? servicePages.flatMap((page) => {
        const value = { whyChoose: page.own_calls ? undefined : page.why_choose_id, subServiceIntro: page.intro_id }[
          name as string
        ];
        const word = { faqCategory: page.faq_category, subServiceFaq: page.shape === 'sub-service' ? page.title : undefined }[
          name as string
        ];
        const given = value ?? word;
        return given === undefined ? [] : path.replace(/\{\w+\}/, encodeURIComponent(given));
      })
    : [path];
});

it('answers every documented call as the imported site does (R-IMPORT-1)', async () => {
  expect(paths.length).toBeGreaterThan(60);
  for (const path of paths) {
    const answer = (await here(path)) as object;
    // Our about page has pictures beside mission and vision, which the documented call lacks.
    if (path === '/about-section') expect(answer, path).toMatchObject((await there(path)) as object);
    else expect({ path, answer }).toEqual({ path, answer: await there(path) });
  }
});

it('keeps the search listings of pages, services and cities', async () => {
  for (const route of ['/', '/about-us', '/faq-page', '/adelaide-service', ...servicePages.map(({ slug }) => `/service/${slug}`)])
    expect(await here(`/meta-tag?route=${route}`)).toMatchObject({ meta_title: `Title of ${route}` });
});

it('gives posts their sections, and redirects their old addresses to them (R-IMPORT-5)', async () => {
  const posts = (await callApi(payload, '/blogs')).body as { id: number; title: string }[];
  const { id } = posts.find(({ title }) => title === 'Post number 7') ?? { id: 0 };
  expect(await here(`/blog-details-by-blog/${id}`)).toEqual(await there('/blog-details-by-blog/7'));
  expect((await callApi(payload, '/redirects')).body).toContainEqual({ from: '/blog-details/7', to: `/blog-details/${id}` });
  expect(JSON.stringify(posts)).not.toContain('alert(1)');
});

it('stores each picture once, with a description', async () => {
  const { docs } = await payload.find({ collection: 'media', where: { filename: { contains: 'hero-' } }, pagination: false });
  const heroes = docs.filter(({ filename }) => /^hero-[0-9a-f]{8}\.jpg$/.test(filename ?? ''));
  expect(heroes).toMatchObject([{ alt: 'All about us', width: 800, height: 600 }]);
});

it('puts the samples into the trash, and marks nothing imported as a sample (R-IMPORT-9)', async () => {
  for (const collection of ['posts', 'testimonials'] as const) {
    const live = await payload.find({ collection, pagination: false });
    expect(live.docs.map(({ sample }) => sample)).not.toContain(true);
    expect((await payload.count({ collection, trash: true, where: { sample: { equals: true } } })).totalDocs).toBe(12);
  }
});

it('only reads from the provider, and does not touch the leads (R-IMPORT-4)', async () => {
  expect(provider.posted).toEqual([]);
  expect(provider.asked.filter((path) => /contact-submit|service-booking/.test(path))).toEqual([]);
  expect(await countLeads()).toBe(leadsBefore);
});

it('names what did not fit, by call and field, in plain words', () => {
  expect(report).toContain('12 added');
  expect(report).toContain('(/statbox)\n    Happy customers: its icon is a picture');
  expect(report).toContain('company name, phone, offices');
});

it('recognises what it stored just before it was killed (R-IMPORT-2)', async () => {
  const keys = (await payload.kv.keys()).filter((key) => key.startsWith('import.'));
  expect(keys.length).toBeGreaterThan(30);
  for (const key of keys) await payload.kv.delete(key);
  expect(await importFrom(payload, provider.url)).toContain('Nothing was changed');
}, 240_000);

it('changes nothing when it is repeated, nor what somebody has edited, unless it is told to (R-IMPORT-2, R-IMPORT-3)', async () => {
  const { docs } = await payload.find({ collection: 'testimonials', sort: 'id', pagination: false });
  const [reworded, binned] = docs.map(({ id }) => id);
  const user = (await payload.find({ collection: 'users', depth: 0 })).docs[0];
  const asOwner = { user: { ...user, collection: 'users' }, overrideAccess: true, depth: 0 } as never as { depth: number };
  await payload.update({ collection: 'testimonials', id: reworded ?? 0, data: { comment: 'Our own spelling.' }, ...asOwner });
  await payload.update({
    collection: 'testimonials',
    id: binned ?? 0,
    data: { deletedAt: new Date().toISOString() },
    ...asOwner,
  });
  await payload.updateGlobal({ slug: 'contact-page', data: { title: 'Our own title' }, ...asOwner });
  await payload.updateGlobal({ slug: 'faq-page', data: { heading: 'A draft of ours' }, draft: true, ...asOwner });
  const before = await callApi(payload, '/testimonials');

  const again = await importFrom(payload, provider.url);
  expect(again).toContain('Nothing was changed');
  expect(again).toContain('Contact: it was edited here and says something else');
  expect(await callApi(payload, '/testimonials')).toEqual(before);
  expect(await here('/contact-hero-section')).toMatchObject({ title: 'Our own title' });
  const draft = await payload.findGlobal({ slug: 'faq-page', draft: true });
  expect(draft.heading).toBe('A draft of ours');

  await importFrom(payload, provider.url, true);
  expect(await here('/contact-hero-section')).toEqual(await there('/contact-hero-section'));
  expect(JSON.stringify(await here('/testimonials'))).not.toContain('Our own spelling.');
  expect((await payload.findByID({ collection: 'testimonials', id: binned ?? 0, trash: true })).deletedAt).toBeTruthy();
}, 240_000);
