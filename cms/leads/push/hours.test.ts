import fc from 'fast-check';
import type { Payload } from 'payload';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type PushService, pushService } from '../../../tests/kit/push-service';
import type { Lead } from '../../base/database/payload-types';
import { execute, rowsOf, sql } from '../../base/database/query';
import { nextOpen, replySettings } from '../../base/facts/reply-promise';
import { env } from '../../base/process/env';
import { signedIn, startPayload } from '../../testing/api';
import { wakeSweep } from '../sending/sweep';
import { tellOffice } from '../sending/tell-office';
import { addDevice, Subscription } from './devices';
import { ringForWaiting } from './ring';
import { dueDevices } from './send-pushes';

const HOUR_MS = 3_600_000;
let payload: Payload;
let service: PushService;
const people: Record<string, number> = {};

beforeAll(async () => {
  payload = await startPayload();
  service = await pushService();
  env.pushInside = true;
  for (const role of ['owner', 'leads'] as const) people[role] = (await signedIn(payload, role)).id;
  await payload.updateGlobal({
    slug: 'settings',
    data: {
      opening_hours: [
        { days: 'Monday to Friday', hours: '8:00 AM to 5:00 PM' },
        { days: 'Saturday', hours: '9:00 AM to 12:00 PM' },
      ],
      hours_exceptions: [{ name: 'Holiday', from: '2026-11-26T12:00:00.000Z' }],
    },
  });
  await payload.update({ collection: 'users', id: Number(people.leads), data: { ring_when: 'hours' } });
});
afterAll(() => service.close());
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await forget();
});
afterEach(() => vi.useRealTimers());

async function forget() {
  service.pushed.length = 0;
  service.answers.clear();
  for (const table of ['pushes', 'push_devices']) await execute(payload, sql`DELETE FROM ${sql.identifier(table)}`);
  await execute(payload, sql`UPDATE leads SET status = 'lost'`);
}

async function device(person: string) {
  const { id, subscription } = service.subscribe(env.pushKeys?.publicKey);
  await addDevice(payload, Number(people[person]), Subscription.parse(subscription), 'A phone');
  return id;
}

let number = 0;
function comes(): Promise<Lead> {
  number += 1;
  const data = {
    form: 'contact',
    status: 'new',
    name: 'Nina Night',
    reference: `E-N-${number}`,
    idempotency_key: `night ${number}`,
  };
  const received_at = new Date().toISOString();
  return payload.create({ collection: 'leads', data: { ...data, received_at } as Lead, depth: 0 });
}

/** Waits until all that is due was tried. */
const settled = () =>
  vi.waitFor(
    async () => {
      const now = new Date().toISOString();
      expect(
        await rowsOf(payload, sql`SELECT id, push_state FROM pushes WHERE push_next_at <= ${now} OR push_state = 'sending'`),
      ).toEqual([]);
    },
    { timeout: 30_000, interval: 5 },
  );

/** The clock goes on once nothing is being sent, which no real clock jumps over; the jobs run at the end. */
async function pass(ms: number) {
  await settled();
  vi.setSystemTime(Date.now() + ms);
  await ringForWaiting(payload);
  if ((await dueDevices(payload)).length === 0) return;
  wakeSweep(payload);
  await settled();
}

it('what comes outside of working hours waits until they begin, and then rings once (R-PUSH-10)', async () => {
  vi.setSystemTime('2026-11-27T08:00:00Z'); // Friday, 6:30 pm in Adelaide
  const [always, hours] = [await device('owner'), await device('leads')];
  const first = await comes();
  await comes();
  await tellOffice(payload, first, 'question', 'Words', 'a question');
  await settled();
  expect(service.shown(always)).toHaveLength(3);
  expect(service.shown(hours)).toEqual([]);
  await pass(14 * HOUR_MS); // Saturday, 8:30 am
  expect(service.shown(hours)).toEqual([]);
  await pass(0.5 * HOUR_MS + 1000);
  expect(service.shown(hours)).toEqual([
    { title: '2 enquiries came overnight', body: '1 question', url: '/office', tag: 'overnight' },
  ]);
  await pass(3 * HOUR_MS); // closed again
  await comes();
  await settled();
  await pass(44 * HOUR_MS); // Monday
  expect(service.shown(hours).slice(1)).toEqual([expect.objectContaining({ title: 'New enquiry', tag: `new ${first.id + 2}` })]);
});

it('what is tried again after closing time waits too, and what somebody answered at night does not ring (R-PUSH-10)', async () => {
  vi.setSystemTime('2026-11-27T06:29:00Z'); // a minute before closing
  const phone = await device('leads');
  service.answers.set(phone, 503);
  const [one, other] = [await comes(), await comes()];
  await settled();
  service.answers.clear();
  await pass(0.1 * HOUR_MS);
  expect(service.shown(phone)).toEqual([]);
  await payload.update({ collection: 'leads', id: one.id, data: { status: 'contacted' } });
  await pass(16 * HOUR_MS);
  expect(service.shown(phone)).toEqual([expect.objectContaining({ tag: `new ${other.id}` })]);
});

