import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Lead } from '../../base/database/payload-types';
import { execute, rowsOf, sql } from '../../base/database/query';
import { env } from '../../base/process/env';
import { askRest, callApi, signedIn, startPayload } from '../../testing/api';
import { idsIn, valuesFor } from '../../testing/fill-database';
import { TABLES_OF_RELEASE_BEFORE } from '../notes/release-before';
import { answerEnquiry } from '../pages/enquiry-routes';
import { answerErase } from '../pages/erase';
import { storePhoto } from '../photos/store-photo';
import { forgetMarks } from '../record/erased';
import { recordOutcome } from '../record/message-queue';
import { eraseList } from './erase-list';

let payload: Payload;
let token: string;
/** Stands in for the site: what it holds, and what it was told to erase. */
let site: Server;
let held: object[] = [];
let told: { leads: string[]; references: string[]; keys: string[] }[] = [];

beforeAll(async () => {
  payload = await startPayload();
  ({ token } = await signedIn(payload, 'owner'));
  site = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const asked = JSON.parse(text || '{}');
    if (request.url === '/_spool/erase') told.push(asked);
    const answer = request.url === '/_spool/person' ? { leads: held } : { erased: asked.leads?.length ?? 0 };
    response.writeHead(200, { 'content-type': 'application/json', connection: 'close' }).end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await new Promise((done) => site.once('listening', done));
  Object.assign(env, { sites: [`http://127.0.0.1:${(site.address() as AddressInfo).port}`] });
});
afterAll(() => site.close());
beforeEach(() => {
  [held, told] = [[], []];
});

let number = 0;
async function enquire(fields: Partial<Record<'name' | 'email' | 'phone' | 'message', string>>): Promise<Lead> {
  number += 1;
  const reference = `E-E${number}`;
  await callApi(payload, '/contact-submit', {
    ...{ name: 'Mia', email: `m${number}@example.com`, phone: `04${10_000_000 + number * 7919}`, message: '', captcha: '10' },
    ...{ city: 'Adelaide', address: '1 Example Street' },
    ...fields,
    origin: { key: `erased lead ${number}`, reference, received_at: new Date().toISOString(), page: '/contact-us' },
  });
  const { docs } = await payload.find({ collection: 'leads', where: { reference: { equals: reference } }, depth: 0 });
  if (!docs[0]) throw new Error('the lead is missing');
  return docs[0];
}

const rest = (method: string, path: string, body?: object) => askRest(payload, method, `/leads${path}`, { token, body });
const listOf = (lead: Lead) => eraseList(payload, lead);
const erasePage = ({ id }: Lead, init: RequestInit = {}) =>
  answerErase(
    payload,
    new Request('http://localhost:3001/office', { ...init, headers: { authorization: `JWT ${token}` } }),
    String(id),
  );
const erase = (lead: Lead, leads: number[] = [], spool: string[] = []) => {
  const chosen = [...leads.map((id) => ['leads', String(id)]), ...spool.map((reference) => ['spool', reference])];
  return erasePage(lead, { method: 'POST', body: new URLSearchParams(chosen) });
};
const press = ({ id, updatedAt }: Lead, name: string, text = '') => {
  const body = new URLSearchParams({ act: name, made_from: updatedAt, id: randomBytes(12).toString('hex'), text });
  const posted = new Request('http://localhost:3001/office', {
    method: 'POST',
    headers: { authorization: `JWT ${token}` },
    body,
  });
  return answerEnquiry(payload, posted, String(id));
};
const note = (lead: Lead, text: string) => press(lead, 'note', text);
const nameOf = async ({ id }: Lead) => (await payload.findByID({ collection: 'leads', id, depth: 0 })).name;

it('erases a person who left a name only (R-LEAD-12)', async () => {
  const body = { name: 'Nameless Neighbour', message: 'Asked at the door' };
  const { doc } = (await (await rest('POST', '?depth=0', body)).json()) as { doc: Lead };
  expect(await listOf(doc)).toMatchObject([{ who: 'Nameless Neighbour', why: 'This enquiry', fixed: true, sure: true }]);
  expect((await erase(doc)).status).toBe(303);
  expect(await nameOf(doc)).toBeNull();
});

