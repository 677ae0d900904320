import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { mailParts } from '../../../tests/kit/mail-parts';
import { mailServer } from '../../../tests/kit/mail-server';
import type { Lead } from '../../base/database/payload-types';
import { execute, sql } from '../../base/database/query';
import { env } from '../../base/process/env';
import { startPayload } from '../../testing/api';
import { enquiryInWords } from '../inbox/enquiry-words';
import { textOf } from '../mails/body';
import { companyOf } from '../mails/compose';
import { wakeSweep } from '../sending/sweep';
import { dayMail } from './day-mail';

let payload: Payload;
let server: Awaited<ReturnType<typeof mailServer>>;
let made = 0;
beforeAll(async () => {
  payload = await startPayload();
  server = await mailServer();
  env.smtpUrl = server.url;
});
beforeEach(() => server.behave('accept'));
afterAll(() => server.close());

const MONDAY = { agreed_starts_at: '2030-07-01T00:00:00.000Z', agreed_ends_at: '2030-07-01T02:00:00.000Z' };
const TUESDAY = { agreed_starts_at: '2030-07-02T00:00:00.000Z', agreed_ends_at: '2030-07-02T02:00:00.000Z' };
const NIGHT = { agreed_starts_at: '2030-07-03T12:30:00.000Z', agreed_ends_at: '2030-07-03T16:30:00.000Z' };
const NONE = { agreed_starts_at: null, agreed_ends_at: null };

async function won(more: Partial<Lead> = {}): Promise<Lead> {
  made += 1;
  const numbered = { reference: `Q-DAYS-${made}`, idempotency_key: `days ${made}`, received_at: new Date().toISOString() };
  const asked = { name: 'Dan Day', email: `dan${made}@example.com`, service: 'Oven Cleaning', city: 'Adelaide' };
  const office = { reached_us_by: 'phone' } as const; // so that no confirmation goes to the same address
  const data = { form: 'quote', status: 'won', ...asked, ...numbered, ...office, ...more } as Lead;
  return payload.create({ collection: 'leads', data, depth: 0 });
}
const newest = (id: number) => payload.findByID({ collection: 'leads', id, depth: 0 });
const agree = ({ id }: Lead, day: Partial<Lead>) => payload.update({ collection: 'leads', id, data: day, depth: 0 });
const stateOf = async ({ id }: Lead) => (await newest(id)).day_mail_state;

/** The time to correct a slip is over. */
async function pass({ id }: Lead) {
  const past = new Date(Date.now() - 1000).toISOString();
  await execute(payload, sql`UPDATE leads SET day_mail_next_at = ${past} WHERE id = ${id} AND day_mail_state = 'waiting'`);
  wakeSweep(payload);
}
async function settled(lead: Lead) {
  await pass(lead);
  await vi.waitFor(async () => expect(['waiting', 'sending']).not.toContain(await stateOf(lead)), { timeout: 20_000 });
}
const mailsTo = ({ email }: Lead) => server.acceptedFor(email ?? '').map(({ raw }) => mailParts(raw));
/** What a calendar reads of each mail's file. */
const eventsTo = (lead: Lead) =>
  mailsTo(lead).map(({ files }) =>
    Object.fromEntries(
      (files['visit.ics'] ?? '')
        .replaceAll('\r\n ', '')
        .split('\r\n')
        .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
    ),
  );

it('a day that is agreed, moved and dropped is mailed once each, with a file that replaces the one before (R-FOLLOW-13)', async () => {
  const lead = await won();
  await agree(lead, MONDAY);
  await settled(lead);
  await agree(lead, TUESDAY);
  await settled(lead);
  await agree(lead, NONE);
  await settled(lead);
  await agree(lead, { quoted_amount: 90 }); // says nothing about the day
  await settled(lead);
  expect(mailsTo(lead).map(({ subject }) => subject)).toEqual([
    `Agreed: Monday 1 July 2030, 9:30 am to 11:30 am, South Australia time (${lead.reference})`,
    `The day is moved: Tuesday 2 July 2030, 9:30 am to 11:30 am, South Australia time (${lead.reference})`,
    `The agreed day is off (${lead.reference})`,
  ]);
  const [first, second, third] = eventsTo(lead);
  const uid = first?.UID;
  expect(uid).toContain(lead.reference);
  expect(first).toMatchObject({ METHOD: 'PUBLISH', DTSTART: '20300701T000000Z', DTEND: '20300701T020000Z' });
  expect(second).toMatchObject({ METHOD: 'PUBLISH', UID: uid, DTSTART: '20300702T000000Z' });
  expect(third).toMatchObject({ METHOD: 'CANCEL', UID: uid, STATUS: 'CANCELLED', DTSTART: '20300702T000000Z' });
  const order = [first, second, third].map((event) => Number(event?.SEQUENCE));
  expect(order).toEqual([...order].sort((one, other) => one - other));
  const [, moved] = mailsTo(lead);
  expect(moved?.text).toContain('Before, it was Monday 1 July 2030');
  expect(moved?.text).toContain('/your-request/');
  const { sending } = await enquiryInWords(payload, await newest(lead.id));
  expect(sending.flatMap(({ sent }) => sent?.name ?? []).filter((name) => name.includes(lead.email ?? ''))).toEqual([
    expect.stringContaining('“Agreed: Monday'),
    expect.stringContaining('“The day is moved: Tuesday'),
    expect.stringContaining('“The agreed day is off'),
  ]);
});

