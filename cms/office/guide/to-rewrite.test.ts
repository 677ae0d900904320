import { starterSettings } from 'contract/catalogue';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { asStarter } from '../../model/starter/as-starter';
import { localTexts } from '../../model/starter/local';
import { askRest, signedIn, startPayload } from '../../testing/api';
import { starterPairs } from './starter-words';
import { toRewrite } from './to-rewrite';

let payload: Payload;
let token: string;
let offices: NonNullable<Awaited<ReturnType<typeof payload.findGlobal<'settings', object>>>['offices']>;
beforeAll(async () => {
  payload = await startPayload();
  token = (await signedIn(payload, 'owner')).token;
  ({ offices } = await payload.findGlobal({ slug: 'settings', depth: 0 }));
});

const settings = (data: object) => payload.updateGlobal({ slug: 'settings', data, context: asStarter });
const HOBART = { city: 'Hobart', suburb: 'Battery Point', state: 'TAS', postcode: '7004', name: 'Hobart office' };
const moveTo = (...cities: object[]) =>
  settings({ offices: cities.map((city, at) => ({ ...offices[at], ...city })), cities: [], states: '' });
beforeEach(() => moveTo(HOBART));

const left = async () => (await toRewrite(payload)).left;
const saysOf = async () => (await left()).map(({ says }) => says);
const service = async (slug: string) => {
  const { docs } = await payload.find({ collection: 'services', where: { slug: { equals: slug } }, depth: 0 });
  if (!docs[0]) throw new Error(`No service ${slug}`);
  return docs[0];
};
const post = (path: string, body: object) => askRest(payload, 'POST', path, { token, body });
const one = async (words: string) => {
  const found = (await left()).find(({ says }) => says.includes(words));
  if (!found) throw new Error(`“${words}” is not listed`);
  return found;
};

it('lists nothing of a company in the starter’s cities (R-OWNER-31)', async () => {
  await settings({ offices });
  expect(await toRewrite(payload)).toEqual({ left: [], confirmed: [] });
});

it('lists every marked text and picture of a company elsewhere, with its field (R-OWNER-31)', async () => {
  const all = await left();
  const unlisted = localTexts.filter(
    ({ says, kinds }) => !kinds.includes('picture') && !all.some((text) => text.says.includes(says)),
  );
  expect(unlisted.map(({ says }) => says)).toEqual([]);
  expect(all.filter(({ why }) => why.includes('shows a place'))).toHaveLength(4);
  const { id } = await service('gutter-flushing');
  expect(await one('quiet problem')).toMatchObject({
    record: 'Service: Gutter Flushing',
    href: `/admin/collections/services/${id}#field=intro.paragraphs`,
    why: ['speaks of two cities', 'soil, dust and water'],
    offered: expect.stringMatching(/^Fine silt is the quiet problem\. /),
    confirmable: false,
  });
});

it('offers no version for one city to a company with two (R-OWNER-31)', async () => {
  await moveTo(HOBART, { ...HOBART, city: 'Launceston', name: 'Launceston office' });
  const all = await left();
  expect(all.filter(({ offered }) => offered)).toEqual([]);
  expect(all.map(({ says }) => says).join()).not.toContain('Old fibro');
  expect(all.map(({ says }) => says).join()).toContain('Fine silt');
});

it('lists for a company in one of the two cities only the texts about the other (R-OWNER-31)', async () => {
  await moveTo({});
  const all = (await saysOf()).join('\n');
  expect(all).not.toContain('Every bathroom');
  expect(all).toContain('Fine silt is the quiet problem in both cities.');
  expect(all).not.toContain('Adelaide’s supply is hard enough');
});

it('puts the version for one city into the published text (R-OWNER-31)', async () => {
  const { id, href, offered } = await one('quiet problem');
  const response = await post('/to-rewrite', { id, href });
  expect(await response.json()).toMatchObject({
    places: 1,
    inDrafts: 0,
    failed: [],
    message: expect.stringContaining('published'),
  });
  const stored = await service('gutter-flushing');
  expect(stored).toMatchObject({ _status: 'published', intro: { paragraphs: expect.stringContaining(offered ?? '') } });
  expect(stored.intro?.paragraphs).toContain('Left in place, that paste stays wet');
  expect((await saysOf()).join()).not.toContain('quiet problem');
});