it('lists the leads that may belong to the person, each with the reason, and erases the chosen ones only (R-LEAD-12)', async () => {
  const phone = '0455 123 987';
  const first = await enquire({ name: 'Ida Able', email: 'ida@example.com', phone });
  const tagged = await enquire({ name: 'I. Able', email: 'Ida+home@example.com', phone: '000000' });
  const called = await enquire({ name: 'ida able', email: 'work@example.com', phone: '+61 455 123 987' });
  const stranger = await enquire({ name: 'Tom Odd', email: 'tom@example.com', phone });
  const namesake = await enquire({ name: 'Ida Able', email: 'other-ida@example.com' });
  const zero = await enquire({ name: 'Zero Zed', email: 'zero@example.com', phone: '000000' });
  const fields = { name: 'Ida', email: 'ida@example.com', phone: '' };
  held = [{ reference: 'E-HELD', received_at: Date.now(), form: 'contact', page: '/', fields }];
  const list = await listOf(first);
  const why = (lead: { id: number }) => list.find(({ key }) => key === lead.id);
  expect(why(tagged)).toMatchObject({ sure: true, why: 'Same e-mail address' });
  expect(why(called)).toMatchObject({ sure: true, why: 'Same phone number and name' });
  expect(why(stranger)).toMatchObject({ sure: false, why: expect.stringContaining('another name') });
  expect(why(namesake)).toMatchObject({ sure: false });
  expect(why(zero)).toBeUndefined();
  expect(list.find(({ at }) => at === 'spool')).toMatchObject({ key: 'E-HELD', sure: true });
  expect((await listOf(tagged)).map(({ key }) => key)).not.toContain(zero.id);

  const receipt = (await erase(first, [tagged.id, called.id, zero.id], ['E-HELD', 'E-NOT-THEIRS'])).headers.get('location');
  expect(receipt).toBe(`/office/enquiries/${first.id}?done=erased&here=3&there=1`);
  const erased = [first, tagged, called];
  expect(told).toEqual([
    {
      leads: ['E-HELD'],
      references: expect.arrayContaining(erased.map(({ reference }) => reference)),
      keys: expect.arrayContaining(erased.map(({ idempotency_key }) => idempotency_key)),
    },
  ]);
  expect(told[0]?.references).toHaveLength(3);
  for (const gone of [first, tagged, called]) expect(await nameOf(gone), gone.reference).toBeNull();
  for (const stays of [stranger, namesake, zero]) expect(await nameOf(stays)).toBe(stays.name);
});

it('erases nothing without a selection, and nothing while a site does not answer', async () => {
  const lead = await enquire({ name: 'Cautious' });
  expect((await erasePage(lead, { method: 'POST', body: '{}' })).status).toBe(400);
  const { sites } = env;
  Object.assign(env, { sites: ['http://127.0.0.1:1'] });
  expect((await erasePage(lead)).status).toBe(502);
  expect((await erase(lead)).status).toBe(502);
  Object.assign(env, { sites });
  expect(await nameOf(lead)).toBe('Cautious');
});

/** Rows of the tables with leads that still hold the word. */
async function held_by(word: string): Promise<string[]> {
  const tables = ['leads', '_leads_v', 'lead_notes', ...TABLES_OF_RELEASE_BEFORE, 'outbox'];
  const found = await Promise.all(
    tables.map(async (name) => {
      const rows = await rowsOf(payload, sql`SELECT * FROM ${sql.identifier(name)}`);
      return JSON.stringify(rows).toLowerCase().includes(word.toLowerCase()) ? name : [];
    }),
  );
  return found.flat();
}

const writes = ['save', 'bulk edit', 'restore', 'rescue', 'note', 'settle', 'trash', 'status'] as const;
type Write = (typeof writes)[number];

