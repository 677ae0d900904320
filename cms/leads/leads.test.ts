import fc from 'fast-check';
import type { Payload, Where } from 'payload';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Lead, User } from '../base/database/payload-types';
import { execute, rowsOf, sql } from '../base/database/query';
import { daysLater } from '../base/process/days';
import { localDay } from '../base/process/zone';
import { callApi, startPayload } from '../testing/api';
import { leadsByDay, waitingNow, wonBy } from './figures/figures';
import { timeLeft } from './inbox/time-left';
import { viewerOf } from './inbox/viewer';
import { plainMail } from './mails/compose';
import { storeInOutbox } from './mails/post';
import { addNote, notesOf } from './notes/notes';
import { TABLES_OF_RELEASE_BEFORE } from './notes/release-before';
import { anonymise, anonymiseOld } from './privacy/anonymise';
import { personData } from './privacy/person-data';
import { medianResponse } from './record/answer-times';
import { claim, due, recordOutcome } from './record/message-queue';
import { overdue, type View, type Viewer, views } from './record/views';

const HOUR_MS = 60 * 60_000;
const soon = { timeout: 25_000, interval: 20 };
let payload: Payload;
beforeAll(async () => {
  payload = await startPayload();
});

let number = 0;
/** A lead received some hours ago. */
async function arrive(
  name: string,
  { hoursAgo = 0, origin = {}, ...fields }: Record<string, unknown> & { hoursAgo?: number } = {},
) {
  number += 1;
  await callApi(payload, '/service-booking', {
    first_name: name,
    last_name: 'Example',
    email: `${name.toLowerCase()}@example.com`,
    phone: `04${String(10_000_000 + number)}`,
    service: 'Oven Cleaning',
    city: 'Adelaide',
    address: '1 Example Street',
    suburb: 'Para Hills',
    post_code: '5096',
    state: 'South Australia',
    requirements: '',
    ...fields,
    origin: {
      key: `test key ${number}`,
      reference: `Q-${name}`,
      received_at: new Date(Date.now() - hoursAgo * HOUR_MS).toISOString(),
      page: '/free-quote',
      ...(origin as object),
    },
  });
  return found(`Q-${name}`);
}
async function found(reference: string): Promise<Lead> {
  const { docs } = await payload.find({ collection: 'leads', where: { reference: { equals: reference } }, depth: 0 });
  return docs[0] as Lead;
}

