import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { type Role, roles } from '../base/rights/access';
import { callApi, signedIn, startPayload } from '../testing/api';
import { mayPlan } from './own-forms';

let payload: Payload;
const tokens = new Map<Role, string>();
let post: number;

beforeAll(async () => {
  payload = await startPayload();
  for (const role of roles) tokens.set(role, (await signedIn(payload, role)).token);
  post = (await payload.find({ collection: 'posts', limit: 1, depth: 0 })).docs[0]?.id ?? 0;
});

const asks = (role: Role | undefined, args: Record<string, unknown>) =>
  mayPlan(payload, new Headers(role ? { authorization: `JWT ${tokens.get(role)}` } : {}), args);

it('only an account that may publish a record can schedule or cancel its publication (R-SAFE-11)', async () => {
  const plans = [{ doc: { relationTo: 'posts', value: post }, type: 'publish' }, { global: 'settings' }];
  for (const plan of plans) {
    expect(await asks('owner', plan)).toBe(true);
    expect(await asks('editor', plan)).toBe(true);
    expect(await asks('leads', { ...plan, deleteID: 1 })).toBe(false);
    expect(await asks(undefined, plan)).toBe(false);
  }
  // What somebody may change, and nobody plans, opens the plans of others no more.
  const { docs } = await payload.find({ collection: 'users', where: { role: { equals: 'leads' } }, limit: 1 });
  const own = { doc: { relationTo: 'users', value: docs[0]?.id }, deleteID: 1 };
  const enquiry = { name: 'A', email: 'a@example.com', phone: '0412 345 678', city: 'Adelaide', address: 'B', captcha: '10' };
  await callApi(payload, '/contact-submit', enquiry);
  const [lead] = (await payload.find({ collection: 'leads', limit: 1 })).docs;
  expect(lead).toBeDefined();
  for (const role of roles) {
    expect(await asks(role, own)).toBe(false);
    expect(await asks(role, { doc: { relationTo: 'leads', value: lead?.id }, deleteID: 1 })).toBe(false);
  }
  for (const nothing of [{}, { deleteID: 1 }, { doc: { relationTo: 'posts', value: { not_equals: 0 } } }, { doc: 'posts' }])
    expect(await asks('owner', nothing)).toBe(false);
});

it('a plan is cancelled by whoever may publish its record, and only without naming a record (R-OWNER-11)', async () => {
  const doc = { relationTo: 'posts' as const, value: post };
  const waitUntil = new Date('2099-01-01');
  const { id } = await payload.jobs.queue({ task: 'schedulePublish', input: { type: 'publish', doc }, waitUntil });
  for (const role of ['owner', 'editor'] as const) expect(await asks(role, { deleteID: id })).toBe(true);
  for (const role of ['leads', undefined] as const) expect(await asks(role, { deleteID: id })).toBe(false);
  expect(await asks('owner', { deleteID: id, doc })).toBe(false); // Payload would publish it at once
  const other = await payload.jobs.queue({ task: 'schedulePublish', input: {}, waitUntil });
  expect(await asks('owner', { deleteID: other.id })).toBe(false);
});
