import { servicePages, starterSettings } from 'contract/catalogue';
import type { SiteSettings } from 'contract/settings';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { duePromises } from '../model/dashboard/due-promises';
import { PROMISE_NAMES } from '../model/settings/promises';
import { nextSteps } from '../operations/going-public/next';
import { publishedAfter } from '../publishing/publications';
import { allAnswers } from '../testing/all-answers';
import { askRest, callApi, signedIn, startPayload } from '../testing/api';

let payload: Payload;
let solar: number;
let token: string;
beforeAll(async () => {
  payload = await startPayload();
  token = (await signedIn(payload, 'editor')).token;
  const { docs } = await payload.find({ collection: 'services', where: { slug: { equals: 'solar-panel-cleaning' } }, depth: 0 });
  solar = docs[0]?.id ?? 0;
});

const read = async <T>(path: string) => (await callApi(payload, path)).body as T;
const settings = () => read<SiteSettings>('/settings');
const boxes = async () => (await read<{ text: string }[]>('/statbox')).map(({ text }) => text);
const offer = (isOffered: boolean) =>
  payload.update({ collection: 'services', id: solar, data: { _status: isOffered ? 'published' : 'draft' } });
const save = async (data: object, path = '/globals/settings') =>
  (await askRest(payload, 'POST', path, { token, body: { ...data, _status: 'published' } })).status;

describe('a service that is not offered (R-CLAIM-4, R-ROUTE-17)', () => {
  it('removes its claim, figure and form option with it, and brings them back', async () => {
    const before = await settings();
    expect(await boxes()).toContain('more energy from clean solar panels');
    const { latest } = await publishedAfter(payload, undefined);
    await offer(false);

    const { claims, services } = await settings();
    expect(claims).toEqual({ ...before.claims, solar: '' });
    expect(services).toEqual(before.services.filter((option) => option !== 'Solar Cleaning'));
    expect(await boxes()).not.toContain('more energy from clean solar panels');
    for (const [path, { body }] of Object.entries(await allAnswers(payload)))
      expect(JSON.stringify(body), path).not.toMatch(/up to 25|more energy|\{solar\}/i);
    const { changes } = await publishedAfter(payload, latest);
    expect(changes.flatMap(({ calls }) => calls)).toEqual(expect.arrayContaining(['statBoxes', 'achievements', 'blogs']));

    await offer(true);
    expect(await settings()).toEqual(before);
    expect(await boxes()).toContain('more energy from clean solar panels');
  });

  it('needs no evidence, words or figure, and no reminder names it', async () => {
    const { claims } = await payload.findGlobal({ slug: 'settings', depth: 0 });
    const evidence = Object.fromEntries(
      PROMISE_NAMES.map((name) => [`${name}_evidence`, name === 'solar' ? '' : 'In the folder']),
    );
    await payload.updateGlobal({
      slug: 'settings',
      data: { claims: { ...claims, ...evidence, solar_review: '2020-01-01T12:00:00.000Z' } },
    });
    const isDone = async () => !(await nextSteps(payload)).some(({ name }) => name === 'promises');
    expect([await isDone(), (await duePromises(payload)).map(({ name }) => name)]).toEqual([false, ['solar']]);

    await offer(false);
    expect([await isDone(), await duePromises(payload)]).toEqual([true, []]);
    expect(await save({ claims: { ...claims, ...evidence, solar: '' }, figures: { customers: '2500+', solar: '' } })).toBe(200);
    const { stats } = await payload.findGlobal({ slug: 'home', depth: 0 });
    expect(await save({ stats }, '/globals/home'), 'a box that nobody reads').toBe(200);
    expect(await boxes()).not.toContain('more energy from clean solar panels');

    await offer(true);
    expect(await boxes(), 'its page leaves out the figure, too').not.toContain('more energy from clean solar panels');
    const words = { solar: starterSettings.claims.solar };
    expect(await save({ claims: { ...claims, ...words }, figures: { customers: '2500+', solar: '30%' } })).toBe(200);
    expect(await boxes()).toContain('more energy from clean solar panels');
  });
});

it('a form option disappears with the last page that sells it', async () => {
  const sold = servicePages.filter(({ quote_service }) => quote_service === 'Gutter Cleaning');
  for (const [at, { slug }] of sold.entries()) {
    expect((await settings()).services.includes('Gutter Cleaning'), `${at} of ${sold.length} gone`).toBe(true);
    await payload.update({ collection: 'services', where: { slug: { equals: slug } }, data: { _status: 'draft' } });
  }
  expect((await settings()).services).not.toContain('Gutter Cleaning');
});
