import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type PushService, pushService } from '../../../tests/kit/push-service';
import { answerColleague } from '../../accounts/pages/colleague';
import type { Lead } from '../../base/database/payload-types';
import { execute, rowsOf, sql } from '../../base/database/query';
import { env } from '../../base/process/env';
import { conditions } from '../../operations/alerts/conditions';
import { askRest, callApi, signedIn, signOutEverywhere, startPayload } from '../../testing/api';
import { wakeSweep } from '../sending/sweep';
import { tellOffice } from '../sending/tell-office';
import { addDevice, Subscription } from './devices';
import { ringForWaiting, ringOffice } from './ring';
import { pushQueue, sendPush } from './send-pushes';

const soon = { timeout: 30_000, interval: 30 };
let payload: Payload;
let service: PushService;
const people = {} as Record<'owner' | 'leads' | 'editor', { id: number; token: string }>;

beforeAll(async () => {
  payload = await startPayload();
  service = await pushService();
  env.pushInside = true;
  for (const role of ['owner', 'leads', 'editor'] as const) people[role] = await signedIn(payload, role);
});
afterAll(() => service.close());
beforeEach(async () => {
  service.pushed.length = 0;
  service.asked.length = 0;
  service.answers.clear();
  // SQLite gives a deleted row's number to the next one, which an attempt that is under way would then mark.
  const underWay = () => rowsOf(payload, sql`SELECT id FROM pushes WHERE push_state = 'sending'`);
  await vi.waitFor(async () => expect(await underWay()).toEqual([]), soon);
  await execute(payload, sql`DELETE FROM pushes`);
  await execute(payload, sql`DELETE FROM push_devices`);
  await execute(payload, sql`UPDATE leads SET status = 'lost'`);
  await execute(
    payload,
    sql`UPDATE users SET ring_new = TRUE, ring_soon = TRUE, ring_quote = TRUE, ring_message = TRUE, ring_when = 'always'`,
  );
});

/** A browser that rings for somebody. */
async function device(role: 'owner' | 'leads' | 'editor' = 'owner') {
  const { id, subscription } = service.subscribe(env.pushKeys?.publicKey);
  expect(await addDevice(payload, people[role].id, Subscription.parse(subscription), `${role}’s phone`)).toBe(true);
  return id;
}

let number = 0;
/** An enquiry that comes from the site. */
async function comes(): Promise<Lead> {
  number += 1;
  const reference = `E-RING-${number}`;
  const { body } = await callApi(payload, '/contact-submit', {
    ...{ name: 'Ruby Private', email: 'ruby@example.com', phone: '0491 570 156', city: 'Adelaide' },
    ...{ address: '1 Secret Street', message: `Private words ${number}`, captcha: '10' },
    origin: { key: `an enquiry that rings ${number}`, reference, received_at: new Date().toISOString(), page: '/contact-us' },
  });
  expect(body).toMatchObject({ success: true });
  const { docs } = await payload.find({ collection: 'leads', where: { reference: { equals: reference } }, depth: 0 });
  return docs[0] as Lead;
}
const rows = () =>
  rowsOf<{
    id: number;
    ring: string;
    push_state: string;
    push_error: string | null;
    push_attempts: number;
    held_until: string | null;
  }>(payload, sql`SELECT id, ring, push_state, push_error, push_attempts, held_until FROM pushes ORDER BY id`);
const states = async () => (await rows()).map(({ ring, push_state }) => `${ring} ${push_state}`);
const rung = (id: string) => service.shown(id).map(({ title }) => title);

