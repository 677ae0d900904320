import { servicePages } from 'contract/catalogue';
import { builtInHeads } from 'contract/catalogue/heads';
import { usualWords } from 'contract/words';
import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { askRest, callApi, signedIn, startPayload } from '../../testing/api';
import type { FoundRecord } from './find-replace';

let payload: Payload;
let token: string;
beforeAll(async () => {
  payload = await startPayload();
  token = (await signedIn(payload, 'editor')).token;
});

const ask = (path: string, pairs: unknown, as = token) => askRest(payload, 'POST', path, { token: as, body: { pairs } });
const find = async (word: string, replace = 'x y') =>
  ((await (await ask('/find-words', [{ find: word, replace }])).json()) as { records: FoundRecord[] }).records;
const called = async (path: string) => JSON.stringify((await callApi(payload, path)).body);

it('shows each place with the words around it, and changes nothing (R-OWNER-26)', async () => {
  const subtitle = 'Ring before noon, and ask for Wombat Lane.';
  await askRest(payload, 'POST', '/globals/contact-page', { token, body: { subtitle, _status: 'published' } });
  expect(await find('wombat lane', 'Quoll Street')).toEqual([
    {
      title: 'Contact',
      type: '',
      href: '/admin/globals/contact-page',
      state: 'shown',
      stays: false,
      places: [
        {
          place: expect.any(String),
          before: 'Ring before noon, and ask for ',
          found: 'Wombat Lane',
          pair: { find: 'wombat lane', replace: 'Quoll Street' },
          after: '.',
        },
      ],
    },
  ]);
  expect((await payload.findGlobal({ slug: 'contact-page' })).subtitle).toContain('Wombat Lane');
  expect(await find('omba'), 'a part of a word').toEqual([]);
});

it('replaces words everywhere, the longest phrase first, and leaves addresses alone (R-OWNER-26)', async () => {
  const slugs = async () =>
    (await payload.find({ collection: 'services', pagination: false, depth: 0 })).docs.map(({ slug, meta }) => [
      slug,
      meta?.meta_title,
    ]);
  const before = await slugs();
  const subtitle = 'We clean in Adelaide and Melbourne, from Adelaide.';
  await askRest(payload, 'POST', '/globals/contact-page', { token, body: { subtitle, _status: 'published' } });
  const response = await ask('/replace-words', [
    { find: 'Adelaide', replace: 'Cairns' },
    { find: 'Adelaide and Melbourne', replace: 'Cairns and Port Douglas' },
  ]);
  const { places, failed } = (await response.json()) as { places: number; failed: unknown[] };
  expect(failed).toEqual([]);
  expect(places).toBeGreaterThan(5);
  expect((await payload.findGlobal({ slug: 'contact-page' })).subtitle).toBe('We clean in Cairns and Port Douglas, from Cairns.');
  expect((await find('Adelaide')).filter(({ stays }) => !stays)).toEqual([]);
  expect(JSON.stringify(await find('Cairns and Melbourne'))).toBe('[]');
  const after = await slugs();
  expect(after.map(([slug]) => slug)).toEqual(before.map(([slug]) => slug));
  expect(await called('/adelaide-hero')).toContain('Cairns');
});

it('replaces in the published version and in its newer draft, and publishes no draft (R-OWNER-26)', async () => {
  const [post] = (await payload.find({ collection: 'posts', limit: 1, depth: 0 })).docs;
  const id = post?.id ?? 0;
  await payload.update({ collection: 'posts', id, data: { title: 'A quokka, seen' } });
  await payload.update({ collection: 'posts', id, data: { title: 'A quokka, half a thought' }, draft: true });
  await ask('/replace-words', [{ find: 'quokka', replace: 'bilby' }]);
  expect((await payload.findByID({ collection: 'posts', id })).title).toBe('A bilby, seen');
  expect(await payload.findByID({ collection: 'posts', id, draft: true })).toMatchObject({
    title: 'A bilby, half a thought',
    _status: 'draft',
  });
});

it('finds words in the text of a post, and in the descriptions of pictures, which stay true (R-OWNER-26)', async () => {
  const before = await find('gutters');
  expect(before.some(({ type, places }) => type === 'Post' && places.some(({ place }) => /text|body|words/i.test(place)))).toBe(
    true,
  );
  await ask('/replace-words', [{ find: 'gutters', replace: 'eaves' }]);
  const left = await find('gutters');
  expect(left.length).toBeGreaterThan(0);
  expect(left.every(({ href, stays }) => stays && href.includes('/media/'))).toBe(true);
});