it('puts it only into a newer draft if there is one, and reports that (R-OWNER-31)', async () => {
  const { id: record, intro } = await service('professional-gutter-cleaning');
  const before = intro?.paragraphs ?? '';
  await payload.update({ collection: 'services', id: record, data: { name: 'Gutters, half a thought' }, draft: true });
  const { id, href, intoDraft } = await one('fill gutters differently');
  expect(intoDraft).toBe(true);
  expect(await (await post('/to-rewrite', { id, href })).json()).toMatchObject({
    inDrafts: 1,
    message: expect.stringContaining('draft'),
  });
  expect((await service('professional-gutter-cleaning')).intro?.paragraphs).toBe(before);
  const draft = await payload.findByID({ collection: 'services', id: record, draft: true, depth: 0 });
  expect(draft).toMatchObject({ name: 'Gutters, half a thought', _status: 'draft' });
  expect(draft.intro?.paragraphs).toContain('Not all trees fill gutters alike.');
  expect(await one('fill gutters differently')).toMatchObject({ isRewritten: true, offered: undefined });
});

it('keeps a text in the list after a name in it was replaced, until it is rewritten or taken down (R-OWNER-31)', async () => {
  const pairs = starterPairs(await payload.findGlobal({ slug: 'settings', depth: 0 }));
  const states = pairs.filter(({ find }) => ['Victoria', 'South Australia', 'VIC', 'SA'].includes(find));
  expect(states.map(({ replace }) => replace).sort()).toEqual(['TAS', 'TAS', 'Tasmania', 'Tasmania']);
  expect(pairs.length).toBeLessThanOrEqual(20);
  const known = async () => (await left()).filter(({ why }) => why.join() !== 'suburbs').length;
  const before = await known();
  await post('/replace-words', { pairs });
  expect(await known()).toBe(before);
  const said = await saysOf();
  expect(said).toContain('In Hobart especially, don’t let tap water dry on the glass in full sun.');
  expect(said.join()).toContain('one calendar for Adelaide, another for Melbourne');

  const { id } = await service('solar-panel-cleaning');
  await payload.update({ collection: 'services', id, data: { _status: 'draft' }, context: asStarter });
  const { docs } = await payload.find({
    collection: 'faq-categories',
    where: { service: { equals: id } },
    depth: 0,
  });
  const items = docs[0]?.items?.map((item) => ({ ...item, answer: 'Ask us.' }));
  await payload.update({ collection: 'faq-categories', id: docs[0]?.id ?? 0, data: { items } });
  const after = (await saysOf()).join();
  expect(after).not.toContain('harvest chaff');
  expect(after).not.toContain('tap water dry on the glass');
});

it('remembers that the owner confirmed a text, until it changes (R-OWNER-31)', async () => {
  const { id } = await one('Humid');
  expect((await post('/true-here', { ids: [id], isTrue: true })).status).toBe(200);
  expect((await saysOf()).join()).not.toContain('Humid');
  expect((await toRewrite(payload)).confirmed).toMatchObject([{ id }]);
  await post('/replace-words', { pairs: [{ find: 'Humid Hobart', replace: 'Humid Launceston' }] });
  expect(await one('Humid Launceston')).toBeDefined();
});

it('lists a picture of a place until it is replaced (R-OWNER-31)', async () => {
  const shown = async () => (await left()).filter(({ why }) => why.includes('shows a place'));
  const before = await shown();
  const { docs } = await payload.find({ collection: 'cities', where: { slug: { equals: 'melbourne' } }, depth: 0 });
  await payload.delete({ collection: 'cities', id: docs[0]?.id ?? 0, context: asStarter });
  expect(before.length - (await shown()).length).toBe(2);
});

it('uses all offered versions at once (R-OWNER-31)', async () => {
  const used = (await (await post('/to-rewrite', {})).json()) as { places: number; failed: unknown[] };
  expect(used.failed).toEqual([]);
  expect(used.places).toBeGreaterThan(20);
  expect((await left()).filter(({ offered }) => offered)).toEqual([]);
});