it('rings within seconds of an enquiry, without a mail server and without a word of the customer (R-PUSH-1, R-PUSH-3)', async () => {
  const phone = await device();
  const lead = await comes();
  await vi.waitFor(() => expect(rung(phone)).toEqual(['New enquiry']), soon);
  const [push] = service.pushed;
  expect(push).toMatchObject({ ttl: 14_400, urgency: 'high', topic: `lead-${lead.id}` });
  expect(push?.message).toEqual({
    title: 'New enquiry',
    body: expect.stringMatching(/^Reply by \d+:\d\d [ap]m (today|tomorrow)$/),
    url: `/office/enquiries/${lead.id}`,
    tag: `new ${lead.id}`,
  });
  expect(JSON.stringify(push)).not.toMatch(/Ruby|Private|Secret|0491|Adelaide/);
  await vi.waitFor(async () => expect(await states()).toEqual(['new sent']), soon);
  const { docs } = await payload.find({ collection: 'push-devices', depth: 0 });
  expect(docs).toMatchObject([{ failures: 0, last_success_at: expect.any(String) }]);
  expect((await payload.findByID({ collection: 'leads', id: lead.id })).office_mail_state).not.toBe('sent');
});

it('stores nothing of a browser that could be read or used (R-PUSH-2)', async () => {
  const id = await device();
  const [row] = await rowsOf<Record<string, unknown>>(payload, sql`SELECT * FROM push_devices`);
  expect(JSON.stringify(row)).not.toContain(id);
  for (const token of [people.owner.token]) {
    const answer = await (await askRest(payload, 'GET', '/push-devices', { token })).text();
    expect(answer).toContain('owner’s phone');
    expect(answer).not.toMatch(/sealed|endpoint/);
  }
});

it('is silent for spam, tests, drills and what the office entered; a suspicious one is marked (R-PUSH-4)', async () => {
  const phone = await device();
  const silent: Partial<Lead>[] = [{ status: 'spam' }, { is_test: true }, { drill: true }, { reached_us_by: 'phone' }];
  for (const [index, marks] of silent.entries()) {
    const data = { form: 'contact', status: 'new', name: 'S', reference: `E-S-${index}`, idempotency_key: `s ${index}` } as const;
    const received_at = new Date().toISOString();
    await payload.create({ collection: 'leads', data: { ...data, received_at, ...marks } as Lead, depth: 0 });
  }
  await ringForWaiting(payload);
  expect(await states()).toEqual([]);
  const data = { form: 'quote', status: 'new', name: 'S', reference: 'E-S-9', idempotency_key: 's 9', suspicion: 'Odd' } as const;
  await payload.create({ collection: 'leads', data: { ...data, received_at: new Date().toISOString() } as Lead, depth: 0 });
  await vi.waitFor(() => expect(rung(phone)).toEqual(['New quote request, looks suspicious']), soon);
});

it('rings once however often it is asked, by two at once too (R-PUSH-5)', async () => {
  const phone = await device();
  const lead = await comes();
  await Promise.all(
    Array.from({ length: 6 }, () => Promise.all([ringOffice(payload, lead, 'new', String(lead.id)), ringForWaiting(payload)])),
  );
  wakeSweep(payload);
  await vi.waitFor(async () => expect(await states()).toEqual(['new sent']), soon);
  expect(rung(phone)).toEqual(['New enquiry']);
});

it('rings for an enquiry whose process died before it could (R-PUSH-5)', async () => {
  const phone = await device();
  const hours = (ago: number) => new Date(Date.now() - ago * 3_600_000).toISOString();
  await execute(payload, sql`UPDATE push_devices SET created_at = ${hours(3)}`);
  const lead = await comes();
  await vi.waitFor(() => expect(rung(phone)).toHaveLength(1), soon);
  await vi.waitFor(async () => expect(await states()).toEqual(['new sent']), soon);
  await execute(payload, sql`DELETE FROM pushes`); // as if it had died between the two
  await ringForWaiting(payload);
  wakeSweep(payload);
  await vi.waitFor(
    () => expect(service.shown(phone).map(({ url }) => url)).toEqual([1, 2].map(() => `/office/enquiries/${lead.id}`)),
    soon,
  );
  await vi.waitFor(async () => expect(await states()).toEqual(['new sent']), soon);
  await execute(payload, sql`DELETE FROM pushes`);
  await execute(payload, sql`UPDATE leads SET created_at = ${hours(2)} WHERE id = ${lead.id}`);
  await ringForWaiting(payload);
  const later = await comes();
  await vi.waitFor(() => expect(service.shown(phone)).toHaveLength(3), soon);
  expect(service.shown(phone)[2]?.url).toContain(String(later.id));
  await device(); // one that was not there when it came
  await ringForWaiting(payload);
  await vi.waitFor(async () => expect(await states()).toEqual(['new sent']), soon);
});

