import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'csv-parse/sync';
import { createLocalReq, type Payload } from 'payload';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Lead } from '../../base/database/payload-types';
import { execute, sql } from '../../base/database/query';
import { env } from '../../base/process/env';
import { askRest, startPayload } from '../../testing/api';
import { wonBy } from '../figures/figures';
import { csvOf } from '../inbox/csv';
import { doAct } from '../pages/acts';
import { enquiryPage } from '../pages/enquiry';
import type { ActForm } from '../pages/posted-act';
import { decideQuote } from '../quotes/for-customer';
import { saveDraft } from '../quotes/save';
import { sendQuote } from '../quotes/send-quote';
import { wakeSweep } from '../sending/sweep';
import { accountsIn } from '../testing/visits';
import { doneJobs } from './collection';
import { doneJob, jobNamed, jobsOf, nextJob, writeDone } from './jobs';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

let tokens: Awaited<ReturnType<typeof accountsIn>>['tokens'];
let visits: Awaited<ReturnType<typeof accountsIn>>['visits'];
let payload: Payload;
let server: Server;
let made = 0;
/** What other programs were posted. */
const posted: { event: string; lead: { reference: string }; job: Record<string, unknown>; delivery: string }[] = [];

beforeAll(async () => {
  payload = await startPayload();
  ({ tokens, visits } = await accountsIn(payload));
  server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    posted.push({ ...JSON.parse(body), delivery: request.headers['x-delivery'] });
    response.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const webhook_url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await payload.updateGlobal({ slug: 'notifications', data: { webhook_url, webhook_secret: 'a secret of the webhook' } });
  env.webhookInside = true;
});
afterAll(() => server.close());

/** A won enquiry whose job began so many hours ago. */
async function won(hoursAgo = 30, more: Partial<Lead> = {}): Promise<Lead> {
  made += 1;
  const numbered = { reference: `Q-DONE-${made}`, idempotency_key: `done ${made}`, received_at: new Date().toISOString() };
  const starts = Date.now() - hoursAgo * HOUR_MS;
  const day = {
    agreed_starts_at: new Date(starts).toISOString(),
    agreed_ends_at: new Date(starts + 2 * HOUR_MS).toISOString(),
  };
  const data = { form: 'quote', status: 'won', name: 'Del Done', city: 'Adelaide', ...numbered, ...day, ...more } as Lead;
  return payload.create({ collection: 'leads', data, depth: 0 });
}
const newest = ({ id }: Lead) => payload.findByID({ collection: 'leads', id, depth: 0 });

function form(lead: Lead, more: Partial<ActForm> = {}): ActForm {
  made += 1;
  const empty = { text: '', day: '', on: '', about: '', from: '', until: '', edition: 0, reason: '', to: '', note: 0 };
  const typed = { amount: '90', job: jobNamed(lead), weeks: '' };
  return { act: 'done', made_from: lead.updatedAt, id: made.toString(16).padStart(24, '0'), ...empty, ...typed, ...more };
}
const press = (lead: Lead, typed: ActForm) => doAct(visits.leads, lead.id, typed);
const told = ({ reference }: Lead) => posted.filter(({ event, lead }) => event === 'job.done' && lead.reference === reference);
/** The time to correct a slip is over. */
async function pass({ id }: Lead) {
  const past = new Date(Date.now() - 1000).toISOString();
  await execute(
    payload,
    sql`UPDATE done_jobs SET job_webhook_next_at = ${past} WHERE lead_id = ${id} AND job_webhook_state = 'waiting'`,
  );
  await execute(payload, sql`UPDATE leads SET day_mail_next_at = ${past} WHERE id = ${id} AND day_mail_state = 'waiting'`);
  wakeSweep(payload);
}
async function delivered(lead: Lead) {
  await pass(lead);
  await vi.waitFor(
    async () => {
      const states = (await jobsOf(payload, lead.id)).map((job) => job.job_webhook_state);
      expect(states.filter((state) => state !== 'sent' && state !== 'none')).toEqual([]);
    },
    { timeout: 20_000 },
  );
}