it('replaces usual words, which no record stores, in the field that shows them (R-OWNER-26)', async () => {
  const usual = usualWords.closing_heading;
  const [{ places: found = [], title } = {}, ...others] = await find(usual, 'Ready when you are?');
  expect([title, found.map(({ place }) => place), others]).toEqual([
    'Headings and buttons',
    ['heading at the end of a page'],
    [],
  ]);
  await ask('/replace-words', [{ find: usual, replace: 'Ready when you are?' }]);
  expect(await find(usual)).toEqual([]);
  expect((await payload.findGlobal({ slug: 'words' })).closing_heading).toBe('Ready when you are?');
  expect(await called('/settings')).toContain('Ready when you are?');

  const listing = builtInHeads['/about-us'].title;
  await askRest(payload, 'POST', '/globals/about', { token, body: { meta: { meta_title: '' }, _status: 'published' } });
  await ask('/replace-words', [{ find: listing, replace: 'The people who come' }]);
  expect((await payload.findGlobal({ slug: 'about' })).meta?.meta_title).toBe('The people who come');
});

it('replaces a word of a usual card, and keeps the other cards (R-OWNER-26)', async () => {
  const page = servicePages.find(({ slug }) => slug === 'oven-cleaning');
  const [first, ...others] = page?.benefits.cards ?? [];
  await ask('/replace-words', [{ find: first?.title ?? '', replace: 'No smoke, no smell' }]);
  const where = { slug: { equals: 'oven-cleaning' } };
  const [stored] = (await payload.find({ collection: 'services', where, depth: 0 })).docs;
  expect(stored?.benefits?.cards?.map(({ title }) => title)).toEqual(['No smoke, no smell', ...others.map(({ title }) => title)]);
});

it('replaces the words of a usual menu entry, and keeps where the entries lead (R-OWNER-26)', async () => {
  const [found] = await find('FAQ');
  expect(found).toMatchObject({ href: '/admin/globals/settings' });
  const places = found?.places.map(({ place }) => place);
  expect(places).toEqual(['entry 4, words', 'footer of every page, entry 3, words']);
  const { menu, footer } = (await callApi(payload, '/settings')).body as { menu?: unknown; footer?: unknown };
  expect([menu, footer]).toEqual([undefined, undefined]);
  const owner = (await signedIn(payload, 'owner')).token;
  const { failed } = await (
    await ask(
      '/replace-words',
      [
        { find: 'FAQ', replace: 'Questions' },
        { find: 'Oven Cleaning', replace: 'Ovens' },
      ],
      owner,
    )
  ).json();
  expect(failed).toEqual([]);
  const now = (await callApi(payload, '/settings')).body as {
    menu: object[];
    footer: { navigation: object[]; services: object[] };
  };
  expect(now.menu).toContainEqual({ label: 'Questions', href: '/free-quote' });
  expect(now.menu).toHaveLength(6);
  expect(now.footer.navigation.map((link) => 'label' in link && link.label)).toEqual(['About', 'Blog', 'Questions', 'Contact']);
  expect(now.footer.services).toContainEqual(expect.objectContaining({ label: 'Ovens', href: '/service/oven-cleaning' }));
});

it('keeps what a usual text is made of, and leaves out what another field says (R-OWNER-26)', async () => {
  const { id } = await payload.create({
    collection: 'services',
    data: { name: 'Curtain Quokka', slug: 'curtain-quokka', shape: 'standalone', in_quote_form: true, _status: 'published' },
  });
  const places = (await find('Curtain Quokka')).flatMap((record) => record.places.map(({ place }) => place));
  expect(places).toEqual(['name']);
  await ask('/replace-words', [{ find: 'Now!', replace: 'today' }]);
  const doc = await payload.findByID({ collection: 'services', id, depth: 0 });
  expect(doc.closing?.heading).toBe('Book Curtain Quokka today');
});

it('names the invalid field, and rejects accounts that may not edit content (R-OWNER-26)', async () => {
  const refused = async (pairs: unknown) => {
    const response = await ask('/replace-words', pairs);
    return [response.status, await response.json()];
  };
  expect(await refused([])).toEqual([400, { message: 'Enter what to look for', field: 'pairs' }]);
  expect(await refused([{ find: 'a', replace: 'b' }])).toMatchObject([400, { field: 'pairs.0.find' }]);
  expect(await refused([{ find: 'gutters', replace: ' ' }])).toMatchObject([400, { field: 'pairs.0.replace' }]);
  const office = await signedIn(payload, 'leads');
  expect((await ask('/find-words', [{ find: 'home', replace: 'house' }], office.token)).status).toBe(403);
  expect((await ask('/replace-words', [{ find: 'home', replace: 'house' }], '')).status).toBe(403);
});
