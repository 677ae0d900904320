import { FOLLOW_HEADER, type FollowedRequest, type FollowKey, writeFollowKey } from 'contract/follow';
import type { Payload, Where } from 'payload';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Lead, User } from '../../base/database/payload-types';
import { rowsOf, sql } from '../../base/database/query';
import { env } from '../../base/process/env';
import { callApi, signedIn, startPayload } from '../../testing/api';
import { notesOf } from '../notes/notes';
import { saveDraft } from '../quotes/save';
import { sendQuote } from '../quotes/send-quote';
import { quotesOf } from '../quotes/versions';
import { completeDecisions } from './acts';

let payload: Payload;
let user: User & { collection: 'users' };
let lead: Lead;
let made = 0;
beforeAll(async () => {
  payload = await startPayload();
  const { id: account } = await signedIn(payload, 'leads');
  user = { ...(await payload.findByID({ collection: 'users', id: account })), collection: 'users' };
});

/** Sends the next version of the quote. */
async function send(version: number) {
  const words = { lines: [{ text: 'Oven', quantity: 1, unit_cents: 100 }], gst: true, greeting: '', valid_until: '2999-12-31' };
  const page = `${made}${version}`.padStart(24, '0');
  const draft = await saveDraft(payload, user, lead.id, words, { page, made_from: '', version });
  if (typeof draft === 'string') throw new Error(draft);
  const refused = await sendQuote(payload, user, lead.id, { quote: draft.id, made_from: draft.updatedAt, to: '' }, new Date());
  expect(refused).toBeUndefined();
}

beforeEach(async () => {
  made += 1;
  const numbered = { reference: `Q-DECI-${made}`, idempotency_key: `decide ${made}`, received_at: new Date().toISOString() };
  const data = { form: 'quote', status: 'new', name: 'Fay Example', city: 'Adelaide', ...numbered } as Lead;
  lead = await payload.create({ collection: 'leads', data, depth: 0 });
  for (const version of [1, 2]) await send(version);
});

const header = () => ({ [FOLLOW_HEADER]: writeFollowKey(env.publishSecret, { reference: lead.reference, edition: 0 }) });
const id = () => String(made).padStart(24, '0');
const press = async (act: string, text: string, more: object = {}) =>
  (await callApi(payload, '/follow-act', { act, id: id(), text, version: 2, address: '203.0.113.7', ...more }, header())).body;
const newest = () => payload.findByID({ collection: 'leads', id: lead.id, depth: 0 });
const notes = async () => (await notesOf(payload, lead.id)).map(({ text }) => text);
/** The power goes before a note is written; what is returned brings it back. */
function cutOffBeforeNotes(): () => void {
  const create = payload.create.bind(payload) as (args: { collection: string }) => Promise<never>;
  const cutOff = (args: { collection: string }) =>
    args.collection === 'lead-notes' ? Promise.reject(new Error('the power is gone')) : create(args);
  const spy = vi.spyOn(payload, 'create').mockImplementation(cutOff);
  return () => spy.mockRestore();
}
const state = async () => (await quotesOf(payload, lead.id))[0]?.state;
const mails = async () =>
  (
    await rowsOf<{ subject: string }>(payload, sql`SELECT subject FROM outbox WHERE lead_id = ${lead.id} AND key LIKE 'follow-%'`)
  ).map(({ subject }) => subject);
const ACCEPTED = 'Accepted version 2 of the quote as “Fay Example”, from the network address 203.0.113.7.';

it('a quote is accepted once, with the name, the time and the network address (R-FOLLOW-3, R-FOLLOW-4)', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => press('accept', 'Fay Example')));
  expect(answers).toEqual(answers.map(() => ({ done: true })));
  expect([await state(), await notes()]).toEqual(['accepted', [ACCEPTED]]);
  expect(await newest()).toMatchObject({ status: 'won', quoted_amount: 1 });
  expect(await mails()).toEqual([expect.stringContaining('has accepted your quote')]);
  const { body } = await callApi(payload, '/follow', undefined, header());
  expect(body as FollowedRequest).toMatchObject({
    stage: 'accepted',
    quote: { state: 'accepted', accepted: { name: 'Fay Example' } },
  });
});

