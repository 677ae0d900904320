import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import type { Setting } from '../base/database/payload-types';
import { shownToCustomer } from '../leads/follow/shown-request';
import { textOf } from '../leads/mails/body';
import { companyOf, customerMail } from '../leads/mails/compose';
import { toldReplyBy } from '../leads/record/told-time';
import { PROMISE_NAMES } from '../model/settings/promises';
import { type Answers, allAnswers } from '../testing/all-answers';
import { callApi, startPayload } from '../testing/api';

let payload: Payload;
let company: Setting;
let answers: Answers;
beforeAll(async () => {
  payload = await startPayload();
  company = await payload.findGlobal({ slug: 'settings', depth: 0 });
  answers = await allAnswers(payload);
});

const publish = (data: Partial<Setting>) =>
  payload.updateGlobal({ slug: 'settings', data: { ...data, _status: 'published' }, depth: 0 });
/** Paths of the calls whose answers say something. */
const saying = (words: RegExp, all = answers) =>
  Object.entries(all).flatMap(([path, answer]) => (words.test(JSON.stringify(answer.body)) ? path : []));

it('no answer contains the placeholder of a fact', () => {
  expect(saying(/\{\s*(?:years?|customers?|solar|rating|reviews?|reply|services|places?|company|phone|email)\s*\}/i)).toEqual([]);
});

/** Calls whose answers are the words of people: customers, authors and the owner. */
const WORDS_OF_OTHERS = /^\/(?:testimonials|blog|ceosection)/;
/** What answers say of a fact before and after it was changed. */
const FACTS: [what: string, before: RegExp, after: RegExp][] = [
  ['reply promise', /24 hours/i, /one working day/],
  ['rating', /\b4\.9\b/, /4\.7/],
  ['company’s name', /Larkwell/, /Harbour &(amp;)? Pine/],
  ['number of customers', /2500/, /31 satisfied customers/],
];

it('a fact is changed in one place, and no answer has the old one', async () => {
  for (const [what, before] of FACTS) expect(saying(before).length, what).toBeGreaterThan(1);
  await publish({
    reply: { amount: 1, unit: 'working-days' },
    markup: { ...company.markup, rating: 4.7 },
    brand: 'Harbour & Pine',
    figures: { ...company.figures, customers: '31' },
  });
  try {
    const changed = await allAnswers(payload);
    for (const [what, before, after] of FACTS) {
      expect(
        saying(before, changed).filter((path) => !WORDS_OF_OTHERS.test(path)),
        what,
      ).toEqual([]);
      expect(saying(after, changed), what).not.toEqual([]);
    }
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

it('what is not promised stands in no answer and no mail: the promises, the time of an answer, and the figures (R-CLAIM-15)', async () => {
  const none = Object.fromEntries(PROMISE_NAMES.map((name) => [name, '']));
  const words = Object.values(company.claims ?? {}).filter(
    (text): text is string => typeof text === 'string' && !text.includes('{'),
  );
  const lead = await payload.create({
    collection: 'leads',
    data: {
      form: 'quote',
      status: 'new',
      name: 'Una Promised',
      email: 'una@example.com',
      reference: 'Q-NONE-1',
      idempotency_key: 'none 1',
      received_at: new Date().toISOString(),
    } as never,
  });
  const told = async () => ({
    mail: textOf(customerMail(lead, await companyOf(payload), 'an hour').body),
    receipt: await toldReplyBy(lead, payload),
    page: (await shownToCustomer(payload, { lead })).reply_by,
  });
  const promised = await told();
  expect(promised).toEqual({
    mail: expect.stringContaining('within 24 hours'),
    receipt: expect.any(Object),
    page: expect.any(Object),
  });
  await publish({ reply: { ...company.reply, amount: null as never }, claims: none, figures: { customers: '', solar: '' } });
  try {
    const now = await allAnswers(payload);
    for (const gone of [/24 hours|\{\s*reply/i, /2500|satisfied customers|\{\s*customers?/i, /25% more|up to 25%|\{\s*solar/i])
      expect([gone, saying(gone, now).filter((path) => !WORDS_OF_OTHERS.test(path))]).toEqual([gone, []]);
    expect(words.length).toBeGreaterThan(2);
    const { claims, reply } = (await callApi(payload, '/settings')).body as { claims: Record<string, string>; reply?: object };
    expect([Object.values(claims).join(''), reply]).toEqual(['', undefined]);
    const { body: listing } = await callApi(payload, '/meta-tag?route=/free-quote/');
    expect(JSON.stringify(listing)).toContain('Get a free cleaning quote');
    expect(JSON.stringify(listing)).not.toContain('within');
    const { body: numbers } = await callApi(payload, '/statbox');
    expect((numbers as { number: string }[]).every(({ number }) => number)).toBe(true);
    const { mail, ...rest } = await told();
    expect(rest).toEqual({ receipt: undefined, page: undefined });
    expect(mail).not.toMatch(/24 hours|an hour|that is by|within/);
    expect(mail).toContain('A person from our office reads it. You do not need to do anything until then.');
    expect(lead.due_at).toEqual(expect.any(String)); // the office's own clock goes on
  } finally {
    await publish(company);
  }
});
