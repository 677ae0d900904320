import type { Payload } from 'payload';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Lead } from '../../base/database/payload-types';
import { execute, sql } from '../../base/database/query';
import { zoneOf } from '../../base/process/zone';
import { startPayload } from '../../testing/api';
import { reminderKey } from '../mails/customer-keys';
import { storeInOutbox } from '../mails/post';
import { lightPageOf } from '../record/light-page';
import { accountsIn } from '../testing/visits';
import { agreedDay, agreedHours } from './agreed-words';
import { enquiryPage } from './enquiry';
import { answerEnquiry } from './enquiry-routes';
import { todayPage } from './today';

const HOUR_MS = 60 * 60_000;

let tokens: Awaited<ReturnType<typeof accountsIn>>['tokens'];
let visits: Awaited<ReturnType<typeof accountsIn>>['visits'];
let payload: Payload;
let zone: string;
let made = 0;
beforeAll(async () => {
  payload = await startPayload();
  ({ tokens, visits } = await accountsIn(payload));
  zone = await zoneOf(payload);
});
beforeEach(() => execute(payload, sql`DELETE FROM leads`));

async function won(name: string, more: Partial<Lead> = {}): Promise<Lead> {
  made += 1;
  const numbered = { reference: `E-WON-${made}`, idempotency_key: `won ${made}`, received_at: new Date().toISOString() };
  const data = { form: 'contact', status: 'won', name, phone: '0491 570 156', ...numbered, ...more } as Lead;
  return payload.create({ collection: 'leads', data, depth: 0 });
}
const agreed = (startsIn: number, hours: number) => ({
  agreed_starts_at: new Date(Date.now() + startsIn * HOUR_MS).toISOString(),
  agreed_ends_at: new Date(Date.now() + (startsIn + hours) * HOUR_MS).toISOString(),
});

/** The lists of *Today*: names under each heading, those of a list by day with it. */
async function lists(): Promise<Record<string, string[]>> {
  const html = await (await todayPage(visits.leads, new URLSearchParams())).text();
  const found: Record<string, string[]> = {};
  let [list, day] = ['', ''];
  for (const [, h2, h3, name] of html.matchAll(/<h2>([^<]+) <small>|<h3>([^<]+)<\/h3>|<strong>([^<]+)<\/strong><span>/g)) {
    if (h2) [list, day] = [h2, ''];
    else if (h3) day = `${h3}: `;
    else found[list] = [...(found[list] ?? []), day + name];
  }
  return found;
}

it('what is won stands on Today until its job is done: without a day, in the week to come, and over (R-OWNER-47)', async () => {
  await won('Ann Agree');
  const night = await won('Nina Night', agreed(-3, 4));
  const soon = await won('Sam Soon', agreed(50, 2));
  await won('Olaf Over', agreed(-30, 2));
  await won('Dora Done', { ...agreed(-30, 2), done_at: new Date().toISOString() });
  await won('Dean Done', { done_at: new Date().toISOString() });
  await won('Lars Later', agreed(9 * 24, 2));
  await won('Tess Test', { is_test: true });
  await won('Lost Again', { status: 'lost', ...agreed(50, 2) });
  await won('Vic Viewing', { status: 'contacted', ...agreed(51, 1) });
  const dayOf = (lead: Lead) => agreedDay(lead, zone);
  expect(await lists()).toEqual({
    'Accepted: agree a day': ['Ann Agree'],
    'Job over: is it done?': ['Olaf Over'],
    'This week': [`${dayOf(night)}: Nina Night`, `${dayOf(soon)}: Sam Soon`, expect.stringMatching(/: Vic Viewing$/)],
  });
});

it('who waits for an answer is in the week as well (R-OWNER-47)', async () => {
  await won('Quinn Question', { ...agreed(50, 2), question_due_at: new Date(Date.now() + HOUR_MS).toISOString() });
  expect(Object.keys(await lists())).toEqual(['Questions', 'This week']);
});

it('a night’s job stands on its evening, with both days (R-OWNER-47)', () => {
  const job = { agreed_starts_at: '2030-07-03T12:30:00.000Z', agreed_ends_at: '2030-07-03T16:30:00.000Z' };
  expect([agreedDay(job, 'Australia/Adelaide'), agreedHours(job, 'Australia/Adelaide')]).toEqual([
    'Wednesday 3 July',
    '10:00 pm to 2:00 am, Thursday 4 July',
  ]);
});

