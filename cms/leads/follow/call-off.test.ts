import { FOLLOW_HEADER, type FollowedRequest, writeFollowKey } from 'contract/follow';
import type { Payload } from 'payload';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Lead } from '../../base/database/payload-types';
import { rowsOf, sql } from '../../base/database/query';
import { env } from '../../base/process/env';
import { callApi, startPayload } from '../../testing/api';
import { notesOf } from '../notes/notes';

let payload: Payload;
let made = 0;
beforeAll(async () => {
  payload = await startPayload();
});

async function arrived(more: Partial<Lead> = {}): Promise<Lead> {
  made += 1;
  const numbered = { reference: `Q-CALL-${made}`, idempotency_key: `off ${made}`, received_at: new Date().toISOString() };
  const data = { form: 'quote', status: 'new', name: 'Olga Off', city: 'Adelaide', ...numbered, ...more } as Lead;
  return payload.create({ collection: 'leads', data, depth: 0 });
}
const newest = ({ id }: Lead) => payload.findByID({ collection: 'leads', id, depth: 0 });
const header = ({ reference }: Lead) => ({ [FOLLOW_HEADER]: writeFollowKey(env.publishSecret, { reference, edition: 0 }) });
const shown = async (lead: Lead) => (await callApi(payload, '/follow', undefined, header(lead))).body as FollowedRequest;
const press = async (lead: Lead, text = '', id = 'a'.repeat(24)) =>
  (await callApi(payload, '/follow-act', { act: 'call-off', id, text }, header(lead))).body;
const notes = async ({ id }: Lead) => (await notesOf(payload, id)).map(({ text }) => text);
const mails = async ({ id }: Lead) =>
  (await rowsOf<{ subject: string }>(payload, sql`SELECT subject FROM outbox WHERE lead_id = ${id} AND key LIKE 'follow-%'`)).map(
    ({ subject }) => subject,
  );
const DAY = { agreed_starts_at: '2030-07-01T00:00:00.000Z', agreed_ends_at: '2030-07-01T02:00:00.000Z' };

it('before a yes the request is lost for the reason that the customer gives, and the office is told once (R-FOLLOW-15)', async () => {
  const lead = await arrived({ status: 'contacted', question_due_at: new Date().toISOString() });
  expect((await shown(lead)).may_call_off).toBe(true);
  expect(await Promise.all([press(lead, 'We moved'), press(lead, 'We moved')])).toEqual([{ done: true }, { done: true }]);
  expect(await press(lead, 'We moved'), 'the answer was lost').toEqual({ done: true });
  expect(await newest(lead)).toMatchObject({
    ...{ status: 'lost', lost_reason: 'Called off: We moved', question_due_at: null, edited_by: 'The customer' },
  });
  expect(await notes(lead)).toEqual(['Called the request off: We moved']);
  expect(await mails(lead)).toEqual([`Olga Off has called the request off (${lead.reference})`]);
  const after = await shown(lead);
  expect([after.stage, after.may_call_off]).toEqual(['closed', undefined]);
});

it('after the yes it is a question to the office, and nothing is dropped by itself (R-FOLLOW-15)', async () => {
  const lead = await arrived({ status: 'won', ...DAY });
  expect(await press(lead)).toEqual({ done: true });
  expect(await press(lead)).toEqual({ done: true });
  expect(await newest(lead)).toMatchObject({ ...DAY, status: 'won', question_due_at: expect.any(String) });
  expect(await notes(lead)).toEqual(['Wants to call the job off.']);
  expect(await mails(lead)).toEqual([`Olga Off wants to call the job off (${lead.reference})`]);
  expect(await press(lead, 'The oven is sold', 'b'.repeat(24))).toEqual({ done: true });
  expect(await notes(lead)).toContain('Wants to call the job off: The oven is sold');
});

it('what was cut off before its note is completed when it is sent again (R-FOLLOW-4, R-FOLLOW-15)', async () => {
  const lead = await arrived();
  const create = payload.create.bind(payload) as (args: { collection: string }) => Promise<never>;
  const spy = vi
    .spyOn(payload, 'create')
    .mockImplementation((args: { collection: string }) =>
      args.collection === 'lead-notes' ? Promise.reject(new Error('the power is gone')) : create(args),
    );
  await press(lead, 'Too late');
  spy.mockRestore();
  expect([(await newest(lead)).status, await notes(lead)]).toEqual(['lost', []]);
  expect(await press(lead, 'Too late')).toEqual({ done: true });
  expect([await notes(lead), (await mails(lead)).length]).toEqual([['Called the request off: Too late'], 1]);
});

it('is not offered once the request is closed or the job is done, and changes no other reason (R-FOLLOW-15)', async () => {
  const lost = await arrived({ status: 'lost', lost_reason: 'Too far' });
  const done = await arrived({ status: 'won', ...DAY, done_at: new Date().toISOString() });
  for (const lead of [lost, done]) expect((await shown(lead)).may_call_off).toBeUndefined();
  expect(await press(lost, 'from an old page')).toEqual({ done: true });
  expect(await newest(lost)).toMatchObject({ status: 'lost', lost_reason: 'Too far' });
});