it('an erased person does not come back, whatever is written before, meanwhile or afterwards (R-LEAD-12)', async () => {
  const cases = fc.array(
    fc.record({ write: fc.constantFrom(...writes), when: fc.constantFrom('before', 'meanwhile', 'after') }),
    {
      minLength: 3,
      maxLength: 6,
    },
  );
  await fc.assert(
    fc.asyncProperty(cases, async (acts) => {
      const word = `mogwai${number}x`;
      const lead = await enquire({ name: `Gone ${word}`, email: `${word}@example.com`, message: `My cat ${word}` });
      await rest('PATCH', `/${lead.id}`, { status: 'contacted' });
      await note(lead, `Rang ${word}`);
      const [version] = (await payload.findVersions({ collection: 'leads', where: { parent: { equals: lead.id } } })).docs;
      const {
        updatedAt: _,
        createdAt: created_at,
        id,
        ...stale
      } = await payload.findByID({ collection: 'leads', id: lead.id, depth: 0 });
      const row = { id, created_at, attempts: 0 };
      const outcome = { state: 'failed' as const, error: `No mailbox ${word}@example.com` };
      const act: Record<Write, () => Promise<unknown>> = {
        save: () => rest('PATCH', `/${id}`, stale),
        'bulk edit': () => rest('PATCH', `?where[id][in][0]=${id}`, { status: 'won', name: `Gone ${word}` }),
        restore: () => rest('POST', `/versions/${version?.id}`),
        rescue: () => press(lead, 'not-spam'),
        note: () => note(lead, `Again ${word}`),
        settle: () => recordOutcome(payload, { table: 'leads', prefix: 'customer_mail' }, row, outcome, new Date()),
        trash: () => rest('PATCH', `/${id}?trash=true`, { deletedAt: new Date().toISOString() }),
        status: () => rest('PATCH', `/${id}?trash=true`, { status: 'lost' }),
      };
      const doAll = (when: string) => acts.filter((one) => one.when === when).map(({ write }) => act[write]());
      for (const one of acts.filter(({ when }) => when === 'before')) await act[one.write]();
      const [erased] = await Promise.all([erase(lead), ...doAll('meanwhile')]);
      expect(erased?.status).toBe(303);
      for (const one of acts.filter(({ when }) => when === 'after')) await act[one.write]();
      expect(await held_by(word)).toEqual([]);
    }),
    {
      numRuns: 6,
      examples: [
        [
          [
            { write: 'save', when: 'after' },
            { write: 'restore', when: 'after' },
            { write: 'rescue', when: 'meanwhile' },
          ],
        ],
      ],
    },
  );
});

it('whoever saves a form that was open meanwhile is told that the person was erased', async () => {
  const lead = await enquire({ name: 'Late Save' });
  await erase(lead);
  const answer = await rest('PATCH', `/${lead.id}`, { name: 'Late Save', status: 'quoted' });
  expect({ status: answer.status, body: await answer.text() }).toMatchObject({
    status: 400,
    body: expect.stringContaining('was erased'),
  });
  expect((await rest('PATCH', `/${lead.id}`, { status: 'won', quoted_amount: 90 })).status).toBe(200);
});

it('an erasure waits for a lead that is being stored', async () => {
  const first = await enquire({ name: 'Under Way', email: 'way@example.com' });
  const create = payload.db.create;
  let go = () => {};
  const gate = new Promise<void>((done) => {
    go = done;
  });
  payload.db.create = async (args) => {
    if (args.collection === 'leads') await gate;
    return create.call(payload.db, args);
  };
  held = [
    { reference: `E-E${number + 1}`, received_at: Date.now(), form: 'contact', page: '/', fields: { email: 'way@example.com' } },
  ];
  const late = enquire({ name: 'Under Way', email: 'way@example.com' });
  await new Promise((done) => setTimeout(done, 200));
  const erased = erase(first, [], [`E-E${number}`]);
  setTimeout(go, 500);
  const [stored] = await Promise.all([late, erased]);
  payload.db.create = create;
  expect(await nameOf(stored)).toBeNull();
});