it('what was cut off after the decision is completed when the act comes again (R-FOLLOW-4)', async () => {
  const goOn = cutOffBeforeNotes();
  expect(await press('accept', 'Fay Example')).toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
  goOn();
  expect([await state(), await notes(), await mails()]).toEqual(['accepted', [], []]);
  expect(await press('accept', 'Fay Example')).toEqual({ done: true });
  expect([await notes(), (await mails()).length]).toEqual([[ACCEPTED], 1]);
});

it.each<[act: string, text: string, status: string, note: string]>([
  ['accept', 'Fay Example', 'won', ACCEPTED],
  ['decline', 'Too dear', 'lost', 'Declined version 2 of the quote: Too dear'],
])(
  'what was cut off after an %s is completed although the customer never comes back (R-FOLLOW-4, R-QUOTE-8)',
  async (act, text, status, note) => {
    const goOn = cutOffBeforeNotes();
    expect(await press(act, text)).toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
    goOn();
    await completeDecisions(payload, new Date());
    expect([await notes(), (await mails()).length, (await newest()).status]).toEqual([[note], 1, status]);
    await payload.update({ collection: 'leads', id: lead.id, data: { status: 'contacted' } }); // the office has the last word
    await payload.delete({ collection: 'lead-notes', where: { lead: { equals: lead.id } } });
    await completeDecisions(payload, new Date());
    expect([await notes(), (await mails()).length, (await newest()).status]).toEqual([[], 1, 'contacted']);
  },
);

it('is declined without a reason too; an older version, or one that is decided, is refused with words (R-FOLLOW-3)', async () => {
  expect(await press('accept', 'Fay', { version: 1 })).toMatchObject({
    done: false,
    message: expect.stringMatching(/newer quote/),
  });
  expect(await press('decline', '')).toEqual({ done: true });
  expect(await press('accept', 'Fay', { id: 'a'.repeat(24) })).toMatchObject({
    done: false,
    message: expect.stringMatching(/declined already/),
  });
  expect(await notes()).toEqual(['Declined version 2 of the quote.']);
  expect(await newest()).toMatchObject({ status: 'lost' });
  const where: Where = { parent: { equals: lead.id }, 'version.status': { equals: 'lost' } };
  const { docs } = await payload.findVersions({ collection: 'leads', where, pagination: false, depth: 0 });
  expect(new Set(docs.map(({ version }) => version.edited_by)), 'by whom, in the history').toEqual(new Set(['The customer']));
});

it('the office’s look at a draft ends when it is sent, so that nobody keeps a second link to the request (R-FOLLOW-2)', async () => {
  const look = async (key: FollowKey) =>
    (await callApi(payload, '/follow', undefined, { [FOLLOW_HEADER]: writeFollowKey(env.publishSecret, key) })).status;
  const [newestQuote] = await quotesOf(payload, lead.id);
  expect(await look({ reference: lead.reference, draft: newestQuote?.id ?? 0 })).toBe(403);
  expect(await look({ reference: lead.reference, draft: 999_999 })).toBe(403);
  expect(await look({ reference: lead.reference, edition: 0 })).toBe(200);
});

const restore = async (status: string) => {
  const where: Where = { parent: { equals: lead.id }, 'version.status': { equals: status } };
  const { docs } = await payload.findVersions({ collection: 'leads', where, sort: '-updatedAt', limit: 1 });
  await payload.restoreVersion({ collection: 'leads', id: docs[0]?.id ?? '', overrideAccess: false, user });
};

it('an earlier version that is restored undoes nothing that became of the quote (R-QUOTE-8)', async () => {
  await restore('new');
  expect(await newest()).toMatchObject({ status: 'quoted', quoted_amount: 1 });
  await press('call-when', 'after 3 pm');
  await press('accept', 'Fay Example');
  await payload.update({ collection: 'leads', id: lead.id, data: { message: 'Typed later' } });
  await restore('quoted');
  expect(await newest()).toMatchObject({ status: 'won', quoted_amount: 1, call_when: 'after 3 pm', message: null });
  expect(await notes()).toEqual(['A call suits: after 3 pm', ACCEPTED]);
  const { body } = await callApi(payload, '/follow', undefined, header());
  expect(body).toMatchObject({ stage: 'accepted', quote: { state: 'accepted' }, call_when: 'after 3 pm' });
  // What the office said later of the agreement is the office's to restore.
  await payload.update({ collection: 'leads', id: lead.id, data: { status: 'lost', lost_reason: 'It fell through' } });
  await restore('won');
  expect((await newest()).status).toBe('won');
});
