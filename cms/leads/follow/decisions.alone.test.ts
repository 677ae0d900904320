import {
  FOLLOW_HEADER,
  type FollowAct,
  type FollowedRequest,
  type FollowQuote,
  type FollowReceipt,
  writeFollowKey,
} from 'contract/follow';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { env } from '../../server/process/env';
import type { Lead } from '../../storage/database/payload-types';
import { rowsOf, sql } from '../../storage/database/query';
import { callApi, startPayload } from '../../testing/api';

/** A quote behind the seam that `quotes/for-customer.ts` is. */
const seam = vi.hoisted(() => ({ quote: undefined as FollowQuote | undefined, decided: 0 }));
vi.mock('../quotes/for-customer', () => ({
  quoteForCustomer: async () => seam.quote,
  decideQuote: async (_: Payload, __: Lead, { act, text, version }: FollowAct, now: Date): Promise<FollowReceipt> => {
    if (seam.quote?.version !== version) return { done: false, message: 'There is a newer quote' };
    if (seam.quote?.state !== 'open') return { done: false, message: 'This quote is closed' };
    seam.decided += 1;
    const accepted = { name: text, at: now.toISOString() };
    seam.quote = { ...seam.quote, ...(act === 'accept' ? { state: 'accepted', accepted } : { state: 'declined' }) };
    return { done: true };
  },
}));

let payload: Payload;
let lead: Lead;
let made = 0;
beforeAll(async () => {
  payload = await startPayload();
});
beforeEach(async () => {
  made += 1;
  seam.decided = 0;
  seam.quote = {
    ...{ version: 2, sent_at: new Date().toISOString(), valid_until: '2999-12-31', total_cents: 100, state: 'open' },
    lines: [{ text: 'Oven', quantity: 1, unit_cents: 100, cents: 100 }],
  };
  const numbered = { reference: `Q-DECI-${made}`, idempotency_key: `decide ${made}`, received_at: new Date().toISOString() };
  const data = { form: 'quote', status: 'quoted', name: 'Fay Example', city: 'Adelaide', ...numbered } as Lead;
  lead = await payload.create({ collection: 'leads', data, depth: 0 });
});

const header = () => ({ [FOLLOW_HEADER]: writeFollowKey(env.publishSecret, { reference: lead.reference, edition: 0 }) });
const id = () => String(made).padStart(24, '0');
const press = async (act: string, text: string, more: object = {}) =>
  (await callApi(payload, '/follow-act', { act, id: id(), text, version: 2, address: '203.0.113.7', ...more }, header())).body;
const notes = async () =>
  ((await payload.findByID({ collection: 'leads', id: lead.id, depth: 0 })).notes ?? []).map(({ text }) => text);
const mails = async () =>
  (
    await rowsOf<{ subject: string }>(payload, sql`SELECT subject FROM outbox WHERE lead_id = ${lead.id} AND key LIKE 'follow-%'`)
  ).map(({ subject }) => subject);
const ACCEPTED = 'Accepted version 2 of the quote as “Fay Example”, from the network address 203.0.113.7.';

it('a quote is accepted once, with the name, the time and the network address (R-FOLLOW-3, R-FOLLOW-4)', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => press('accept', 'Fay Example')));
  expect(answers).toEqual(answers.map(() => ({ done: true })));
  expect([seam.decided, await notes()]).toEqual([1, [ACCEPTED]]);
  expect(await mails()).toEqual([expect.stringContaining('has accepted your quote')]);
  const { body } = await callApi(payload, '/follow', undefined, header());
  expect(body as FollowedRequest).toMatchObject({
    stage: 'accepted',
    quote: { state: 'accepted', accepted: { name: 'Fay Example' } },
  });
});

it('what was cut off after the decision is completed when the act comes again (R-FOLLOW-4)', async () => {
  const update = vi.spyOn(payload, 'update').mockRejectedValueOnce(new Error('the power is gone'));
  expect(await press('accept', 'Fay Example')).toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
  update.mockRestore();
  expect([seam.quote?.state, await notes(), await mails()]).toEqual(['accepted', [], []]);
  expect(await press('accept', 'Fay Example')).toEqual({ done: true });
  expect([await notes(), (await mails()).length]).toEqual([[ACCEPTED], 1]);
});

it('is declined without a reason too; an older version, or one that is decided, is refused with words (R-FOLLOW-3)', async () => {
  expect(await press('accept', 'Fay', { version: 1 })).toEqual({ done: false, message: 'There is a newer quote' });
  expect(await press('decline', '')).toEqual({ done: true });
  expect(await press('accept', 'Fay', { id: 'a'.repeat(24) })).toEqual({ done: false, message: 'This quote is closed' });
  expect(await notes()).toEqual(['Declined version 2 of the quote.']);
});