it('a job that was once is done with what it was worth, and webhook and export say so (R-OWNER-48)', async () => {
  const lead = await won();
  expect(await press(lead, form(lead))).toBeUndefined();
  const done = await newest(lead);
  expect(done).toMatchObject({ agreed_starts_at: lead.agreed_starts_at, quoted_amount: 90, done_at: expect.any(String) });
  await delivered(lead);
  expect(told(lead)).toMatchObject([
    { delivery: expect.stringMatching(/^job-\d+$/), job: { amount: 90, starts_at: lead.agreed_starts_at, next_starts_at: null } },
  ]);
  const text = await (await csvOf(await createLocalReq({ user: visits.leads.user }, payload), {})).text();
  const row = (parse(text, { bom: true, columns: true }) as Record<string, string>[]).find(
    (one) => one.Reference === lead.reference,
  );
  expect([row?.['Jobs done'], row?.['Worth of the jobs done'], row?.Done]).toEqual([
    '1',
    '90',
    expect.stringMatching(/ 20\d\d, /),
  ]);
  const page = await (await enquiryPage(visits.leads, done)).text();
  expect(page).toMatch(/Done: \w+ \d+ \w+, [^<]*\$90\.00/);
  expect(page).not.toContain('data-act="done"');
});

it('a regular job agrees the next one, and remembers its rhythm and what each was worth (R-OWNER-48)', async () => {
  const lead = await won();
  expect(await press(lead, form(lead, { weeks: '2' }))).toBeUndefined();
  const second = await newest(lead);
  expect(second.done_at).toBeNull();
  expect(Date.parse(second.agreed_starts_at ?? '') - Date.parse(lead.agreed_starts_at ?? '')).toBeGreaterThanOrEqual(
    14 * DAY_MS - HOUR_MS,
  );
  expect(await press(second, form(second)), 'it has not begun').toMatchObject({ status: 409 });
  const day = { agreed_starts_at: new Date(Date.now() - HOUR_MS).toISOString(), agreed_ends_at: new Date().toISOString() };
  const later = await payload.update({ collection: 'leads', id: lead.id, data: day, depth: 0 });
  expect(await (await enquiryPage(visits.leads, later)).text()).toMatch(/<option value="2" selected="">Fortnightly: next on /);
  expect(await press(later, form(later, { amount: '110.50' }))).toBeUndefined();
  expect((await jobsOf(payload, lead.id)).map(({ amount_cents, every_weeks }) => [amount_cents, every_weeks])).toEqual([
    [9000, 2],
    [11050, null],
  ]);
  await delivered(lead);
  expect(
    told(lead)
      .map(({ job }) => job.amount)
      .sort(),
  ).toEqual([110.5, 90]);
});

it('a press that arrives twice, and a colleague’s at the same moment, are one job and one next day (R-OWNER-48)', async () => {
  const lead = await won();
  const typed = form(lead, { weeks: '1' });
  const other = form(lead, { weeks: '4', amount: '100' });
  const answers = await Promise.all([press(lead, typed), press(lead, typed), doAct(visits.owner, lead.id, other)]);
  expect(answers).toEqual([undefined, undefined, undefined]);
  const next = await newest(lead);
  expect(await press(lead, typed), 'the answer was lost').toBeUndefined();
  expect([(await newest(lead)).agreed_starts_at, (await jobsOf(payload, lead.id)).length]).toEqual([next.agreed_starts_at, 1]);
});

it('nothing is done of what a colleague changed meanwhile, and no row is left (R-OWNER-48)', async () => {
  const lead = await won();
  await payload.update({ collection: 'leads', id: lead.id, data: { phone: '0491 570 157' }, user: visits.owner.user });
  expect(await press(lead, form(lead))).toMatchObject({ status: 409, reason: expect.stringMatching(/^owner changed phone/) });
  const seen = await newest(lead);
  const moved = { agreed_starts_at: new Date(Date.now() - 20 * HOUR_MS).toISOString(), agreed_ends_at: new Date().toISOString() };
  const newer = await payload.update({ collection: 'leads', id: lead.id, data: moved, depth: 0 });
  expect(await press(seen, form(seen, { made_from: newer.updatedAt }))).toMatchObject({ status: 409 });
  expect(await press(newer, form(newer, { amount: 'a lot' }))).toMatchObject({ status: 400 });
  expect([await jobsOf(payload, lead.id), (await newest(lead)).done_at]).toEqual([[], null]);
});

