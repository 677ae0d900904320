import type { FollowAct } from 'contract/follow';
import { readFollowKey } from 'contract/follow';
import fc from 'fast-check';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Lead, Quote, User } from '../../base/database/payload-types';
import { execute, sql } from '../../base/database/query';
import { daysLater, storedDay } from '../../base/process/days';
import { env } from '../../base/process/env';
import { localDay, zoneOf } from '../../base/process/zone';
import { signedIn, startPayload } from '../../testing/api';
import { shownToCustomer } from '../follow/shown-request';
import { textOf } from '../mails/body';
import { companyOf } from '../mails/compose';
import { anonymise, anonymiseOld } from '../privacy/anonymise';
import { personData } from '../privacy/person-data';
import { decideQuote, quotesForCustomer } from './for-customer';
import { dueQuoteMail, quoteMail } from './mail';
import { move, tellLeads } from './outcome';
import { lineFor, priceListOf } from './prices';
import { saveDraft, type Words } from './save';
import { missingIn, sendQuote } from './send-quote';
import { inOneLine, quotesOf } from './versions';

let payload: Payload;
let user: User & { collection: 'users' };
let today: string;
let made = 0;

beforeAll(async () => {
  payload = await startPayload();
  const { id } = await signedIn(payload, 'leads');
  user = { ...(await payload.findByID({ collection: 'users', id })), collection: 'users' };
  today = localDay(new Date(), await zoneOf(payload));
});

async function arrived(more: Partial<Lead> = {}): Promise<Lead> {
  made += 1;
  const numbered = { reference: `Q-QUOTE-${made}`, idempotency_key: `quote ${made}`, received_at: new Date().toISOString() };
  const who = { name: 'Alma Example', first_name: 'Alma', email: 'alma@example.com', phone: '0491 570 156' };
  const data = { form: 'quote', status: 'new', ...who, ...numbered, ...more } as Lead;
  return payload.create({ collection: 'leads', data, depth: 0 });
}
const newest = (lead: Lead) => payload.findByID({ collection: 'leads', id: lead.id, depth: 0, trash: true });
/** The versions of its quote as the office reads them. */
const inWords = async (lead: Lead) => {
  const [quotes, now, zone] = [await quotesOf(payload, lead.id), await newest(lead), await zoneOf(payload)];
  return quotes.map((quote) => inOneLine(quote, now, today, zone));
};
const words = (cents: number, more: Partial<Words> = {}): Words => ({
  ...{ lines: [{ text: 'Oven cleaning', quantity: 2, unit_cents: cents }], gst: true, greeting: 'Nice to meet you.' },
  ...{ valid_until: daysLater(today, 30), ...more },
});
/** A page that was opened now. */
async function opened(lead: Lead) {
  made += 1;
  const [first] = await quotesOf(payload, lead.id);
  const draft = first?.state === 'draft' ? first : undefined;
  const version = draft?.version ?? (first?.version ?? 0) + 1;
  return { page: made.toString(16).padStart(24, '0'), made_from: draft?.updatedAt ?? '', version };
}
async function drafted(lead: Lead, typed: Words): Promise<Quote> {
  const saved = await saveDraft(payload, user, lead.id, typed, await opened(lead));
  if (typeof saved === 'string') throw new Error(saved);
  return saved;
}
const send = (lead: Lead, { id, updatedAt }: Quote, to = 'alma@example.com', now = new Date()) =>
  sendQuote(payload, user, lead.id, { quote: id, made_from: updatedAt, to }, now);
async function sent(lead: Lead, typed: Words): Promise<Quote> {
  const draft = await drafted(lead, typed);
  expect(await send(lead, draft)).toBeUndefined();
  return payload.findByID({ collection: 'quotes', id: draft.id, depth: 0 });
}
function act(name: 'accept' | 'decline', version: number, text = 'Alma Example'): FollowAct {
  made += 1;
  return { act: name, id: made.toString(16).padStart(24, '0'), text, version, address: '203.0.113.7' };
}
const decide = (lead: Lead, it: FollowAct, now = new Date()) => decideQuote(payload, lead, it, now);
const quoteForCustomer = async (...of: Parameters<typeof quotesForCustomer>) => (await quotesForCustomer(...of)).quote;
const states = async (lead: Lead) => (await quotesOf(payload, lead.id)).map(({ state }) => state).reverse();