it('what comes late of an erased person is taken and not stored: lead, photo or one that the website held (R-PHOTO-9)', async () => {
  const lead = await enquire({ name: 'Late Comer', email: 'late@example.com' });
  held = [
    { reference: 'E-LATE-HELD', received_at: Date.now(), form: 'contact', page: '/', fields: { email: 'late@example.com' } },
  ];
  expect((await erase(lead, [], ['E-LATE-HELD'])).status).toBe(303);
  const again = (key: string, reference: string) =>
    callApi(payload, '/contact-submit', {
      ...{ name: 'Late Comer', email: 'late@example.com', phone: '0455 000 111', message: '', captcha: '10' },
      ...{ city: 'Adelaide', address: '1 Example Street' },
      origin: { key, reference, received_at: new Date().toISOString(), page: '/contact-us' },
    });
  expect(await again(lead.idempotency_key, lead.reference)).toMatchObject({ body: { success: true, reference: lead.reference } });
  expect(await again('another key for it', 'E-LATE-HELD')).toMatchObject({ body: { success: true } });
  expect(await again(lead.idempotency_key, 'E-ANOTHER-1')).toMatchObject({ body: { success: true } });
  expect(await held_by('late comer')).toEqual([]);
  const photo = { photo: 'a'.repeat(32), name: 'late-oven.jpg', sha256: '0'.repeat(64) };
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#386' } })
    .jpeg()
    .toBuffer();
  for (const of of [{ key: lead.idempotency_key, reference: lead.reference }, { reference: lead.reference }])
    expect(await storePhoto(payload, { ...photo, ...of }, picture)).toMatchObject({ status: 'refused' });
  expect((await payload.count({ collection: 'lead-photos', where: { name: { equals: photo.name } } })).totalDocs).toBe(0);
  // The marks say nothing of the person, and end.
  const marks = () =>
    rowsOf<{ key: string; data: unknown }>(payload, sql`SELECT key, data FROM payload_kv WHERE key LIKE 'erased.%'`);
  expect(JSON.stringify(await marks())).not.toContain(lead.idempotency_key);
  expect(JSON.stringify(await marks())).not.toContain('LATE');
  await forgetMarks(payload, new Date(Date.now() + 3 * 24 * 60 * 60_000));
  expect(await marks()).toEqual([]);
  expect(await again(lead.idempotency_key, lead.reference)).toMatchObject({ body: { success: true } });
  expect(await held_by('late comer')).toContain('leads');
});

/** What an erased enquiry still says: nothing about a person. A new column is personal until it stands here. */
const KEPT = [
  ...['id', 'reference', 'idempotency_key', 'created_at', 'updated_at', 'received_at', 'anonymised_at', 'follow_edition'],
  ...['form', 'page', 'service', 'about', 'cleaning_model', 'city', 'state', 'source', 'latest_source', 'reached_us_by'],
  ...['status', 'first_answered_at', 'done_at', 'quoted_amount', 'assigned_to_id', 'possibly_double', 'is_test', 'drill'],
  ...['office_mail', 'customer_mail', 'day_mail', 'webhook'].flatMap((sent) => [
    `${sent}_state`,
    `${sent}_attempts`,
    `${sent}_at`,
  ]),
];

it('erasing empties every column of an enquiry but those named here, and leaves no row about it (R-LEAD-12)', async () => {
  const lead = await enquire({});
  expect((await note(lead, 'Of somebody who is erased')).status).toBe(303);
  const version = sql`(SELECT max(id) FROM _leads_v WHERE parent_id = ${lead.id})`;
  await execute(
    payload,
    sql`INSERT INTO _leads_v_version_notes (_order, _parent_id, text) VALUES (1, ${version}, 'Of somebody who is erased')`,
  );
  expect(await held_by('somebody who is erased')).toEqual(['lead_notes', ...TABLES_OF_RELEASE_BEFORE]);
  const { reference, idempotency_key, created_at, received_at } = lead as unknown as Record<string, unknown>;
  const values = valuesFor(payload.collections.leads.config.flattenedFields, await idsIn(payload));
  const own = { reference, idempotency_key, created_at, received_at, anonymised_at: null, deletedAt: null };
  await payload.db.updateOne({ collection: 'leads', id: lead.id, data: { ...values, ...own } });
  await erase(lead, [lead.id]);
  const [row = {}] = await rowsOf<Record<string, unknown>>(payload, sql`SELECT * FROM leads WHERE id = ${lead.id}`);
  expect(row.anonymised_at).toBeTruthy();
  const left = Object.keys(row).filter((name) => row[name] !== null && row[name] !== '');
  expect(left.filter((name) => !KEPT.includes(name))).toEqual([]);
  expect(await held_by('somebody who is erased')).toEqual([]);
});
