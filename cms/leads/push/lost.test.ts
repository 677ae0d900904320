import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type PushService, pushService } from '../../../tests/kit/push-service';
import type { Lead } from '../../base/database/payload-types';
import { execute, rowsOf, sql } from '../../base/database/query';
import { env } from '../../base/process/env';
import { conditions } from '../../operations/alerts/conditions';
import { signedIn, startPayload } from '../../testing/api';
import { answerRenewal } from '../pages/ring-acts';
import { wakeSweep } from '../sending/sweep';
import { addDevice, Subscription } from './devices';
import { ringForNew } from './ring';

const soon = { timeout: 30_000, interval: 30 };
let payload: Payload;
let service: PushService;
let owner: number;

beforeAll(async () => {
  payload = await startPayload();
  service = await pushService();
  env.pushInside = true;
  owner = (await signedIn(payload, 'owner')).id;
});
afterAll(() => service.close());
beforeEach(async () => {
  service.answers.clear();
  for (const table of ['pushes', 'push_devices', 'outbox']) await execute(payload, sql`DELETE FROM ${sql.identifier(table)}`);
});

async function device(name = 'Safari on iPhone') {
  const { id, subscription } = service.subscribe(env.pushKeys?.publicKey);
  expect(await addDevice(payload, owner, Subscription.parse(subscription), name)).toBe(true);
  return { id, subscription };
}

/** A browser says that it has another address. */
function renewal(before: Awaited<ReturnType<typeof device>>, after: ReturnType<PushService['subscribe']>) {
  const { endpoint, keys } = before.subscription;
  const body = JSON.stringify({ old: { endpoint, auth: keys.auth, key: 'not used' }, subscription: after.subscription });
  return answerRenewal(payload, new Request('http://localhost/office/rings/renew', { method: 'POST', body }));
}

let number = 0;
/** An enquiry comes, and all that rings for it has been tried. */
async function comes(): Promise<Lead> {
  number += 1;
  const data = { form: 'contact', status: 'new', name: 'L', reference: `E-L-${number}`, idempotency_key: `l ${number}` };
  const received_at = new Date().toISOString();
  const lead = await payload.create({ collection: 'leads', data: { ...data, received_at } as Lead, depth: 0 });
  await ringForNew(payload, lead);
  wakeSweep(payload);
  const open = sql`SELECT id FROM pushes WHERE push_state = 'sending' OR (push_state = 'waiting' AND push_attempts = 0)`;
  await vi.waitFor(async () => expect(await rowsOf(payload, open)).toEqual([]), soon);
  return lead;
}
const mails = () =>
  rowsOf<{ to: string; subject: string; text: string }>(
    payload,
    sql`SELECT "to", subject, text FROM outbox WHERE key LIKE 'device-lost-%'`,
  );
const names = async () => (await payload.find({ collection: 'push-devices', sort: 'id', depth: 0 })).docs.map(({ name }) => name);

it.each([404, 410])('a device whose service says %i rings no more, and its person is told once (R-PUSH-6)', async (status) => {
  const [lost, stays] = [await device(), await device('Chrome on Windows')];
  service.answers.set(lost.id, status);
  await comes();
  await comes();
  await vi.waitFor(() => expect(service.shown(stays.id)).toHaveLength(2), soon);
  expect(service.asked.filter((id) => id === lost.id)).toHaveLength(1);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/^Safari on iPhone rings no more for /);
  expect(mail?.text).toContain(`${env.cmsUrl}/office#rings`);
  expect(await names()).toEqual(['Safari on iPhone', 'Chrome on Windows']);
});

it('what is said of the old address after a device has moved is not said of the new one (R-PUSH-6)', async () => {
  const before = await device();
  let hasMoved = () => {};
  const moved = new Promise<void>((done) => {
    hasMoved = done;
  });
  service.answers.set(before.id, { status: 410, words: 'gone', after: moved });
  const coming = comes();
  await vi.waitFor(() => expect(service.asked).toContain(before.id), soon);
  const after = service.subscribe(env.pushKeys?.publicKey);
  expect((await renewal(before, after)).status).toBe(200);
  hasMoved();
  await coming;
  await vi.waitFor(() => expect(service.shown(after.id)).toHaveLength(1), soon);
  await comes();
  await vi.waitFor(() => expect(service.shown(after.id)).toHaveLength(2), soon);
  expect(await mails()).toEqual([]);
});

it('a lost device that rings again from another address takes its old place, by itself or by a press (R-PUSH-6)', async () => {
  const before = await device();
  service.answers.set(before.id, 410);
  await comes();
  const after = service.subscribe(env.pushKeys?.publicKey);
  expect((await renewal(before, after)).status).toBe(200);
  await comes();
  await vi.waitFor(() => expect(service.shown(after.id)).toHaveLength(1), soon);
  service.answers.set(after.id, 404);
  await comes();
  const pressed = await device();
  expect(await names()).toEqual(['Safari on iPhone']);
  await comes();
  await vi.waitFor(() => expect(service.shown(pressed.id)).toHaveLength(1), soon);
  expect(await mails()).toHaveLength(2);
});

it.each([
  [400, '{"reason":"VapidPkHashMismatch"}'],
  [400, 'UnauthorizedRegistration'],
  [403, '{"reason":"BadJwtToken"}'],
  [401, ''],
])('a service that says %i %s refuses the key, of which the operator is told (R-PUSH-6)', async (status, words) => {
  const { id } = await device();
  service.answers.set(id, { status, words });
  await comes();
  const judged = () => conditions.pushKey.judge({ payload, now: new Date(), upMs: 0, active: false });
  await vi.waitFor(async () =>
    expect((await judged())?.what).toBe('Push services refuse the key of this installation: Safari on iPhone does not ring.'),
  );
  service.answers.set(id, { status: 400, words: 'Bad Request' });
  await comes();
  await vi.waitFor(async () => expect(await judged()).toBeNull());
});