it('who says that it is lost reads before and after that the agreed day is off, too (R-FOLLOW-16)', async () => {
  const page = async (more: Partial<Lead>, done?: 'lost') => {
    const lead = await won('Lou Lost', { status: done ?? 'quoted', ...agreed(50, 2), ...more });
    await execute(payload, sql`UPDATE leads SET day_told_ends_at = agreed_ends_at WHERE id = ${lead.id} AND email IS NOT NULL`);
    const newest = await payload.findByID({ collection: 'leads', id: lead.id, depth: 0 });
    return (await enquiryPage(visits.leads, newest, { done })).text();
  };
  const [mailed, told] = [
    'The agreed day is off, too: the customer gets a mail.',
    'The agreed day is off, too: tell the customer yourself.',
  ];
  expect(await page({ email: 'lou@example.com' })).toContain(mailed);
  expect(await page({ email: 'lou@example.com' }, 'lost')).toContain(`Noted as lost. ${mailed}`);
  expect(await page({})).toContain(told);
  expect(await page(agreed(-50, 2))).not.toContain('is off, too');
});

it('who was not told of a day stands on Today until it is said again, or the day is over (R-LEAD-22)', async () => {
  const fail = (lead: Lead) =>
    execute(payload, sql`UPDATE leads SET day_mail_state = 'failed', day_mail_error = 'no such mailbox' WHERE id = ${lead.id}`);
  const email = 'fay@example.com';
  const [told, off, over] = [
    await won('Fay Failed', { ...agreed(50, 2), email }),
    await won('Otis Off', { email }),
    await won('Olaf Over', { ...agreed(-50, 2), email }),
  ];
  for (const lead of [told, off, over]) await fail(lead);
  await execute(payload, sql`UPDATE leads SET day_told_ends_at = ${agreed(9, 2).agreed_ends_at} WHERE id = ${off.id}`);
  const reminded = await won('Rita Reminded', { ...agreed(20, 2), email: 'rita@example.com' });
  const mail = {
    key: reminderKey(reminded.id, reminded.agreed_starts_at ?? ''),
    to: 'rita@example.com',
    subject: 'We come soon',
  };
  await storeInOutbox(payload, { ...mail, body: [], lead: reminded.id }, 'waiting', new Date());
  await execute(
    payload,
    sql`UPDATE outbox SET mail_state = 'failed', mail_error = 'mailbox full' WHERE lead_id = ${reminded.id}`,
  );
  const today = async () => {
    const html = await (await todayPage(visits.leads, new URLSearchParams())).text();
    return [...html.matchAll(/role="alert"><strong>([^<]*)<\/strong> ([^<]*) <a href="([^"]*)">/g)].map(([, ...said]) => said);
  };
  const alarm = (lead: Lead, error: string) => [
    ...[`${lead.name} was not told of the agreed day.`, `The mail failed: ${error}.`],
    lightPageOf(lead.id),
  ];
  expect(await today()).toEqual([
    ...[alarm(off, 'no such mailbox'), alarm(reminded, 'mailbox full'), alarm(told, 'no such mailbox')],
  ]);
  const page = await (await enquiryPage(visits.leads, reminded)).text();
  expect(page).toContain('failed permanently: mailbox full');
  for (const lead of [told, reminded]) {
    const { updatedAt: made_from } = lead;
    const body = new URLSearchParams({ act: 'send-again', made_from, id: 'a'.repeat(24) });
    const request = new Request(`http://localhost:3001${lightPageOf(lead.id)}`, {
      ...{ method: 'POST', body, headers: { authorization: `JWT ${tokens.leads}` } },
    });
    expect((await answerEnquiry(payload, request, String(lead.id))).status).toBe(303);
  }
  expect(await today()).toEqual([alarm(off, 'no such mailbox')]);
});

it('who agrees a day reads whether the customer is mailed (R-FOLLOW-13)', async () => {
  const said = async (more: Partial<Lead>) => {
    const html = await (await enquiryPage(visits.leads, await won('Mia Mailed', more), { done: 'agree' })).text();
    return /Agreed day saved\.[^<]*/.exec(html)?.[0].trim();
  };
  expect(await said({ email: 'mia@example.com' })).toBe('Agreed day saved. The customer gets a mail with a calendar file.');
  expect(await said({})).toBe('Agreed day saved. No e-mail: tell them yourself.');
  expect(await said({ email: 'mia@example.com', is_test: true })).toContain('held back while it is only a test');
});