it('shows the company’s ABN, if it has one, in its mail and to its customer (R-QUOTE-10)', async () => {
  const shown = async (lead: Lead, quote: Quote) => [
    (await quoteForCustomer(payload, lead))?.abn,
    /\n\n(ABN .*)\n\n/.exec(textOf(quoteMail(lead, quote, await companyOf(payload), [quote]).body))?.[1],
  ];
  const [lead, other] = [await arrived(), await arrived()];
  const without = await sent(lead, words(9000));
  expect(await shown(lead, without)).toEqual([undefined, undefined]);
  await payload.updateGlobal({ slug: 'settings', data: { abn: '51 824 753 556' } });
  const draft = await drafted(other, words(9000));
  expect((await quoteForCustomer(payload, other, draft.id))?.abn).toBe('51824753556');
  expect(await shown(other, await sent(other, words(9000)))).toEqual(['51824753556', 'ABN 51 824 753 556']);
  expect(await shown(lead, without)).toEqual([undefined, undefined]);
  await payload.updateGlobal({ slug: 'settings', data: { abn: null } });
});

it('stays as it was sent, whatever the settings and the enquiry say later (R-QUOTE-1)', async () => {
  const lead = await arrived({ service: 'Oven Cleaning', city: 'Adelaide' });
  const quote = await sent(lead, words(9000));
  await decide(lead, act('accept', 1));
  const seen = async (of: Quote) => {
    const now = await newest(lead);
    const { brand, phone, email, offices } = await companyOf(payload);
    const page = await shownToCustomer(payload, { lead: now });
    const mail = quoteMail(now, of, { ...(await companyOf(payload)), phone: '', email: '' }, [of]);
    return { page: [page.quote, page.asked], mail: [mail.subject, textOf(mail.body)], settings: [brand, phone, email, offices] };
  };
  const before = await seen(quote);
  const settings = await payload.findGlobal({ slug: 'settings', depth: 0 });
  const offices = settings.offices.map((office) => ({
    ...office,
    phone: '08 7000 0000',
    email: 'new@example.com',
    time_zone: 'Australia/Perth',
  }));
  const changed = { brand: 'Another Name Pty Ltd', abn: '51 824 753 556', phone: '1300 000 111', email: 'x@example.com' };
  await payload.updateGlobal({ slug: 'settings', data: { ...changed, offices } });
  await payload.update({
    collection: 'leads',
    id: lead.id,
    data: { service: 'Window Cleaning', about: 'Windows', city: 'Melbourne' },
  });
  const after = await seen(quote);
  expect(after.settings).not.toEqual(before.settings);
  expect([after.page, after.mail]).toEqual([before.page, before.mail]);
  await execute(payload, sql`UPDATE quotes SET sent_as = NULL WHERE id = ${quote.id}`); // sent by a release before
  const [old] = await quotesOf(payload, lead.id);
  expect((await seen(old as Quote)).page[0]).toMatchObject({
    abn: '51824753556',
    total_cents: 18000,
    service: 'Windows (Window Cleaning)',
  });
  const { brand, phone, email, abn } = settings;
  await payload.updateGlobal({ slug: 'settings', data: { brand, phone, email, abn, offices: settings.offices } });
});