describe('mails of a lead', () => {
  it('are kept readable in the outbox while there is no mail server, once each', async () => {
    const { id } = await arrive('Kept');
    await vi.waitFor(
      async () => expect(await found('Q-Kept')).toMatchObject({ office_mail_state: 'kept', customer_mail_state: 'kept' }),
      soon,
    );
    const { docs } = await payload.find({ collection: 'outbox', where: { lead: { equals: id } }, sort: 'key' });
    expect(docs.map(({ to }) => to)).toEqual(['kept@example.com', expect.stringContaining('@')]);
    expect(docs[0]?.text).toContain('Q-Kept');
    expect(docs[0]?.text, 'the day too, because it is read later').toMatch(
      /by \w+day \d+ \w+, \d+:\d\d [ap]m, South Australia time\./,
    );
    expect(docs[0]?.text, 'nothing is known of what is usual').not.toMatch(/usually| $/m);
  });

  it('of a suspicious lead go to the office, its confirmation is held; spam gets none (R-LEAD-10)', async () => {
    const lead = await arrive('Odd', { origin: { suspicion: 'There is a link in the name.' } });
    expect(lead).toMatchObject({ customer_mail_state: 'held' });
    await vi.waitFor(async () => expect(await found('Q-Odd')).toMatchObject({ office_mail_state: 'kept' }), soon);
    const { docs } = await payload.find({ collection: 'outbox', where: { lead: { equals: lead.id } } });
    expect(docs.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Looks suspicious: /)]);
    await payload.update({ collection: 'leads', id: lead.id, data: { status: 'spam' } });
    expect(await found('Q-Odd')).toMatchObject({ office_mail_state: 'kept', customer_mail_state: 'held', due_at: null });
  });

  it('are neither sent again nor lost when an earlier version is restored, and the notes stay', async () => {
    const { id } = await arrive('Undone');
    await vi.waitFor(async () => expect(await found('Q-Undone')).toMatchObject({ office_mail_state: 'kept' }), soon);
    await payload.update({ collection: 'leads', id, data: { suburb: 'Wrong Suburb' } });
    await addNote(payload, { lead: id, key: 'of a lead that is restored', text: 'Rang twice' });
    const { docs } = await payload.findVersions({ collection: 'leads', where: { parent: { equals: id } }, sort: 'createdAt' });
    const { docs: owners } = await payload.find({ collection: 'users', limit: 1 });
    const user = { ...owners[0], collection: 'users' } as User & { collection: 'users' };
    await payload.restoreVersion({ collection: 'leads', id: docs[0]?.id ?? '', overrideAccess: false, user });
    const { length } = (await payload.find({ collection: 'outbox', where: { lead: { equals: id } } })).docs;
    expect(length).toBe(2);
    expect(await found('Q-Undone')).toMatchObject({
      suburb: 'Para Hills',
      office_mail_state: 'kept',
      reference: 'Q-Undone',
    });
    expect(await notesOf(payload, id)).toMatchObject([{ text: 'Rang twice' }]);
  });

  it('are claimed by one sweep at a time, and a save of the lead does not undo what was sent', async () => {
    const { id } = await arrive('Claimed');
    await vi.waitFor(async () => expect((await found('Q-Claimed')).webhook_state).toBe('none'), soon);
    const queue = { table: 'leads', prefix: 'office_mail' } as const;
    const past = new Date(Date.now() - HOUR_MS);
    await execute(
      payload,
      sql`UPDATE leads SET office_mail_state = 'waiting', office_mail_next_at = ${past.toISOString()} WHERE id = ${id}`,
    );
    const [row] = await due(payload, queue, new Date());
    if (!row) throw new Error('nothing is due');
    const claims = await Promise.all([claim(payload, queue, row, new Date()), claim(payload, queue, row, new Date())]);
    expect(claims.filter(Boolean)).toHaveLength(1); // the database decides which one
    await Promise.all([
      payload.update({ collection: 'leads', id, data: { status: 'contacted' } }),
      recordOutcome(payload, queue, row, { state: 'sent' }, new Date()),
    ]);
    expect(await found('Q-Claimed')).toMatchObject({ status: 'contacted', office_mail_state: 'sent' });
  });

  it('are not delayed by a clock that was ahead and has been set right', async () => {
    const { id } = await arrive('Ahead');
    await vi.waitFor(async () => expect((await found('Q-Ahead')).webhook_state).toBe('none'), soon);
    const queue = { table: 'leads', prefix: 'office_mail' } as const;
    const isDueWhenNextIn = async (hours: number, state = 'waiting') => {
      const next = new Date(Date.now() + hours * HOUR_MS).toISOString();
      await execute(payload, sql`UPDATE leads SET office_mail_next_at = ${next}, office_mail_state = ${state} WHERE id = ${id}`);
      return (await due(payload, queue, new Date())).some((row) => row.id === id);
    };
    expect(await isDueWhenNextIn(0.9)).toBe(false);
    expect(await isDueWhenNextIn(24)).toBe(true);
    expect(await isDueWhenNextIn(-1)).toBe(true);
    expect(await isDueWhenNextIn(-1, 'kept')).toBe(false); // nobody may claim it
    await execute(payload, sql`UPDATE leads SET office_mail_next_at = NULL WHERE id = ${id}`);
  });
});

describe('the clock', () => {
  it('shows overdue leads, and stops with the first answer (R-LEAD-5)', async () => {
    const { id } = await arrive('Late', { hoursAgo: 30 });
    const references = async () =>
      (await payload.find({ collection: 'leads', where: overdue(new Date()), depth: 0, limit: 100 })).docs.map(
        ({ reference }) => reference,
      );
    expect(await references()).toContain('Q-Late');
    const { received_at } = await found('Q-Late');
    const inThirtyHours = new Date(Date.parse(received_at ?? '') + 30 * HOUR_MS);
    expect(timeLeft(await found('Q-Late'), inThirtyHours)).toEqual({ kind: 'overdue', text: 'Overdue by 6 h 0 min' });
    const before = await waitingNow(payload, new Date());
    await payload.update({ collection: 'leads', id, data: { status: 'quoted', quoted_amount: 180 } });
    expect(await references()).not.toContain('Q-Late');
    expect(await waitingNow(payload, new Date())).toEqual({ waiting: before.waiting - 1, overdue: before.overdue - 1 });
    expect(timeLeft(await found('Q-Late'), new Date()).text).toMatch(/^Answered after 1 day 6 h/);
  });

  it('decides what views list, at the moment when they are opened', async () => {
    await arrive('Later', { hoursAgo: 25 });
    const references = async (where: Where) => {
      const { docs } = await payload.find({ collection: 'leads', where, depth: 0, limit: 200 });
      return docs.map(({ reference }) => reference);
    };
    const viewer = await viewerOf({ payload, user: null });
    const view = (name: View): Where => views[name].where(viewer) ?? {};
    expect(await references(view('overdue'))).toContain('Q-Later');
    expect(await references(view('new'))).toContain('Q-Later');
    expect(await references(view('today'))).not.toContain('Q-Later');
    expect(await references({ and: [view('all'), { search_text: { like: 'q later' } }] })).toEqual(['Q-Later']);
  });
});