it('a morning after a weekend says since when; hours that nobody can read keep nobody waiting (R-PUSH-10)', async () => {
  vi.setSystemTime('2026-11-28T03:00:00Z'); // Saturday, 1:30 pm
  const phone = await device('leads');
  await comes();
  await comes();
  await pass(44 * HOUR_MS);
  expect(service.shown(phone).map(({ title, body }) => [title, body])).toEqual([
    ['2 enquiries came since Saturday', 'Open the list'],
  ]);
  const { opening_hours } = await payload.findGlobal({ slug: 'settings', depth: 0 });
  const set = (hours: typeof opening_hours) => payload.updateGlobal({ slug: 'settings', data: { opening_hours: hours } });
  await set([{ days: 'Whenever', hours: 'you like' }]);
  await pass(18 * HOUR_MS); // at night
  await comes();
  await settled();
  await set(opening_hours);
  expect(
    service
      .shown(phone)
      .map(({ title }) => title)
      .slice(1),
  ).toEqual(['New enquiry']);
});

type Step = { hours: number; what: 'comes' | 'answer' | 'question' | 'accept' | 'fails' | 'nothing' };
const steps = fc.array(
  fc.record<Step>({
    hours: fc.integer({ min: 0, max: 14 }),
    what: fc.constantFrom('comes', 'comes', 'comes', 'answer', 'question', 'accept', 'fails', 'nothing'),
  }),
  { minLength: 3, maxLength: 12 },
);

/** Of three that wait for the morning one is answered before. */
const ANSWERED_AT_NIGHT: Step[] = [
  { hours: 7, what: 'comes' },
  { hours: 0, what: 'comes' },
  { hours: 0, what: 'answer' },
  { hours: 0, what: 'comes' },
];

/** How many events a message tells of. */
const told = ({ title, body, tag }: { title: string; body: string; tag: string }) =>
  tag === 'overnight' ? [...`${title} ${body}`.matchAll(/\d+/g)].reduce((sum, [digits]) => sum + Number(digits), 0) : 1;

it('each event rings each device once, never outside of chosen hours, and none is forgotten (R-PUSH-5, R-PUSH-10)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 7 * 24 }), steps, async (start, list) => {
      await forget();
      vi.setSystemTime(Date.parse('2026-11-23T00:00:00Z') + start * HOUR_MS + 7 * 60_000);
      const devices = [await device('owner'), await device('leads'), await device('leads')];
      const leads: Lead[] = [];
      let failing = 0;
      for (const { hours, what } of list) {
        for (let hour = 0; hour < hours; hour++) {
          await pass(HOUR_MS);
          if (--failing === 0) service.answers.clear();
        }
        const lead = leads.at(-1);
        if (what === 'comes') leads.push(await comes());
        if (what === 'answer' && lead) await payload.update({ collection: 'leads', id: lead.id, data: { status: 'contacted' } });
        if ((what === 'question' || what === 'accept') && lead) await tellOffice(payload, lead, what, '', `act ${lead.id}`);
        if (what === 'fails') {
          failing = 3; // not for so long that it is given up
          for (const one of devices) service.answers.set(one, 503);
        }
      }
      service.answers.clear();
      const open = () => rowsOf(payload, sql`SELECT id FROM pushes WHERE push_state IN ('held', 'waiting')`);
      for (let hour = 0; hour < 26 || (await open()).length > 0; hour++) await pass(HOUR_MS);

      const settings = await replySettings(payload);
      const rows = await rowsOf<{ device: number; ring: string; state: string; lead: number }>(
        payload,
        sql`SELECT device_id AS device, ring, push_state AS state, lead_id AS lead FROM pushes ORDER BY id`,
      );
      const kept = await payload.find({
        collection: 'leads',
        where: { id: { in: leads.map(({ id }) => id) } },
        pagination: false,
        depth: 0,
      });
      const isAnswered = (id: number) => kept.docs.find((lead) => lead.id === id)?.status !== 'new';
      for (const { state, ring, lead } of rows)
        expect(state === 'sent' || (state === 'none' && isAnswered(lead) && ['new', 'soon'].includes(ring))).toBe(true);
      for (const lead of leads)
        expect(rows.filter((row) => row.lead === lead.id && row.ring === 'new')).toHaveLength(devices.length);
      const sentTo = (
        await rowsOf<{ id: number; sent: number }>(
          payload,
          sql`SELECT device_id AS id, count(*) AS sent FROM pushes WHERE push_state = 'sent' GROUP BY device_id ORDER BY device_id`,
        )
      ).map(({ sent }) => sent);
      const shown = devices.map((one) => service.shown(one).reduce((sum, message) => sum + told(message), 0));
      expect(shown.filter(Boolean)).toEqual(sentTo);
      for (const one of devices) {
        const tags = service.shown(one).flatMap(({ tag }) => (tag === 'overnight' ? [] : [tag]));
        expect(new Set(tags).size).toBe(tags.length);
      }
      for (const { device: one, at } of service.pushed)
        if (one !== devices[0]) expect([at, nextOpen(at, settings)]).toEqual([at, at]);
    }),
    { numRuns: 6, examples: [[0, ANSWERED_AT_NIGHT]] },
  );
});