it('stands beside what is offered in its place, and holds until that is accepted (R-QUOTE-4)', async () => {
  const lead = await arrived();
  await sent(lead, words(9000));
  const page = async () => shownToCustomer(payload, { lead: await newest(lead) });
  expect(await page()).not.toHaveProperty('agreed_quote');
  await decide(lead, act('accept', 1));
  const offer = await sent(lead, words(8000));
  const both = await page();
  expect(both).toMatchObject({
    stage: 'accepted',
    quote: { version: 2, state: 'open' },
    agreed_quote: { version: 1, state: 'accepted' },
  });
  const mail = await dueQuoteMail(payload, offer.id, await companyOf(payload));
  expect(typeof mail === 'string' ? mail : textOf(mail.body)).toContain(
    'Version 1, which you have accepted, holds until you accept this one.',
  );
  await decide(lead, act('decline', 2));
  const declined = await page();
  expect(declined).toMatchObject({ stage: 'accepted', quote: { version: 1, state: 'accepted' }, declined_version: 2 });
  expect(declined).not.toHaveProperty('agreed_quote');
  await sent(lead, words(7000));
  await decide(lead, act('accept', 3));
  const last = await page();
  expect(last).toMatchObject({ stage: 'accepted', quote: { version: 3, state: 'accepted' } });
  expect([Object.hasOwn(last, 'agreed_quote'), Object.hasOwn(last, 'declined_version')]).toEqual([false, false]);
});

