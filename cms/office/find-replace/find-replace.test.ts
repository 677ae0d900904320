import { servicePages } from 'contract/catalogue';
import { builtInHeads } from 'contract/catalogue/heads';
import { usualWords } from 'contract/words';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { askRest, callApi, signedIn, startPayload } from '../../testing/api';
import { findWords, replaceWords } from './find-replace';
import { answerFindReplace } from './find-replace-page';
import type { Pair } from './texts';

let payload: Payload;
let token: string;
const requestOf = async (id: number) => {
  const user = await payload.findByID({ collection: 'users', id, depth: 0 });
  return createLocalReq({ user: { ...user, collection: 'users' } }, payload);
};
beforeAll(async () => {
  payload = await startPayload();
  const account = await signedIn(payload, 'editor');
  token = account.token;
  editor = await requestOf(account.id);
  owner = await signedIn(payload, 'owner');
});

let editor: PayloadRequest;
let owner: Awaited<ReturnType<typeof signedIn>>;
const find = (word: string, replace = 'x y', replies = false) => findWords(payload, [{ find: word, replace }], replies);
const put = (pairs: Pair[], req = editor) => replaceWords(req, pairs);
/** Asks the page; `typed` is posted. */
async function page(query: [string, string][], { post = false, as = token } = {}) {
  const words = new URLSearchParams(query);
  const init = { method: post ? 'POST' : 'GET', headers: { authorization: `JWT ${as}` }, body: post ? words : undefined };
  const url = `http://localhost:3001/office/find-replace${post ? '' : `?${words}`}`;
  const response = await answerFindReplace(payload, new Request(url, init));
  return { status: response.status, leads: response.headers.get('location'), html: await response.text() };
}
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
  const { places, failed } = await put([
    { find: 'Adelaide', replace: 'Cairns' },
    { find: 'Adelaide and Melbourne', replace: 'Cairns and Port Douglas' },
  ]);
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
  await put([{ find: 'quokka', replace: 'bilby' }]);
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
  await put([{ find: 'gutters', replace: 'eaves' }]);
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
  await put([{ find: usual, replace: 'Ready when you are?' }]);
  expect(await find(usual)).toEqual([]);
  expect((await payload.findGlobal({ slug: 'words' })).closing_heading).toBe('Ready when you are?');
  expect(await called('/settings')).toContain('Ready when you are?');

  const listing = builtInHeads['/about-us'].title;
  await askRest(payload, 'POST', '/globals/about', { token, body: { meta: { meta_title: '' }, _status: 'published' } });
  await put([{ find: listing, replace: 'The people who come' }]);
  expect((await payload.findGlobal({ slug: 'about' })).meta?.meta_title).toBe('The people who come');
});

it('replaces a word of a usual card, and keeps the other cards (R-OWNER-26)', async () => {
  const page = servicePages.find(({ slug }) => slug === 'oven-cleaning');
  const [first, ...others] = page?.benefits.cards ?? [];
  await put([{ find: first?.title ?? '', replace: 'No smoke, no smell' }]);
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
  const asOwner = await requestOf(owner.id);
  const pairs = [
    { find: 'FAQ', replace: 'Questions' },
    { find: 'Oven Cleaning', replace: 'Ovens' },
  ];
  const { failed } = await put(pairs, asOwner);
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
  await put([{ find: 'Now!', replace: 'today' }]);
  const doc = await payload.findByID({ collection: 'services', id, depth: 0 });
  expect(doc.closing?.heading).toBe('Book Curtain Quokka today');
});

it('shows each place on a page, says what is wrong where it is, and is for who edits content (R-OWNER-26)', async () => {
  const wanted: [string, string][] = [
    ['find', 'satchel'],
    ['replace', 'bag'],
  ];
  await askRest(payload, 'POST', '/globals/contact-page', { token, body: { subtitle: 'A satchel.', _status: 'published' } });
  const looked = await page(wanted);
  expect(looked.html).toContain('Found in 1 place of 1 record. Nothing has been changed yet.');
  expect(looked.html).toContain('<del>satchel</del> <ins>bag</ins>');
  expect((await page([...wanted, ['more', '1']])).html).toContain('Find (2)');
  const { leads } = await page(wanted, { post: true });
  expect(leads).toBe('/office/find-replace?find=satchel&replace=bag&done=1');
  const done = await page([...wanted, ['done', '1']]);
  expect(done.html).toContain('Replaced in 1 place.');
  expect(done.html).toContain('Found nowhere.');

  for (const [typed, fault] of [
    [[], 'Enter what to look for'],
    [
      [
        ['find', 'a'],
        ['replace', 'b'],
      ],
      'Enter at least two characters',
    ],
    [
      [
        ['find', 'gutters'],
        ['replace', ' '],
      ],
      'Enter what is to stand there instead',
    ],
  ] as [[string, string][], string][])
    expect((await page([['find', ''], ...typed])).html).toContain(fault);
  const post = await page([['find', 'gutters']], { post: true });
  expect([post.status, post.html.includes('value="gutters"')]).toEqual([400, true]);
  const office = await signedIn(payload, 'leads');
  expect((await page(wanted, { as: office.token })).status).toBe(403);
  expect((await page(wanted, { post: true, as: office.token })).status).toBe(403);
  expect((await page(wanted, { post: true, as: '' })).leads ?? '').not.toContain('done');
});

it('finds and replaces in reply texts for those who answer enquiries, and for nobody else (R-OWNER-26)', async () => {
  const data = { name: 'Ovens', text: 'Zanzibar Cleaning comes on {day}.' };
  const reply = await payload.create({ collection: 'reply-texts', data });
  const textNow = async () => (await payload.findByID({ collection: 'reply-texts', id: reply.id })).text;
  const pair = { find: 'Zanzibar Cleaning', replace: 'Quoll Cleaning' };
  expect(await find(pair.find)).toEqual([]);
  expect(await put([pair])).toEqual({ places: 0, failed: [] });
  expect(await textNow()).toBe(data.text);
  expect(await find(pair.find, pair.replace, true)).toMatchObject([{ title: 'Ovens', href: '/office/reply-texts' }]);
  expect(
    (
      await page(
        [
          ['find', pair.find],
          ['replace', pair.replace],
        ],
        { as: token },
      )
    ).html,
  ).toContain('Found nowhere');
  expect(
    (
      await page(
        [
          ['find', pair.find],
          ['replace', pair.replace],
        ],
        { as: owner.token },
      )
    ).html,
  ).toContain('Reply text');
  expect(await put([pair], await requestOf(owner.id))).toEqual({ places: 1, failed: [] });
  expect(await textNow()).toBe('Quoll Cleaning comes on {day}.');
});
