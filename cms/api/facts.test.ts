import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import type { Setting } from '../storage/database/payload-types';
import { allAnswers } from '../testing/all-answers';
import { callApi, startPayload } from '../testing/api';

let payload: Payload;
let company: Setting;
beforeAll(async () => {
  payload = await startPayload();
  company = await payload.findGlobal({ slug: 'settings', depth: 0 });
});

const publish = (data: Partial<Setting>) =>
  payload.updateGlobal({ slug: 'settings', data: { ...data, _status: 'published' }, depth: 0 });
/** Paths of the calls whose answers say something. */
async function saying(words: RegExp): Promise<string[]> {
  const answers = await allAnswers(payload);
  return Object.entries(answers).flatMap(([path, answer]) => (words.test(JSON.stringify(answer.body)) ? path : []));
}

it('no answer contains the placeholder of a fact', async () => {
  expect(
    await saying(/\{\s*(?:years?|customers?|solar|rating|reviews?|reply|services|places?|company|phone|email)\s*\}/i),
  ).toEqual([]);
});

/** Calls whose answers are the words of people: customers, authors and the owner. */
const WORDS_OF_OTHERS = /^\/(?:testimonials|blog|ceosection)/;

it.each<[what: string, change: (was: Setting) => Partial<Setting>, old: RegExp, now: string]>([
  ['reply promise', () => ({ reply: { amount: 1, unit: 'working-days' } }), /24 hours/i, 'one working day'],
  ['rating', ({ markup }) => ({ markup: { ...markup, rating: 4.7 } }), /\b4\.9\b/, '4.7'],
  ['company’s name', () => ({ brand: 'Harbour & Pine' }), /Larkwell/, 'Harbour & Pine'],
  ['number of customers', ({ figures }) => ({ figures: { ...figures, customers: '31' } }), /2500/, '31 satisfied customers'],
])('the %s is changed in one place, and no answer has the old one', async (_, change, old, now) => {
  const before = await saying(old);
  expect(before.length).toBeGreaterThan(1);
  await publish(change(company));
  try {
    const left = (await saying(old)).filter((path) => !WORDS_OF_OTHERS.test(path));
    expect(left).toEqual([]);
    expect(await saying(new RegExp(now.replaceAll('&', '&(?:amp;)?')))).not.toEqual([]);
  } finally {
    await publish(company);
  }
});
it('the number of services counts those on the site', async () => {
  const lead = async () => ((await callApi(payload, '/settings')).body as { words: { cards_lead: string } }).words.cards_lead;
  expect(await lead()).toMatch(/^Ten services, /);
  const { docs } = await payload.find({ collection: 'services', where: { slug: { equals: 'oven-cleaning' } }, depth: 0 });
  await payload.update({ collection: 'services', id: docs[0]?.id ?? 0, data: { _status: 'draft' } });
  expect(await lead()).toMatch(/^Nine services, /);
  await payload.update({ collection: 'services', id: docs[0]?.id ?? 0, data: { _status: 'published' } });
  expect(await lead()).toMatch(/^Ten services, /);
});

it('a name with HTML characters is escaped in HTML', async () => {
  await publish({ brand: 'Fish & <Chips>' });
  try {
    const { sections } = (await callApi(payload, '/privacy-page')).body as { sections: { html: string }[] };
    expect(JSON.stringify(sections)).toContain('Fish &amp; &lt;Chips&gt;');
  } finally {
    await publish({ brand: company.brand });
  }
});
