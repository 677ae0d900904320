import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { execute, sql } from '../../base/database/query';
import { startOfDay } from '../../base/process/zone';
import { callApi, startPayload } from '../../testing/api';
import { usualReply } from './answer-times';

const HOUR_MS = 60 * 60_000;
const time_zone = 'Australia/Adelaide';
const midnight = startOfDay(new Date(), time_zone).getTime();
const settings = (amount: number, unit: 'hours' | 'working-hours' | 'working-days' = 'hours') => ({
  reply: { amount, unit },
  time_zone,
});

let payload: Payload;
let made = 0;
beforeAll(async () => {
  payload = await startPayload();
});

/** An enquiry that was answered after so many hours, which ended before today. */
async function answered(hours: number, { hoursBefore = 24, byHand = false, spam = false } = {}) {
  const received_at = new Date(midnight - (hoursBefore + hours) * HOUR_MS).toISOString();
  made += 1;
  const { id } = await payload.create({
    collection: 'leads',
    data: {
      ...{ form: 'contact', name: `Answered ${made}`, email: 'a@example.com', status: spam ? 'spam' : 'contacted' },
      ...{ reference: `E-USUAL-${made}`, idempotency_key: `usual reply ${made}`, received_at },
      ...(byHand && { reached_us_by: 'phone' }),
    },
  });
  const at = new Date(midnight - hoursBefore * HOUR_MS).toISOString();
  await execute(payload, sql`UPDATE leads SET first_answered_at = ${at} WHERE id = ${id}`);
}

it('the usual reply time is shown after 20 answered enquiries in 30 days, rounded up, and only if it beats the promise (R-FORM-30)', async () => {
  const usual = (...promise: Parameters<typeof settings>) => usualReply(payload, settings(...promise));
  for (let count = 0; count < 9; count++) await answered(1.2);
  for (let count = 0; count < 10; count++) await answered(5);
  await answered(0.1, { hoursBefore: 31 * 24 });
  await answered(0.1, { byHand: true });
  await answered(0.1, { spam: true });
  await answered(1, { hoursBefore: -0.5 }); // today's do not count yet
  expect(await usual(24)).toBeUndefined();
  await answered(1.2);
  expect(await usual(24)).toBe('4 hours'); // between 1.2 and 5
  await answered(1.2);
  expect([await usual(24), await usual(3), await usual(2)]).toEqual(['2 hours', '2 hours', undefined]);
  expect(await usual(1, 'working-days')).toBe('2 hours');
  expect(await usual(2, 'working-hours')).toBeUndefined();
  const { body } = await callApi(payload, '/settings');
  expect(body).toMatchObject({ reply: { within: '24 hours', usually: '2 hours' } });
  for (let count = 0; count < 30; count++) await answered(0.2);
  expect([await usual(2), await usual(1)]).toEqual(['an hour', undefined]);
});