it('tries for half an hour, then gives up; a message or key that is refused is not sent again (R-PUSH-6)', async () => {
  const [busy, wrong, refused] = [await device(), await device(), await device()];
  service.answers.set(busy, 503).set(wrong, 413).set(refused, 403);
  await comes();
  await vi.waitFor(async () => expect(new Set(await states())).toEqual(new Set(['new waiting', 'new failed'])), soon);
  await vi.waitFor(async () => expect((await rows()).filter(({ push_state }) => push_state === 'failed')).toHaveLength(2), soon);
  expect((await rows()).map(({ push_error }) => push_error)).toEqual([
    'The push service does not take it now (503: the service says 503).',
    'The push service refused the message (413: the service says 413).',
    'The push service does not accept the key of this installation (403: the service says 403).',
  ]);
  const found = await conditions.pushKey.judge({ payload, now: new Date(), upMs: 0, active: false });
  expect(found?.what).toBe('Push services refuse the key of this installation: owner’s phone does not ring.');
  const [{ id } = { id: 0 }] = await rows();
  const { totalDocs } = await payload.count({ collection: 'push-devices', where: { failures: { equals: 1 } } });
  expect(totalDocs).toBe(3);
  const pauses = Array.from({ length: 11 }, (_, attempt) => Math.min(pushQueue.maxPauseMs ?? 0, 5000 * 2 ** attempt));
  expect(pauses.reduce((sum, one) => sum + one) / 60_000).toBeCloseTo(30, 0);
  expect((await sendPush(payload, id, 10)).state).toBe('retry');
  expect((await sendPush(payload, id, 11)).state).toBe('failed');
});

it('a push service that hangs delays neither mails nor other devices (R-PUSH-6)', async () => {
  const [phone, other] = [await device(), await device('leads')];
  service.answers.set(phone, 'hang');
  const first = await comes();
  await vi.waitFor(() => expect(service.asked).toContain(phone), soon);
  const state = async () => (await payload.findByID({ collection: 'leads', id: first.id, depth: 0 })).office_mail_state;
  await vi.waitFor(async () => expect(await state()).toBe('kept'), { timeout: 20_000, interval: 30 });
  await comes();
  await vi.waitFor(() => expect(rung(other)).toHaveLength(2), { timeout: 20_000, interval: 30 });
  const four = ['new sending', 'new sent', 'new sent', 'new waiting'];
  await vi.waitFor(async () => expect((await states()).sort()).toEqual(four), { timeout: 20_000, interval: 30 });
  service.answers.clear();
  service.release();
  await vi.waitFor(async () => expect(await states()).not.toContain('new sending'), soon);
});

it('rings once more when an hour is left, if nobody has answered (R-PUSH-7)', async () => {
  const phone = await device('leads');
  const lead = await comes();
  await vi.waitFor(() => expect(rung(phone)).toHaveLength(1), soon);
  const isDueIn = (minutes: number) => {
    const [received_at, due_at] = [minutes - 24 * 60, minutes].map((from) => new Date(Date.now() + from * 60_000).toISOString());
    return payload.db.updateOne({ collection: 'leads', id: lead.id, data: { received_at, due_at }, returning: false });
  };
  await isDueIn(61);
  await ringForWaiting(payload);
  await vi.waitFor(async () => expect(await states()).toEqual(['new sent']), soon);
  await isDueIn(59);
  await Promise.all([1, 2].map(() => ringForWaiting(payload)));
  wakeSweep(payload);
  await vi.waitFor(() => expect(rung(phone)).toEqual(['New enquiry', 'Soon overdue']), soon);
  await vi.waitFor(async () => expect(await states()).toEqual(['new sent', 'soon sent']), soon);
  await isDueIn(10);
  await ringForWaiting(payload);
  expect(await states()).toEqual(['new sent', 'soon sent']);
  await payload.update({ collection: 'leads', id: lead.id, data: { status: 'contacted' } });

  const answered = await comes();
  await payload.update({ collection: 'leads', id: answered.id, data: { status: 'contacted' } });
  await ringForWaiting(payload, new Date(Date.parse(answered.due_at ?? '') - 59 * 60_000));
  expect((await states()).filter((state) => state.startsWith('soon'))).toHaveLength(1);

  const short = await comes();
  const [received, over] = [Date.parse(short.received_at), Date.parse(short.received_at) + 2 * 3_600_000];
  await payload.db.updateOne({
    collection: 'leads',
    id: short.id,
    data: { due_at: new Date(over).toISOString() },
    returning: false,
  });
  const soonFor = async () => (await rows()).filter(({ ring }) => ring === 'soon').length;
  await ringForWaiting(payload, new Date(received + 90 * 60_000));
  expect(await soonFor()).toBe(1);
  await ringForWaiting(payload, new Date(received + 109 * 60_000)); // a tenth of two hours is left
  expect(await soonFor()).toBe(2);
});

