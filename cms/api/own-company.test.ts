import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { asStarter } from '../model/starter/as-starter';
import { company } from '../model/starter/content';
import { allAnswers } from '../testing/all-answers';
import { startPayload } from '../testing/api';

let payload: Payload;
beforeAll(async () => {
  payload = await startPayload();
});

const settings = (data: object) => payload.updateGlobal({ slug: 'settings', data, context: asStarter });

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
  await payload.update({ collection: 'cities', where, data: { card: { line1: 'On both shores', line2: '', image } } });

  const answers = await allAnswers(payload);
  const naming = Object.entries(answers).flatMap(([path, { body }]) => {
    const [found] = DEMO.exec(JSON.stringify(body)) ?? [];
    return found ? `${path}: ${found}` : [];
  });
  expect(naming).toEqual([]);
  expect(JSON.stringify(answers)).toContain('Our Services In Hobart');
});