it('the day of what is lost is off: its customer is mailed once, and again if it comes back (R-FOLLOW-16)', async () => {
  const lead = await won({ status: 'quoted' });
  await agree(lead, MONDAY);
  await settled(lead);
  await agree(lead, { status: 'lost', lost_reason: 'Too far' });
  await settled(lead);
  await agree(lead, { lost_reason: 'Too far away' });
  await settled(lead);
  expect(eventsTo(lead).at(-1)).toMatchObject({ METHOD: 'CANCEL', UID: eventsTo(lead)[0]?.UID, DTSTART: '20300701T000000Z' });
  await agree(lead, { status: 'contacted' });
  await settled(lead);
  expect(mailsTo(lead).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Agreed: Monday'),
    `The agreed day is off (${lead.reference})`,
    expect.stringContaining('Agreed: Monday'),
  ]);
  const slip = await won({ status: 'quoted' });
  await agree(slip, MONDAY);
  await agree(slip, { status: 'lost', lost_reason: 'Too far' });
  await settled(slip);
  expect([await stateOf(slip), mailsTo(slip)]).toEqual(['none', []]);
});

it('what is moved twice before the mail went is one mail with the last day; moved back is none (R-FOLLOW-13)', async () => {
  const lead = await won();
  await agree(lead, MONDAY);
  await agree(lead, TUESDAY);
  await agree(lead, NIGHT);
  await settled(lead);
  expect(mailsTo(lead).map(({ subject }) => subject)).toEqual([
    `Agreed: Wednesday 3 July 2030, 10:00 pm to Thursday 4 July 2030, 2:00 am, South Australia time (${lead.reference})`,
  ]);
  await agree(lead, MONDAY);
  await agree(lead, NIGHT);
  await settled(lead);
  const other = await won();
  await agree(other, MONDAY);
  await agree(other, NONE);
  await settled(other);
  expect([mailsTo(lead).length, mailsTo(other).length]).toEqual([1, 0]);
});

it('a day that is moved while its mail is being sent is mailed as it is now (R-FOLLOW-13)', async () => {
  const lead = await won();
  server.behave('hang');
  await agree(lead, MONDAY);
  await pass(lead);
  await vi.waitFor(() => expect(server.seen.filter(({ to }) => to.includes(lead.email ?? ''))).toHaveLength(1), {
    timeout: 20_000,
  });
  await agree(lead, TUESDAY);
  server.behave('accept');
  await vi.waitFor(
    async () => {
      await pass(lead);
      expect(mailsTo(lead).map(({ subject }) => subject)).toEqual([expect.stringContaining('Tuesday 2 July')]);
    },
    { timeout: 30_000, interval: 200 },
  );
  expect(await stateOf(lead)).toBe('sent');
});

it('nobody is mailed without an address, of a test, of what is lost or over; of a suspicious one once it is cleared (R-FOLLOW-13)', async () => {
  const silent = [await won({ email: null }), await won({ status: 'lost', lost_reason: 'Too far' })];
  for (const lead of silent) {
    await agree(lead, MONDAY);
    await settled(lead);
    expect([await stateOf(lead), mailsTo(lead)]).toEqual(['none', []]);
  }
  const over = await won();
  await agree(over, { agreed_starts_at: '2020-07-01T00:00:00.000Z', agreed_ends_at: '2020-07-01T02:00:00.000Z' });
  await settled(over);
  await agree(over, NONE);
  await settled(over);
  expect(mailsTo(over)).toEqual([]);
  const suspicious = await won({ suspicion: 'Came too fast.', status: 'contacted' });
  const test = await won({ is_test: true });
  for (const lead of [suspicious, test]) {
    await agree(lead, MONDAY);
    await settled(lead);
    expect(await stateOf(lead)).toBe('held');
  }
  await agree(suspicious, { suspicion: null });
  await agree(test, { is_test: false });
  for (const lead of [suspicious, test]) {
    await settled(lead);
    expect(mailsTo(lead)).toHaveLength(1);
  }
});

describe('in the company’s words', () => {
  it('a text of its own is used, and what the visitor typed becomes no link (R-FOLLOW-13)', async () => {
    const lead = await agree(await won({ name: 'Go to evil.example' }), MONDAY);
    const company = await companyOf(payload);
    const words = { ...company.words, day_subject: 'See you {day}', day_body: 'Dear {first_name}, {agreed}\n\n{day}' };
    const mail = await dayMail(payload, lead, { ...company, words }, new Date());
    expect(mail?.subject).toBe('See you Monday 1 July 2030, 9:30 am to 11:30 am, South Australia time');
    const text = textOf(mail?.body ?? []);
    expect(text).toContain('Dear Go to evil. example, This is the day');
    expect(text).toMatch(/Follow your quote request: .*\/your-request\//);
  });
});
