import { starterSettings } from 'contract/catalogue';
import type { Payload } from 'payload';
import { distanceKm } from 'shared/distance';
import { beforeAll, expect, it } from 'vitest';
import { builtInSuburbs } from '../../../site/addresses/gazetteer-file.server';
import { asStarter } from '../../model/starter/as-starter';
import { STARTER_SUBURBS } from '../../model/starter/suburbs';
import { startPayload } from '../../testing/api';
import { findWords } from '../find-replace/find-replace';
import { confirmStep } from './confirmed';
import { starterPairs, starterWords } from './starter-words';
import { firstHour, type StepName } from './steps';

let payload: Payload;
beforeAll(async () => {
  payload = await startPayload();
});

const stateOf = async (name: StepName) => (await firstHour(payload)).find((step) => step.name === name)?.state;
const sawOf = async (name: StepName) => (await firstHour(payload)).find((step) => step.name === name)?.saw;
const settings = (data: object) => payload.updateGlobal({ slug: 'settings', data, context: asStarter });

it('the guide shows no step as done that nobody has touched (R-OWNER-25)', async () => {
  const done = (await firstHour(payload)).filter(({ state }) => state !== 'open').map(({ name }) => name);
  expect(done).toEqual([]);
});

it('the guide ticks off a step by what the records contain (R-OWNER-25)', async () => {
  await settings({ brand: 'North Star', tagline: 'Windows, seen through.', blurb: 'Windows in two suburbs.' });
  expect(await stateOf('company')).toBe('done');
  await settings({ brand: starterSettings.brand });
  expect(await stateOf('company')).toBe('open');
  await settings({ look: { main: '#7c1d3f' } });
  expect(await stateOf('look')).toBe('done');
  const { docs } = await payload.find({ collection: 'services', limit: 1, depth: 0 });
  await payload.update({ collection: 'services', id: docs[0]?.id ?? 0, data: { _status: 'draft' }, context: asStarter });
  expect(await stateOf('services')).toBe('done');
  expect(await sawOf('services')).toMatch(/^21 of the 22 services .*, 0 of your own\.$/);
});

it('no step is done while visitors still see what is wrong, which the guide names (R-OWNER-25)', async () => {
  const { opening_hours, markup, services } = await payload.findGlobal({ slug: 'settings', depth: 0 });
  await settings({ opening_hours: [{ days: 'Weekdays', hours: '7 AM to 5 PM' }] });
  expect([await stateOf('hours'), await sawOf('hours')]).toEqual([
    'open',
    expect.stringContaining(`read ${markup.opening_hours} `),
  ]);
  await settings({ markup: { opening_hours: '' } });
  expect([await stateOf('hours'), await sawOf('hours')]).toEqual(['done', 'Weekdays 7 AM to 5 PM.']);
  await settings({ opening_hours, markup });

  await settings({ services: `${services}\nCurtain Cleaning` });
  expect([await stateOf('services'), await sawOf('services')]).toEqual(['open', expect.stringContaining('Curtain Cleaning')]);
  await settings({ services });

  const { offices, cities } = await payload.findGlobal({ slug: 'settings', depth: 0 });
  await settings({
    offices: offices?.map((office) => ({ ...office, suburb: 'Edge Hill', postcode: '4870', service_km: 20, in_forms: true })),
  });
  expect([await stateOf('area'), await sawOf('area')]).toEqual(['done', expect.stringContaining('Adelaide office: ')]);
  const { docs } = await payload.find({ collection: 'cities', where: { slug: { equals: 'melbourne' } }, depth: 0 });
  const rename = (name: string) =>
    payload.update({ collection: 'cities', id: docs[0]?.id ?? 0, data: { name }, context: asStarter });
  await rename('Adelaide');
  expect(await sawOf('area')).toBe('Several pages are about Adelaide: keep one of them.');
  await rename('Melbourne');
  await settings({ offices: offices?.map((office) => ({ ...office, service_km: 20, in_forms: office.city === 'Adelaide' })) });
  expect(await sawOf('area')).toContain('The forms do not offer Melbourne');
  await settings({ offices, cities });
});

it('the guide remembers that a step was confirmed unchanged, and can undo that (R-OWNER-25)', async () => {
  await confirmStep(payload, 'hours', true);
  expect(await stateOf('hours')).toBe('confirmed');
  await confirmStep(payload, 'samples', true);
  expect(await stateOf('samples')).toBe('open');
  await confirmStep(payload, 'hours', false);
  expect(await stateOf('hours')).toBe('open');
});

it('the guide names the records whose words are still the starter’s, and no other (R-OWNER-25)', async () => {
  const named = async () => {
    const pairs = starterPairs(await payload.findGlobal({ slug: 'settings', depth: 0 }));
    const records = await starterWords(payload, pairs);
    return new Map(records.map(({ href, places }) => [href, places.map(({ pair }) => pair.find)]));
  };
  await settings({ brand: 'North Star' });
  expect((await named()).get('/admin/globals/settings')).toContain('Larkwell');
  expect((await named()).get('/admin/globals/home'), 'the company’s own city').toBeUndefined();

  const { offices } = await payload.findGlobal({ slug: 'settings', depth: 0 });
  const moved = {
    city: 'Cairns',
    suburb: 'Edge Hill',
    state: 'QLD',
    postcode: '4870',
    area_served: 'Cairns',
    name: 'Cairns office',
  };
  await settings({
    offices: offices?.map((office) => ({ ...office, ...moved })),
    cities: [{ name: 'Cairns', slug: 'cairns' }],
  });
  expect((await named()).get('/admin/globals/home')).toContain('Adelaide');
});

it('replaces each of the starter’s cities by that of the office in its place, whether the forms offer it or not (R-OWNER-25)', async () => {
  const { offices, ...before } = await payload.findGlobal({ slug: 'settings', depth: 0 });
  const moved = offices.map((office, at) => ({ ...office, city: at ? 'Bunbury' : 'Perth', state: 'WA', in_forms: at === 0 }));
  const pairs = starterPairs({ ...before, offices: moved, cities: [] });
  expect(pairs).toContainEqual({ find: 'Adelaide', replace: 'Perth' });
  expect(pairs).toContainEqual({ find: 'Melbourne', replace: 'Bunbury' });
  expect(pairs).toContainEqual({ find: 'Adelaide and Melbourne', replace: 'Perth and Bunbury' });
});

/** Suburbs that are also plain words, so a text that has one need not mean the place. */
const PLAIN_WORDS = ['Plenty', 'Reservoir', 'The Patch'];

it('every suburb that the starter’s texts describe is known (R-OWNER-25)', async () => {
  const named = [...starterSettings.offices.map(({ suburb }) => suburb), 'Adelaide', 'Melbourne'];
  // What belongs to the cities' surroundings; elsewhere a suburb may be called anything.
  const suburbs = (await builtInSuburbs()).flatMap(({ suburb, at }) =>
    at && starterSettings.offices.some((office) => distanceKm(office, at) < 60) ? [suburb] : [],
  );
  const others = suburbs.filter((suburb) => ![...named, ...PLAIN_WORDS].includes(suburb));
  const records = await findWords(
    payload,
    others.map((find) => ({ find, replace: '' })),
  );
  const described = new Set(records.flatMap(({ places }) => places.map(({ pair }) => pair.find)));
  expect([...described].filter((suburb) => !STARTER_SUBURBS.includes(suburb))).toEqual([]);
});
