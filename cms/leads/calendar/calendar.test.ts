import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import type { Lead, User } from '../../base/database/payload-types';
import { rowsOf, sql } from '../../base/database/query';
import { startPayload } from '../../testing/api';
import { writeDone } from '../done/jobs';
import { answerCalendar } from '../pages/calendar';
import { accountsIn } from '../testing/visits';
import { answerFeed } from './feed';

let tokens: Awaited<ReturnType<typeof accountsIn>>['tokens'];
let visits: Awaited<ReturnType<typeof accountsIn>>['visits'];
let payload: Payload;
let made = 0;

beforeAll(async () => {
  payload = await startPayload();
  ({ tokens, visits } = await accountsIn(payload));
});

async function agreed(name: string, more: Partial<Lead> = {}): Promise<Lead> {
  made += 1;
  const numbered = { reference: `E-CAL-${made}`, idempotency_key: `cal ${made}`, received_at: new Date().toISOString() };
  const day = { agreed_starts_at: '2030-07-03T12:30:00.000Z', agreed_ends_at: '2030-07-03T16:30:00.000Z' };
  const asked = { service: 'Oven Cleaning', suburb: 'Para Hills', address: '1 Secret Street', quoted_amount: 123.45 };
  const data = { form: 'contact', status: 'won', name, ...asked, ...numbered, ...day, ...more } as Lead;
  return payload.create({ collection: 'leads', data, depth: 0 });
}

const URL_OF_PAGE = 'http://localhost:3001/office/calendar';
const press = (act: string, token: string | undefined) =>
  answerCalendar(
    payload,
    new Request(URL_OF_PAGE, {
      method: 'POST',
      headers: token ? { authorization: `JWT ${token}` } : {},
      body: new URLSearchParams({ act }),
    }),
  );
const look = (token: string | undefined) =>
  answerCalendar(payload, new Request(URL_OF_PAGE, { headers: token ? { authorization: `JWT ${token}` } : {} }));
/** The name of the calendar at the end of the address that a page shows. */
const nameIn = (html: string) => /value="[^"]*\/office\/calendar\/([\w-]+\.ics)"/.exec(html)?.[1] ?? '';
const make = async (token: string | undefined) => nameIn(await (await press('make', token)).text());
const feed = async (name: string) => {
  const response = await answerFeed(payload, name);
  return { status: response.status, text: (await response.text()).replaceAll('\r\n ', '') };
};
const account = (data: Partial<User>) => payload.db.updateOne({ collection: 'users', id: visits.leads.user.id, data });

it('a person’s calendar has the agreed days: name, suburb and a link, no price (R-OWNER-49)', async () => {
  const lead = await agreed('Cara Calendar');
  await agreed('Lost Again', { status: 'lost' });
  await agreed('Tess Test', { is_test: true });
  await agreed('Without Day', { agreed_starts_at: null, agreed_ends_at: null });
  await agreed('Long Ago', { agreed_starts_at: '2020-07-03T12:30:00.000Z', agreed_ends_at: '2020-07-03T16:30:00.000Z' });
  const { status, text } = await feed(await make(tokens.leads));
  expect(status).toBe(200);
  expect(text.match(/SUMMARY:.*/g)).toEqual(['SUMMARY:Cara Calendar\\, Para Hills']);
  for (const line of [
    'DTSTART:20300703T123000Z',
    'DTEND:20300703T163000Z',
    `URL:http://localhost:3001/office/enquiries/${lead.id}`,
  ])
    expect(text).toContain(`${line}\r\n`);
  expect(text).not.toMatch(/123\.45|Secret Street/);
});

it('a visit that was done stays beside the next one (R-OWNER-49)', async () => {
  const [regular, once, test, lost] = [
    await agreed('Rita Regular'),
    await agreed('Otto Once'),
    await agreed('Theo Test', { is_test: true }),
    await agreed('Lena Later', { status: 'lost', lost_reason: 'Moved' }),
  ];
  for (const lead of [regular, once, test, lost]) await writeDone(payload, lead, { now: new Date() });
  const next = { agreed_starts_at: '2030-07-10T12:30:00.000Z', agreed_ends_at: '2030-07-10T16:30:00.000Z' };
  await payload.update({ collection: 'leads', id: regular.id, data: next, depth: 0 });
  await payload.update({ collection: 'leads', id: once.id, data: { done_at: new Date().toISOString() }, depth: 0 });
  const { text } = await feed(await make(tokens.leads));
  const days = (name: string) =>
    text
      .split('BEGIN:VEVENT')
      .flatMap((event) => (event.includes(name) ? (/DTSTART:(\d+)/.exec(event)?.[1] ?? []) : []))
      .sort();
  expect([days('Rita Regular'), days('Otto Once'), days('Theo Test'), days('Lena Later')]).toEqual([
    ...[['20300703', '20300710'], ['20300703'], []],
    ['20300703'],
  ]);
  const uids = text.match(/UID:.*/g);
  expect(new Set(uids).size).toBe(uids?.length);
});

it('an address is known by its hash alone, and stops when it is replaced or removed (R-OWNER-49)', async () => {
  const first = await make(tokens.leads);
  const rows = JSON.stringify(await rowsOf(payload, sql`SELECT * FROM payload_kv WHERE key LIKE 'calendar-address%'`));
  expect(rows).not.toContain(first.slice(2, -4));
  expect(nameIn(await (await look(tokens.leads)).text()), 'it is shown once').toBe('');
  const second = await make(tokens.leads);
  expect([(await feed(first)).status, (await feed(second)).status]).toEqual([404, 200]);
  const others = await make(tokens.owner);
  expect((await press('remove', tokens.leads)).status).toBe(303);
  expect([(await feed(second)).status, (await feed(others)).status]).toEqual([404, 200]);
  for (const name of [
    '',
    '1.ics',
    `1-${'a'.repeat(32)}.ics`,
    `${'9'.repeat(30)}-${'a'.repeat(32)}.ics`,
    second.replace(/^\d+/, '0'),
  ])
    expect((await feed(name)).status).toBe(404);
});

it('nobody gets a day who may not see enquiries, whatever address they had (R-OWNER-49)', async () => {
  expect((await press('make', tokens.editor)).status).toBe(403);
  expect((await press('make', undefined)).status).toBe(401);
  const name = await make(tokens.leads);
  const status = async (data: Partial<User>) => {
    await account(data);
    return (await feed(name)).status;
  };
  expect(await status({ paused: true })).toBe(404);
  expect(await status({ paused: false, role: 'editor' })).toBe(404);
  expect(await status({ role: 'leads' })).toBe(200);
  expect(await status({ createdAt: new Date(Date.now() + 60_000).toISOString() }), 'a later account of that number').toBe(404);
});