describe('figures', () => {
  it('count leads by the office’s day and by value won, by first and latest source, and have the median response time (R-LEAD-16)', async () => {
    const { received_at } = await arrive('Before');
    const now = new Date(received_at ?? '');
    const byDay = () => leadsByDay(payload, 'Australia/Adelaide', now);
    const day = await byDay();
    expect(day).toHaveLength(30);
    const { id } = await arrive('Won', { origin: { received_at, visit: { first_utm_source: 'Flyer', last_gclid: 'g1' } } });
    await payload.update({ collection: 'leads', id, data: { status: 'won', quoted_amount: 250 } });
    expect((await byDay()).at(-1)?.leads).toBe((day.at(-1)?.leads ?? 0) + 1);
    expect((await wonBy(payload, 'latest_source', new Date())).find(({ name }) => name === 'google ads')).toMatchObject({
      leads: 1,
    });
    expect(await wonBy(payload, 'source', new Date())).toContainEqual({
      name: 'flyer',
      leads: 1,
      won: 1,
      amount: 250,
      unpriced: 0,
    });
    expect((await medianResponse(payload, new Date()))?.answered).toBeGreaterThan(0);
  });
});

describe('privacy', () => {
  it('finds a person by name and the last nine digits, and erases everything but the figures', async () => {
    const first = await arrive('Gone', { phone: '0400 111 222', requirements: 'A secret of mine' });
    const second = await arrive('Again', { first_name: 'Gone', phone: '+61 400 111 222' });
    await payload.update({ collection: 'leads', id: first.id, data: { status: 'contacted' } });
    await addNote(payload, { lead: first.id, key: 'of a person who is erased', text: 'Rang Gone' });
    await vi.waitFor(async () => expect((await found('Q-Again')).customer_mail_state).toBe('kept'), soon);
    const data = await personData(payload, first);
    expect(data.leads.map(({ id }) => id).sort()).toEqual([first.id, second.id].sort());
    expect(data.versions.length).toBeGreaterThan(1);
    expect(data.mails).toHaveLength(4);
    expect(data.notes).toMatchObject([{ text: 'Rang Gone', lead: first.id }]);
    await anonymise(payload, [first.id, second.id], new Date());
    // A sweep that ran at the same time.
    const late = { ...plainMail('late', 'gone@example.com', 'Late', 'Late'), lead: first.id };
    await storeInOutbox(payload, late, 'kept', new Date());
    for (const name of [...Object.keys(payload.db.tables), ...TABLES_OF_RELEASE_BEFORE]) {
      const held = JSON.stringify(await rowsOf(payload, sql`SELECT * FROM ${sql.identifier(name)}`));
      expect(held, name).not.toMatch(/gone@example|A secret of mine|Rang Gone|400 ?111 ?222/i);
    }
    const { service, status } = await payload.findByID({ collection: 'leads', id: first.id });
    expect({ service, status }).toEqual({ service: 'Oven Cleaning', status: 'contacted' });
    const waiting = async () => (await payload.count({ collection: 'leads', where: views.new.where({} as Viewer) })).totalDocs;
    const [was, figures] = [await waiting(), await waitingNow(payload, new Date())];
    await payload.update({ collection: 'leads', id: second.id, data: { is_test: false } });
    expect([await waiting(), await waitingNow(payload, new Date())]).toEqual([was, figures]);
    expect(await payload.findByID({ collection: 'leads', id: second.id })).toMatchObject({ status: 'new', due_at: null });
  });

  it('anonymises what is older than the retention setting, and nothing younger', async () => {
    const old = await arrive('Old');
    const received_at = new Date(Date.now() - 800 * 24 * HOUR_MS).toISOString();
    await payload.update({ collection: 'leads', id: old.id, data: { received_at } });
    const young = await arrive('Young', { hoursAgo: 24 * 300 });
    expect(await anonymiseOld(payload, new Date())).toBe(1);
    expect((await payload.findByID({ collection: 'leads', id: old.id })).name).toBeNull();
    expect((await payload.findByID({ collection: 'leads', id: young.id })).name).toBe('Young Example');
  });
});

it('the chart has each of thirty days once, also when daylight saving begins or ends', async () => {
  const time = fc.date({ min: new Date('2026-03-20'), max: new Date('2026-11-20'), noInvalidDate: true });
  const atChange = fc
    .constantFrom('2026-04-05T14:15:00Z', '2026-10-04T13:45:00Z', '2026-10-20T13:35:00Z')
    .map((text) => new Date(text));
  await fc.assert(
    fc.asyncProperty(fc.oneof(time, atChange), async (now) => {
      const days = (await leadsByDay(payload, 'Australia/Adelaide', now)).map(({ day }) => day);
      const today = localDay(now, 'Australia/Adelaide');
      expect(days).toEqual(Array.from({ length: 30 }, (_, n) => daysLater(today, n - 29)));
    }),
    { numRuns: 30 },
  );
});
