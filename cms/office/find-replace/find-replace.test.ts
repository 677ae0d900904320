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
  const response = await ask('/replace-words', [
    { find: 'Adelaide', replace: 'Cairns' },
    { find: 'Adelaide and Melbourne', replace: 'Cairns and Port Douglas' },
  ]);
  const { places, failed } = (await response.json()) as { places: number; failed: unknown[] };
  expect(failed).toEqual([]);
  expect(places).toBeGreaterThan(50);
  expect(await find('Adelaide')).toEqual([]);
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

it('reaches the words of a post’s text and the descriptions of pictures (R-OWNER-26)', async () => {
  const before = await find('gutters');
  expect(before.some(({ type, places }) => type === 'Post' && places.some(({ place }) => /text|body|words/i.test(place)))).toBe(
    true,
  );
  await ask('/replace-words', [{ find: 'gutters', replace: 'eaves' }]);
  expect(await find('gutters')).toEqual([]);
  expect((await find('eaves')).some(({ href }) => href.includes('/media/'))).toBe(true);
});

it('names the invalid field, and is rejected for accounts that may not edit content (R-OWNER-26)', async () => {
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