describe('one quote', () => {
  let lead: Lead;
  beforeEach(async () => {
    lead = await arrived();
  });

  it('goes from a draft to an agreement, and the enquiry knows each step (R-QUOTE-1)', async () => {
    const draft = await drafted(lead, words(9000));
    expect(draft).toMatchObject({ version: 1, state: 'draft', total_cents: 18000, gst_cents: 1636, edited_by: 'leads' });
    expect(await quoteForCustomer(payload, lead)).toBeUndefined();
    expect(await quoteForCustomer(payload, lead, draft.id)).toMatchObject({ version: 1, state: 'open', total_cents: 18000 });
    expect((await newest(lead)).status).toBe('new');
    expect(await send(lead, draft)).toBeUndefined();
    const quoted = await newest(lead);
    expect(quoted).toMatchObject({
      status: 'quoted',
      quoted_amount: 180,
      first_answered_at: expect.any(String),
      edited_by: 'leads',
    });
    expect(await quoteForCustomer(payload, lead)).toEqual({
      ...{ version: 1, sent_at: expect.any(String), valid_until: daysLater(today, 30), greeting: 'Nice to meet you.' },
      lines: [{ text: 'Oven cleaning', quantity: 2, unit_cents: 9000, cents: 18000 }],
      ...{ total_cents: 18000, gst_cents: 1636, state: 'open', zone: expect.any(String) },
      from: { name: expect.any(String), phone: expect.any(String), email: expect.any(String) },
    });
    expect(await decide(lead, act('accept', 1, ' '))).toMatchObject({ done: false, field: 'text' });
    const accept = act('accept', 1);
    expect(await Promise.all([decide(lead, accept), decide(lead, accept)])).toEqual([{ done: true }, { done: true }]);
    expect(await newest(lead)).toMatchObject({ status: 'won', quoted_amount: 180 });
    const accepted = { name: 'Alma Example', at: expect.any(String) };
    expect(await quoteForCustomer(payload, lead)).toMatchObject({ state: 'accepted', accepted });
    expect(await decide(lead, act('accept', 1, 'Somebody else'))).toMatchObject({
      ...{ done: false, message: expect.stringMatching(/^This quote was accepted by Alma Example on /) },
    });
    expect(await decide(lead, act('decline', 1))).toMatchObject({ done: false });
    expect(await decide(lead, { ...accept, act: 'decline' })).toMatchObject({ done: false }); // another form of the same page
    expect((await quotesOf(payload, lead.id))[0]).toMatchObject({ accepted_from: '203.0.113.7', state: 'accepted' });
  });

  it('is declined once, with the reason (R-QUOTE-6)', async () => {
    await sent(lead, words(9000));
    expect(await decide(lead, act('decline', 1, 'Too dear'))).toEqual({ done: true });
    expect(await newest(lead)).toMatchObject({ status: 'lost', lost_reason: 'Too dear' });
    expect(await quoteForCustomer(payload, lead)).toMatchObject({ state: 'declined' });
    expect(await decide(lead, act('accept', 1))).toMatchObject({ done: false, message: expect.stringContaining('declined') });
    const other = await arrived();
    await sent(other, words(100));
    await decide(other, act('decline', 1, ''));
    expect((await newest(other)).lost_reason).toBe('Declined the quote');
  });

  it('can be accepted until the end of its last day, in the company’s zone (R-QUOTE-6)', async () => {
    await payload.updateGlobal({ slug: 'settings', data: { time_zone: 'Australia/Adelaide' } });
    await sent(lead, words(9000));
    await execute(payload, sql`UPDATE quotes SET valid_until = ${storedDay('2026-12-24')} WHERE lead_id = ${lead.id}`);
    const late = await decide(lead, act('accept', 1), new Date('2026-12-24T13:31:00Z')); // 00:01 in Adelaide
    expect(late).toMatchObject({ done: false, message: expect.stringContaining('until 24 Dec 2026') });
    expect(await decide(lead, act('accept', 1), new Date('2026-12-24T13:29:00Z'))).toEqual({ done: true });
  });

  it('that was corrected after an agreement is offered, and replaces it once it is accepted (R-QUOTE-4)', async () => {
    await sent(lead, words(9000));
    await decide(lead, act('accept', 1));
    await sent(lead, words(10_000));
    expect(await states(lead)).toEqual(['accepted', 'sent']);
    expect(await newest(lead)).toMatchObject({ status: 'won', quoted_amount: 180 });
    expect(await quoteForCustomer(payload, lead)).toMatchObject({ version: 2, state: 'open' });
    await decide(lead, act('decline', 2));
    expect(await newest(lead)).toMatchObject({ status: 'won', quoted_amount: 180 });
    expect(await quoteForCustomer(payload, lead)).toMatchObject({ version: 1, state: 'accepted' });
    await sent(lead, words(11_000));
    await decide(lead, act('accept', 3));
    expect(await states(lead)).toEqual(['replaced', 'declined', 'accepted']);
    expect(await newest(lead)).toMatchObject({ status: 'won', quoted_amount: 220 });
  });

  it('is replaced by the next that is sent, and the older one cannot be accepted any more (R-QUOTE-4)', async () => {
    await sent(lead, words(9000));
    await sent(lead, words(8000));
    expect(await states(lead)).toEqual(['replaced', 'sent']);
    expect(await decide(lead, act('accept', 1))).toMatchObject({ done: false, message: expect.stringContaining('newer quote') });
    expect(await decide(lead, act('accept', 7))).toMatchObject({ done: false });
    expect(await decide(lead, { ...act('accept', 2), version: undefined })).toMatchObject({ done: false });
    expect((await newest(lead)).quoted_amount).toBe(160);
  });

  it('is refused when somebody else saved or sent meanwhile; a page may save again (R-QUOTE-5)', async () => {
    const [mine, theirs] = [await opened(lead), await opened(lead)];
    const save = (typed: Words, from: typeof mine) => saveDraft(payload, user, lead.id, typed, from);
    expect(await save(words(9000), mine)).toMatchObject({ version: 1 });
    expect(await save(words(9100), mine)).toMatchObject({ version: 1, total_cents: 18200 });
    expect(await save(words(7000), theirs)).toMatch(/^leads changed this quote at .* Nothing was overwritten/);
    expect(await save(words(9100), theirs)).toMatchObject({ total_cents: 18200 }); // the same words: it arrived twice
    const draft = (await quotesOf(payload, lead.id))[0] as Quote;
    await save(words(9200), mine);
    expect(await send(lead, draft)).toMatch(/changed this quote/);
    expect(await states(lead)).toEqual(['draft']);
    expect(await send(lead, (await quotesOf(payload, lead.id))[0] as Quote)).toBeUndefined();
    expect(await save(words(6000), mine)).toMatch(/sent version 1/);
    const both = await opened(lead);
    expect((await Promise.all([save(words(5000), both), save(words(5000), both)])).map((one) => typeof one)).toEqual([
      'object',
      'object',
    ]);
    expect(await states(lead)).toEqual(['sent', 'draft']);
  });

  it('is mailed once however often it is sent, or later if only its link was made (R-QUOTE-7)', async () => {
    const draft = await drafted(lead, words(9000));
    expect(await Promise.all([send(lead, draft, ''), send(lead, draft, ''), send(lead, draft, '')])).toEqual(
      Array(3).fill(undefined),
    );
    const row = () => payload.findByID({ collection: 'quotes', id: draft.id, depth: 0 });
    expect(await row()).toMatchObject({ state: 'sent', quote_mail_state: 'none', sent_to: null });
    expect(await send(lead, draft)).toBeUndefined();
    expect(await row()).toMatchObject({ quote_mail_state: expect.not.stringMatching('none'), sent_to: 'alma@example.com' });
    expect(await send(lead, draft)).toBeUndefined();
    expect(await send(lead, draft, 'other@example.com')).toContain('was sent to alma@example.com already');
    const company = await companyOf(payload);
    expect(await dueQuoteMail(payload, draft.id, company)).toMatchObject({ key: `quote-${draft.id}`, to: 'alma@example.com' });
    expect(await inWords(lead)).toEqual([expect.stringMatching(/^Quote 1, \$180\.00: sent .*, open until /)]);
    await sent(lead, words(8000));
    expect(await dueQuoteMail(payload, draft.id, company)).toBe('it was replaced before');
  });

  it('tells the enquiry later if the process died in between (R-QUOTE-8)', async () => {
    await sent(lead, words(9000));
    await execute(payload, sql`UPDATE quotes SET state = 'accepted', accepted_name = 'Alma' WHERE lead_id = ${lead.id}`);
    expect((await newest(lead)).status).toBe('quoted');
    await tellLeads(payload);
    expect((await newest(lead)).status).toBe('won');
    await payload.update({ collection: 'leads', id: lead.id, data: { status: 'lost', lost_reason: 'It fell through' } });
    await tellLeads(payload);
    expect((await newest(lead)).status).toBe('lost'); // the office has the last word
  });

  const byHand = (status: Lead['status']) =>
    payload.update({
      collection: 'leads',
      id: lead.id,
      data: { status, lost_reason: status === 'lost' ? 'Too far' : null },
      user,
    });

  it.each([
    ['won', /^The job is agreed/],
    ['lost', /^This request is closed/],
  ] as const)(
    'that is open when the office has %s by hand asks for nothing until that is taken back (R-QUOTE-8)',
    async (status, why) => {
      await sent(lead, words(9000));
      await byHand(status);
      expect(await quoteForCustomer(payload, await newest(lead))).toMatchObject({ version: 1, state: 'expired' });
      for (const name of ['accept', 'decline'] as const)
        expect(await decide(lead, act(name, 1))).toEqual({ done: false, message: expect.stringMatching(why) });
      expect(await newest(lead)).toMatchObject({ status });
      expect(await inWords(lead)).toEqual([expect.stringContaining(`closed because the enquiry is ${status}`)]);
      const [quote] = await quotesOf(payload, lead.id);
      expect(await dueQuoteMail(payload, quote?.id ?? 0, await companyOf(payload))).toBe('it was closed before');
      await byHand('quoted');
      expect(await quoteForCustomer(payload, await newest(lead))).toMatchObject({ version: 1, state: 'open' });
      expect(await decide(lead, act('accept', 1))).toEqual({ done: true });
      await byHand('lost');
      await byHand('won');
      expect(await states(lead)).toEqual(['accepted']);
    },
  );

  it('is not decided by a customer after the office, in the same moment either (R-QUOTE-8)', async () => {
    await sent(lead, words(9000));
    await Promise.all([byHand('lost'), decide(lead, act('accept', 1)), decide(lead, act('accept', 1))]);
    const [{ status }, [quote]] = [await newest(lead), await quotesOf(payload, lead.id)];
    expect(['lost sent', 'lost accepted', 'won accepted']).toContain(`${status} ${quote?.state}`);
    await execute(payload, sql`UPDATE quotes SET state = 'sent' WHERE lead_id = ${lead.id}`);
    await byHand('lost');
    const held = { quote: quote as Quote, lead: lead.id, from: 'sent', to: 'accepted', while: 'quoted' } as const;
    expect(await move(payload, held, {}, new Date())).toBe(false);
    expect(await states(lead)).toEqual(['sent']);
  });

  it('goes with its person, and into the export of the person’s data (R-QUOTE-9)', async () => {
    lead = await arrived({ email: 'gone@example.com', phone: '0491 570 157', name: 'Gone Example' });
    await sent(lead, words(9000));
    expect((await personData(payload, lead)).quotes).toMatchObject([{ greeting: 'Nice to meet you.' }]);
    await anonymise(payload, [lead.id], new Date());
    expect(await quotesOf(payload, lead.id)).toEqual([]);
    expect(await newest(lead)).toMatchObject({ quoted_amount: 180 });
    expect(await saveDraft(payload, user, lead.id, words(1), await opened(lead))).toContain('not there any more');
    expect(await decide(lead, act('accept', 1))).toMatchObject({ done: false });
    const old = await arrived({ received_at: '2001-01-01T00:00:00.000Z' });
    await sent(old, words(100));
    await anonymiseOld(payload, new Date());
    expect(await quotesOf(payload, old.id)).toEqual([]);
    const trashed = await arrived();
    await sent(trashed, words(100));
    await payload.update({ collection: 'leads', id: trashed.id, data: { deletedAt: new Date().toISOString() } });
    expect(await decide(trashed, act('accept', 1))).toMatchObject({ done: false });
  });

  it('says what is missing before it is sent (R-QUOTE-3)', () => {
    expect(missingIn(words(9000), today)).toBeUndefined();
    expect(missingIn(words(9000, { lines: [] }), today)).toMatchObject({ field: 'text1' });
    const without = [...words(1).lines, { text: 'Balcony', quantity: 1, unit_cents: null }];
    expect(missingIn(words(1, { lines: without }), today)).toEqual({
      reason: 'Line 2 (“Balcony”) has no price.',
      field: 'price2',
    });
    expect(missingIn(words(-100), today)).toMatchObject({ reason: 'The total is not above zero.' });
    expect(missingIn(words(1, { valid_until: daysLater(today, -1) }), today)).toMatchObject({ field: 'valid_until' });
  });

  it('is a mail with lines, total and the customer’s link (R-QUOTE-7)', async () => {
    const quote = await sent(lead, words(9000));
    const { body, subject, replyTo } = quoteMail(lead, quote, await companyOf(payload), [quote]);
    const text = textOf(body);
    for (const part of [
      'Hello Alma,',
      'Nice to meet you.',
      'Oven cleaning (2 × $90.00): $180.00',
      'Total: $180.00\nGST in it: $16.36',
    ])
      expect(text).toContain(part);
    expect([subject, replyTo]).toEqual([expect.stringContaining('$180.00'), expect.stringContaining('@')]);
    const [, key = ''] = /See and accept your quote: .*\/your-request\/(\S+)/.exec(text) ?? [];
    expect(readFollowKey(env.publishSecret, key)).toEqual({ reference: lead.reference, edition: 0 });
  });
});

