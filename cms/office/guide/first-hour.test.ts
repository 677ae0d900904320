import { starterSettings } from 'contract/catalogue';
import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { asStarter } from '../../model/starter/as-starter';
import { company } from '../../model/starter/content';
import { allAnswers } from '../../testing/all-answers';
import { startPayload } from '../../testing/api';
import { confirmStep } from './confirmed';
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
  const still =
    'The page about Adelaide, or a picture on it, still names Para Hills; The page about Melbourne, or a picture on it, still names Brunswick.';
  expect([await stateOf('area'), await sawOf('area')]).toEqual(['open', still]);
  const { docs } = await payload.find({ collection: 'cities', where: { slug: { equals: 'melbourne' } }, depth: 0 });
  const rename = (name: string) =>
    payload.update({ collection: 'cities', id: docs[0]?.id ?? 0, data: { name }, context: asStarter });
  await rename('Adelaide');
  expect(await sawOf('area')).toContain('Several pages are about Adelaide: keep one of them');
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

/** The starter's company and places, which only its settings and city pages know. */
const DEMO = /Larkwell|Adelaide|Melbourne|Para Hills|Brunswick|South Australia|Victoria|1300 975 707|0491 570 156/;

it('with settings and city pages of its own no answer names the starter’s company or places (R-OWNER-25, R-OWNER-31)', async () => {
  const { offices } = await payload.findGlobal({ slug: 'settings', depth: 0 });
  const hobart = { name: 'Hobart office', city: 'Hobart', suburb: 'Bellerive', state: 'TAS', postcode: '7018' };
  await settings({
    ...{ brand: 'Harbour & Pine', phone: '1300 111 222', mobile: '0491 570 006', email: 'hello@harbourandpine.example' },
    ...{ tagline: company.tagline, blurb: company.blurb, social: [], cities: [], states: '' },
    offices: [{ ...offices[0], ...hobart, area_served: '', service_suburbs: 'Bellerive', in_forms: true }],
  });
  await payload.delete({ collection: 'cities', where: { slug: { equals: 'melbourne' } } });
  const where = { slug: { equals: 'adelaide' } };
  const image = (await payload.find({ collection: 'media', where: { filename: { equals: 'about.jpg' } } })).docs[0]?.id ?? 0;
  const data = {
    ...{ name: 'Hobart', route: '/hobart-service' },
    hero: { image },
    who_we_are: { heading: 'From the eastern shore', paragraphs: 'We start from Bellerive.', image },
  };
  await payload.update({ collection: 'cities', where, data });
  expect(await sawOf('area'), 'the lines and the picture of its card').toContain(
    'The page about Hobart, or a picture on it, still names Adelaide',
  );
  await payload.update({
    collection: 'cities',
    where,
    data: { card: { line1: 'On both shores', line2: '', image }, meta: { og_image: image } },
  });
  expect(await stateOf('area')).toBe('done');

  const answers = await allAnswers(payload);
  const naming = Object.entries(answers).flatMap(([path, { body }]) => {
    const [found] = DEMO.exec(JSON.stringify(body)) ?? [];
    return found ? `${path}: ${found}` : [];
  });
  expect(naming).toEqual([]);
  expect(JSON.stringify(answers)).toContain('Our Services In Hobart');
});