/** Publishes services, or takes them off the site. */
const offer = async (_status: 'draft' | 'published', ...slugs: string[]) => {
  for (const slug of slugs)
    await payload.update({ collection: 'services', id: (await service(slug)).id, data: { _status }, context: asStarter });
};

it('lists what names a service that is not offered, until it is rewritten, true here, or offered again (R-OWNER-31)', async () => {
  const naming = async () => (await left()).filter(({ why }) => why.some((one) => /^not offered: .*Gutter Cleaning/.test(one)));
  const gutters = ['professional-gutter-cleaning', 'gutter-vacuum', 'gutter-flushing'];
  await offer('draft', ...gutters.slice(1));
  expect(await naming()).toEqual([]);
  await offer('draft', 'professional-gutter-cleaning');
  const before = await naming();
  const slide = before.find(({ record, place }) => record === 'Home' && place === 'slide 2, text below');
  expect(slide).toMatchObject({ confirmable: true, says: expect.stringContaining('from tiles, gutters, glass') });
  expect(before.map(({ record }) => record)).toContain('Pictures');
  expect(before.map(({ href }) => href).join()).not.toMatch(/settings#field=(?:services|menu|footer)/);
  expect(before.map(({ record }) => record).join()).not.toMatch(/Gutter/);

  const other = before.find((text) => text !== slide);
  await post('/true-here', { ids: [slide?.id, other?.id], isTrue: true });
  expect((await naming()).length).toBe(before.length - 2);
  await post('/true-here', { ids: [slide?.id, other?.id], isTrue: false });
  expect((await naming()).length).toBe(before.length);

  const { blurb } = await payload.findGlobal({ slug: 'settings', depth: 0 });
  await settings({ blurb: 'Homes, looked after.' });
  expect((await naming()).length).toBe(before.length - 1);
  await settings({ blurb });

  await offer('published', ...gutters);
  expect(await naming()).toEqual([]);
});

it('lists no promise, figure or question of a service that is not offered (R-OWNER-31)', async () => {
  await offer('draft', 'solar-panel-cleaning');
  const all = (await left()).filter(({ why }) => why.includes('not offered: Solar Cleaning'));
  expect(all.map(({ says }) => says).join()).not.toMatch(/\{solar\}|energy from clean/i);
  await offer('published', 'solar-panel-cleaning');
});

it('lists a service whose words another one has in its name, but none that the company has made anew (R-OWNER-31)', async () => {
  const naming = async () => (await left()).filter(({ why }) => why.join().includes('not offered: Pressure Cleaning'));
  const { id: original } = await service('pressure-cleaning');
  await offer('draft', 'pressure-cleaning');
  expect(await naming()).not.toEqual([]);
  const data = {
    slug: 'driveway-care',
    name: 'Driveways and paths',
    title: 'Driveways and paths',
    _status: 'published',
  } as const;
  const { id } = await payload.duplicate({ collection: 'services', id: original, data, context: asStarter });
  expect(await naming()).toEqual([]);
  await payload.delete({ collection: 'services', id, context: asStarter });
  await offer('published', 'pressure-cleaning');
});

it('lists suburbs that the company does not serve, also in its own words (R-OWNER-31, R-OWNER-25)', async () => {
  await settings({ offices, brand: 'Harbour & Pine' });
  const suburbs = async () => (await left()).filter(({ why }) => why.includes('suburbs')).map(({ says }) => says);
  expect((await suburbs()).join()).toContain('Gawler');
  await settings({ offices: offices.map((office) => ({ ...office, service_suburbs: 'Gawler' })) });
  expect((await suburbs()).join()).toContain('Glenelg');
  expect((await suburbs()).join()).not.toContain('Gawler');
  await settings({ brand: starterSettings.brand });
});

it('belongs to owners, and names the invalid field (R-OWNER-31)', async () => {
  const editor = await signedIn(payload, 'editor');
  expect((await askRest(payload, 'POST', '/to-rewrite', { token: editor.token, body: {} })).status).toBe(403);
  expect(await (await post('/true-here', { ids: [5], isTrue: true })).json()).toMatchObject({ field: 'ids' });
  expect(await (await post('/true-here', { ids: ['x'] })).json()).toMatchObject({ field: 'isTrue' });
  expect(await (await post('/to-rewrite', { id: 'x' })).json()).toMatchObject({ field: 'href' });
});