it('what was cut off before the enquiry knew is completed by the next press (R-OWNER-48)', async () => {
  const lead = await won();
  await writeDone(payload, lead, { now: new Date(), amount_cents: 100 });
  expect(await press(lead, form(lead))).toBeUndefined();
  expect(await doneJob(payload, lead.id, jobNamed(lead))).toMatchObject({ amount_cents: 9000 });
  expect((await newest(lead)).done_at).toBeTruthy();
});

it('figures sum the jobs that were done for a customer, else what was typed as worth (R-OWNER-64)', async () => {
  const day = { service: 'Regular Clean' };
  const [regular, priced] = [await won(30, day), await won(30, { ...day, quoted_amount: 40 })];
  await won(30, day);
  for (const amount_cents of [9000, 11050, null]) {
    await writeDone(payload, await newest(regular), { now: new Date(), amount_cents });
    const next = nextJob(await newest(regular), 1, 'Australia/Adelaide', new Date());
    await payload.update({ collection: 'leads', id: regular.id, data: { ...next, quoted_amount: 90 }, depth: 0 });
  }
  await writeDone(payload, priced, { now: new Date() });
  const share = (await wonBy(payload, 'service', new Date())).find(({ name }) => name === day.service);
  expect({ ...share, amount: Number(share?.amount) }).toEqual({
    name: day.service,
    leads: 3,
    won: 3,
    amount: 240.5,
    unpriced: 1,
  });
});

it('its row is read by whoever answers enquiries, and written by no program (R-OWNER-48)', async () => {
  const lead = await won();
  await press(lead, form(lead));
  const [job] = await jobsOf(payload, lead.id);
  const rest = async (method: string, path: string, body?: object, as = 'owner') =>
    (await askRest(payload, method, `/${doneJobs.slug}${path}`, { token: tokens[as], body })).status;
  expect([await rest('GET', `/${job?.id}`, undefined, 'leads'), await rest('GET', `/${job?.id}`, undefined, 'editor')]).toEqual([
    200, 403,
  ]);
  expect(await rest('POST', '', { lead: lead.id, key: 'k', done_at: new Date().toISOString() })).toBe(403);
  expect(await rest('PATCH', `/${job?.id}`, { amount_cents: 1 })).toBe(403);
  expect(await rest('DELETE', `/${job?.id}`)).toBe(403);
});

it('a job without a day is done too; a test tells nobody (R-OWNER-48)', async () => {
  const none = { agreed_starts_at: null, agreed_ends_at: null };
  const [bare, test] = [await won(0, none), await won(30, { is_test: true })];
  for (const lead of [bare, test]) expect(await press(lead, form(lead, { amount: '' }))).toBeUndefined();
  expect((await newest(bare)).done_at).toBeTruthy();
  await delivered(test);
  expect(told(test)).toEqual([]);
});

const undo = async (lead: Lead, of: Lead) => press(lead, form(lead, { act: 'not-done', job: jobNamed(of) }));

it('a job that was not done after all is as it was before, and nobody outside hears of it (R-OWNER-63)', async () => {
  const lead = await won(30, { quoted_amount: 80, email: 'del@example.com', reached_us_by: 'phone' });
  for (const weeks of ['', '2']) {
    const before = await newest(lead);
    await press(before, form(before, { weeks }));
    const done = await newest(lead);
    const page = await (await enquiryPage(visits.leads, done, { done: 'done' })).text();
    expect(page).toContain('data-act="not-done"');
    const typed = form(done, { act: 'not-done', job: jobNamed(lead) });
    expect(await press(done, typed)).toBeUndefined();
    expect(await press(done, typed), 'it arrives twice').toBeUndefined();
    expect(await newest(lead)).toMatchObject({
      ...{ agreed_starts_at: lead.agreed_starts_at, agreed_ends_at: lead.agreed_ends_at, done_at: null, quoted_amount: 80 },
      job_due_at: lead.job_due_at,
    });
    expect(await jobsOf(payload, lead.id)).toEqual([]);
    await pass(lead);
  }
  await vi.waitFor(async () => expect((await newest(lead)).day_mail_state).toBe('none'), { timeout: 20_000 });
  const again = await newest(lead);
  expect(await press(again, form(again, { weeks: '4' })), 'it is done after all').toBeUndefined();
  await delivered(lead);
  expect(told(lead)).toHaveLength(1);
});

