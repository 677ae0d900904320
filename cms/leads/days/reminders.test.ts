import type { Payload } from 'payload';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Lead } from '../../base/database/payload-types';
import { execute, rowsOf, sql } from '../../base/database/query';
import { startPayload } from '../../testing/api';
import { companyOf } from '../mails/compose';
import { remindsOfNothing, writeReminders } from './reminders';

const HOUR_MS = 60 * 60_000;

let payload: Payload;
let made = 0;
beforeAll(async () => {
  payload = await startPayload();
});
beforeEach(() => execute(payload, sql`DELETE FROM outbox`));

const NOW = new Date('2030-06-30T12:00:00.000Z');
const hours = (from: Date, n: number) => new Date(from.getTime() + n * HOUR_MS);

/** An enquiry whose day begins in so many hours, and was agreed so many hours before it begins. */
async function agreed(startsIn: number, agreedBefore: number, more: Partial<Lead> = {}): Promise<Lead> {
  made += 1;
  const numbered = { reference: `Q-REMI-${made}`, idempotency_key: `remind ${made}`, received_at: new Date().toISOString() };
  const asked = { name: `Rose ${made}`, email: `rose${made}@example.com`, city: 'Adelaide', reached_us_by: 'phone' } as const;
  const starts = hours(NOW, startsIn);
  const day = { agreed_starts_at: starts.toISOString(), agreed_ends_at: hours(starts, 2).toISOString() };
  const data = { form: 'quote', status: 'won', ...asked, ...numbered, ...day, ...more } as Lead;
  const { id } = await payload.create({ collection: 'leads', data, depth: 0 });
  await execute(payload, sql`UPDATE leads SET day_changed_at = ${hours(starts, -agreedBefore).toISOString()} WHERE id = ${id}`);
  return payload.findByID({ collection: 'leads', id, depth: 0 });
}
const company = async (reminds = true) => ({ ...(await companyOf(payload)), reminds });
const written = () =>
  rowsOf<{ key: string; to: string; subject: string }>(
    payload,
    sql`SELECT key, "to", subject FROM outbox WHERE key LIKE '%remind%'`,
  );

it('customers are reminded once, a day before, where the company wants it (R-FOLLOW-14)', async () => {
  const lead = await agreed(23.5, 72);
  await agreed(30, 72); // not yet
  await agreed(20, 21); // agreed less than a day before
  await agreed(-1, 72); // under way
  await agreed(20, 72, { email: null });
  await agreed(20, 72, { is_test: true });
  await agreed(20, 72, { suspicion: 'Came too fast.' });
  await agreed(20, 72, { status: 'lost', lost_reason: 'Too far' });
  await writeReminders(payload, await company(false), NOW);
  expect(await written(), 'off by default').toEqual([]);
  for (let time = 0; time < 2; time += 1) await writeReminders(payload, await company(), hours(NOW, time));
  const day = 'Monday 1 July 2030, 9:00 pm to 11:00 pm, South Australia time';
  expect(await written()).toMatchObject([{ to: lead.email, subject: `We come soon: ${day}` }]);
  expect((await companyOf(payload)).reminds).toBe(false);
});

it('a reminder that had to wait is not sent of a day that was moved, dropped or has begun (R-FOLLOW-14)', async () => {
  const change = (id: number, data: Partial<Lead>) => payload.update({ collection: 'leads', id, data, depth: 0 });
  const stays = await agreed(20, 72);
  const [moved, dropped, lost] = [await agreed(20, 72), await agreed(20, 72), await agreed(20, 72)];
  await writeReminders(payload, await company(), NOW);
  await change(moved.id, { agreed_starts_at: hours(NOW, 21).toISOString() });
  await change(dropped.id, { agreed_starts_at: null, agreed_ends_at: null });
  await change(lost.id, { status: 'lost', lost_reason: 'Too far' });
  const keyOf = async ({ email }: Lead) => (await written()).find(({ to }) => to === email)?.key ?? '';
  const over = (lead: Lead, at = NOW) => keyOf(lead).then((key) => remindsOfNothing(payload, key, at));
  expect(await Promise.all([stays, moved, dropped, lost].map((lead) => over(lead)))).toEqual([false, true, true, true]);
  expect(await over(stays, hours(NOW, 20.1))).toBe(true);
  expect(await remindsOfNothing(payload, 'digest-2030-07-01', NOW)).toBe(false);
});