it('begins with the price that is named like the service (R-QUOTE-3)', async () => {
  expect(lineFor('Oven Cleaning', await priceListOf(payload))).toEqual([
    { text: 'Oven Cleaning', quantity: 1, unit_cents: null },
  ]);
  const rows = [
    { name: 'Deep oven cleaning', price: 140 },
    { name: 'Oven cleaning', unit: 'per oven', price: 89.95 },
  ];
  await payload.updateGlobal({ slug: 'prices', data: { gst: false, rows } });
  const list = await priceListOf(payload);
  expect(list.gst).toBe(false);
  expect(lineFor('Oven Cleaning', list)).toEqual([{ text: 'Oven cleaning, per oven', quantity: 1, unit_cents: 8995 }]);
  expect(lineFor('', list)).toEqual([]);
});

it('whatever two people and the customer do in any order: one agreement at most, what was sent stays as it was, one mail each (R-QUOTE-4)', async () => {
  const step = fc.oneof(
    fc.record({
      what: fc.constantFrom('save', 'send', 'send again', 'stale save') as fc.Arbitrary<string>,
      cents: fc.integer({ min: 100, max: 900 }),
    }),
    fc.record({ what: fc.constantFrom('accept', 'decline', 'expire'), cents: fc.integer({ min: 1, max: 4 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 8 }), async (rounds) => {
      const lead = await arrived();
      const stale = await opened(lead);
      const seen = new Map<number, { lines: string; total: number; mails: number; to: unknown }>();
      let agreed = 0;
      for (const round of rounds) {
        const [open] = (await quotesOf(payload, lead.id)).filter(({ state }) => state === 'draft');
        const from = await opened(lead);
        // All of a round at once.
        await Promise.all(
          round.map(async ({ what, cents }) => {
            if (what === 'save') await saveDraft(payload, user, lead.id, words(cents), from);
            if (what === 'stale save') await saveDraft(payload, user, lead.id, words(cents), stale);
            if (what.startsWith('send') && open) await send(lead, open);
            if (what === 'accept' && (await decide(lead, act('accept', cents))).done) agreed += 1;
            if (what === 'decline') await decide(lead, act('decline', cents));
            if (what === 'expire')
              await execute(
                payload,
                sql`UPDATE quotes SET valid_until = ${storedDay(daysLater(today, -1))} WHERE lead_id = ${lead.id} AND state = 'sent' AND version = ${cents}`,
              );
          }),
        );
        const quotes = await quotesOf(payload, lead.id);
        expect(quotes.filter(({ state }) => state === 'accepted').length).toBeLessThanOrEqual(1);
        expect(quotes.filter(({ state }) => state === 'sent').length).toBeLessThanOrEqual(1);
        expect(quotes.filter(({ state }) => state === 'draft').length).toBeLessThanOrEqual(1);
        expect(new Set(quotes.map(({ version }) => version)).size).toBe(quotes.length);
        for (const { id, state, lines, total_cents, sent_to } of quotes.filter((quote) => quote.state !== 'draft')) {
          const now = { lines: JSON.stringify(lines), total: total_cents, mails: 1, to: sent_to };
          expect(seen.get(id) ?? now, state).toEqual(now);
          seen.set(id, now);
        }
        if (agreed > 0) {
          const won = quotes.find(({ state }) => state === 'accepted');
          expect(await newest(lead)).toMatchObject({ status: 'won', quoted_amount: (won?.total_cents ?? 0) / 100 });
        }
      }
    }),
    { numRuns: 12 },
  );
});

it('whatever the office decides by hand in between, a customer decides on what is open alone (R-QUOTE-8)', async () => {
  const step = fc.constantFrom('send', 'accept', 'decline', 'won', 'lost', 'quoted', 'contacted');
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
      const lead = await arrived();
      let [version, open, agreed, closedByWin] = [0, false, false, false];
      let status: Lead['status'] = 'new';
      for (const what of steps) {
        const isAsked = () => open && status !== 'lost' && !(status === 'won' && closedByWin);
        if (what === 'send') {
          await sent(lead, words(100));
          version += 1;
          [open, closedByWin] = [true, false];
          if (status !== 'won') status = 'quoted';
        } else if (what === 'accept' || what === 'decline') {
          const { done } = await decide(lead, act(what, version || 1));
          expect([what, done], steps.join()).toEqual([what, isAsked()]);
          if (done) {
            if (what === 'accept') [agreed, status] = [true, 'won'];
            else if (!agreed) status = 'lost';
            open = false;
          }
        } else {
          if (what === 'won' && status !== 'won' && !agreed && open) closedByWin = true;
          status = what as Lead['status'];
          await payload.update({ collection: 'leads', id: lead.id, data: { status }, user });
        }
        const newestLead = await newest(lead);
        expect([newestLead.status, (await quoteForCustomer(payload, newestLead))?.state === 'open'], steps.join()).toEqual([
          status,
          isAsked(),
        ]);
        expect((await states(lead)).includes('accepted')).toBe(agreed);
      }
    }),
    { numRuns: 8, examples: [[['send', 'won', 'send', 'accept']], [['send', 'accept', 'send', 'lost', 'won', 'accept']]] },
  );
});