it('tells of what a customer did, by kind and person (R-PUSH-8)', async () => {
  const [owner, colleague] = [await device(), await device('leads')];
  await payload.update({ collection: 'users', id: people.leads.id, data: { ring_new: false, ring_quote: false } });
  const lead = await comes();
  await tellOffice(payload, lead, 'accept', 'Ruby Private', 'one');
  await tellOffice(payload, lead, 'accept', 'Ruby Private', 'one');
  await tellOffice(payload, lead, 'question', 'Do you bring a ladder?', 'two');
  await vi.waitFor(() => expect(rung(owner)).toHaveLength(3), soon);
  expect(new Set(rung(owner))).toEqual(new Set(['New enquiry', 'Quote accepted', 'A customer asks something']));
  await vi.waitFor(() => expect(rung(colleague)).toEqual(['A customer asks something']), soon);
  expect(JSON.stringify(service.pushed)).not.toMatch(/Ruby|ladder/);
});

it.each([
  ['paused', () => payload.update({ collection: 'users', id: people.leads.id, data: { paused: true } })],
  ['given another role', () => payload.update({ collection: 'users', id: people.leads.id, data: { role: 'editor' } })],
  [
    'given another password',
    () => payload.update({ collection: 'users', id: people.leads.id, data: { password: 'another few unrelated words' } }),
  ],
  ['signed out everywhere', () => answerColleague(payload, signOutEverywhere(people.owner.token), String(people.leads.id))],
  ['deleted', () => payload.delete({ collection: 'users', id: people.leads.id })],
] as const)('the devices of an account that was %s ring no more (R-PUSH-9)', async (how, change) => {
  const [theirs, mine] = [await device('leads'), await device()];
  await change();
  expect((await payload.find({ collection: 'push-devices', depth: 0 })).docs).toMatchObject([{ name: 'owner’s phone' }]);
  await comes();
  await vi.waitFor(() => expect(rung(mine)).toEqual(['New enquiry']), soon);
  expect(rung(theirs)).toEqual([]);
  if (how === 'deleted') people.leads = await signedIn(payload, 'leads');
  else await payload.update({ collection: 'users', id: people.leads.id, data: { paused: false, role: 'leads' } });
});

it('what an account may no longer see is not rung, even when it was on its way (R-PUSH-9)', async () => {
  const phone = await device('leads');
  service.answers.set(phone, 503);
  await comes();
  await vi.waitFor(async () => expect(await states()).toEqual(['new waiting']), soon);
  await execute(payload, sql`UPDATE users SET role = 'editor' WHERE id = ${people.leads.id}`);
  const [{ id } = { id: 0 }] = await rows();
  service.answers.clear();
  expect(await sendPush(payload, id, 1)).toEqual({ state: 'none' });
  await execute(payload, sql`UPDATE users SET role = 'leads' WHERE id = ${people.leads.id}`);
  await payload.update({
    collection: 'leads',
    where: { reference: { equals: `E-RING-${number}` } },
    data: { status: 'contacted' },
  });
  expect(await sendPush(payload, id, 1)).toEqual({ state: 'none' }); // somebody answered meanwhile
  expect(service.pushed).toEqual([]);
});