it('what others were told, or a colleague went on with, is not taken back (R-OWNER-63)', async () => {
  const [once, regular, changed] = [
    await won(),
    await won(30, { email: 'del@example.com', reached_us_by: 'phone' }),
    await won(),
  ];
  for (const lead of [once, regular, changed]) await press(lead, form(lead, { weeks: lead === once ? '' : '1' }));
  await delivered(once);
  await execute(payload, sql`UPDATE leads SET day_told_starts_at = agreed_starts_at WHERE id = ${regular.id}`);
  for (const lead of [once, regular]) {
    const done = await newest(lead);
    expect(await undo(done, lead)).toMatchObject({ status: 409, reason: expect.stringContaining('told') });
    expect(await (await enquiryPage(visits.leads, done, { done: 'done' })).text()).not.toContain('data-act="not-done"');
  }
  const seen = await newest(changed);
  await payload.update({ collection: 'leads', id: changed.id, data: { phone: '0491 570 157' }, user: visits.owner.user });
  expect(await undo(seen, changed)).toMatchObject({ status: 409, reason: expect.stringMatching(/^owner changed phone/) });
  for (const lead of [once, regular, changed]) expect(await jobsOf(payload, lead.id)).toHaveLength(1);
});

it('a quote that is accepted after a look at the place, or after an earlier job, waits for a day of its own (R-OWNER-47)', async () => {
  const accept = async (lead: Lead) => {
    const words = { lines: [{ text: 'Oven', quantity: 1, unit_cents: 100 }], gst: true, greeting: '', valid_until: '2999-12-31' };
    const { user } = visits.leads;
    const draft = await saveDraft(payload, user, lead.id, words, { page: form(lead).id, made_from: '', version: 1 });
    if (typeof draft === 'string') throw new Error(draft);
    await sendQuote(payload, user, lead.id, { quote: draft.id, made_from: draft.updatedAt, to: '' }, new Date());
    const act = { act: 'accept' as const, id: form(lead).id, text: 'Del', version: 1 };
    expect(await decideQuote(payload, await newest(lead), act, new Date())).toEqual({ done: true });
    return newest(lead);
  };
  const none = { status: 'won', agreed_starts_at: null, agreed_ends_at: null, done_at: null };
  expect(await accept(await won(30, { status: 'contacted' }))).toMatchObject(none);
  expect(await accept(await won(30, { done_at: new Date().toISOString() }))).toMatchObject(none);
  const coming = await won(-30, { status: 'contacted' });
  expect((await accept(coming)).agreed_starts_at).toBe(coming.agreed_starts_at);
  const underWay = await won(30);
  expect((await accept(underWay)).agreed_starts_at, 'nobody has said that it was done').toBe(underWay.agreed_starts_at);
});

it('the next job is at the same hours, also over a change of the clocks, and never in the past (R-OWNER-48)', () => {
  const night = { agreed_starts_at: '2030-09-28T12:30:00.000Z', agreed_ends_at: '2030-09-28T16:30:00.000Z' }; // 10 pm to 2 am
  const after = (weeks: number, now: string) => nextJob(night, weeks, 'Australia/Adelaide', new Date(now));
  expect(after(2, '2030-09-29T00:00:00Z')).toEqual({
    agreed_starts_at: '2030-10-12T11:30:00.000Z', // 10 pm, in summer time
    agreed_ends_at: '2030-10-12T15:30:00.000Z',
  });
  expect(after(1, '2030-10-14T00:00:00Z')?.agreed_starts_at).toBe('2030-10-19T11:30:00.000Z');
  expect([after(0, '2030-09-29T00:00:00Z'), nextJob({}, 1, 'Australia/Adelaide', new Date())]).toEqual([undefined, undefined]);
});
