import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Lead } from '../../base/database/payload-types';
import { execute, rowsOf, sql } from '../../base/database/query';
import { env } from '../../base/process/env';
import type { Role } from '../../base/rights/access';
import { signedIn, startPayload } from '../../testing/api';
import { AT_ONCE } from './list-acts';
import { answerAtWebsite, answerChange, answerList } from './list-routes';

const people = {} as Record<Role, { id: number; token: string }>;
let payload: Payload;
/** Stands in for the website: what lies there, and what it was asked. */
let site: Server;
let lying: object[] = [];
let told: [path: string, references: string[]][] = [];
let answers = true;

beforeAll(async () => {
  payload = await startPayload();
  for (const role of ['owner', 'leads', 'editor'] as const) people[role] = await signedIn(payload, role);
  site = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const asked = JSON.parse(text || '{}');
    if (request.method === 'POST') told.push([request.url ?? '', asked.references]);
    const done = asked.references?.length ?? 0;
    const answer = { leads: request.url === '/_spool/refused' ? lying : [], sent: done, dismissed: done, erased: 0 };
    response
      .writeHead(answers ? 200 : 503, { 'content-type': 'application/json', connection: 'close' })
      .end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await new Promise((done) => site.once('listening', done));
  Object.assign(env, { sites: [`http://127.0.0.1:${(site.address() as AddressInfo).port}`] });
});
afterAll(() => site.close());
beforeEach(async () => {
  [lying, told, answers] = [[], [], true];
  await execute(payload, sql`DELETE FROM leads`);
});

let made = 0;
async function arrived(more: Partial<Lead> = {}): Promise<Lead> {
  made += 1;
  const numbered = { reference: `E-MANY-${made}`, idempotency_key: `many ${made}`, received_at: new Date().toISOString() };
  const data = {
    form: 'contact',
    status: 'new',
    name: `Caller ${made}`,
    email: `many${made}@example.com`,
    ...numbered,
    ...more,
  } as Lead;
  return payload.create({ collection: 'leads', data, depth: 0 });
}
const newest = (id: number) => payload.findByID({ collection: 'leads', id, depth: 0 });

const requestOf = (role: Role | undefined, address: string, body?: Record<string, string> | [string, string][]) =>
  new Request(`http://localhost:3001${address}`, {
    headers: new Headers(role ? { authorization: `JWT ${people[role].token}` } : {}),
    ...{ method: body ? 'POST' : 'GET', body: body && new URLSearchParams(body) },
  });
const ask = (role: Role | undefined, query: string) =>
  answerChange(payload, requestOf(role, `/office/enquiries/change?${query}`));
const post = (role: Role | undefined, fields: Record<string, string>) =>
  answerChange(payload, requestOf(role, '/office/enquiries/change', fields));
const list = async (address: string) => (await answerList(payload, requestOf('owner', address))).text();

/** The hidden fields of a page's form, as a browser posts them. */
const fieldsIn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value?.replaceAll('&amp;', '&'),
    ]),
  ) as Record<string, string>;

/** Confirms an act as its page asks for it; resolves with that page, and the list that it leads to. */
async function confirm(role: Role, query: string) {
  const before = await (await ask(role, query)).text();
  const answer = await post(role, fieldsIn(before));
  const location = answer.headers.get('location') ?? '';
  return { before, status: answer.status, location, after: location && (await list(location)) };
}
const undo = async (after: string) => {
  const form = after.slice(after.indexOf('class="saved done"'), after.indexOf('>Undo<'));
  const answer = await post('owner', fieldsIn(form));
  return list(answer.headers.get('location') ?? '');
};
const chosen = (...leads: Lead[]) => leads.map(({ id }) => `id=${id}`).join('&');
const states = async (id: number) => {
  const [row] = await rowsOf<{ customer: string }>(
    payload,
    sql`SELECT customer_mail_state AS customer FROM leads WHERE id = ${id}`,
  );
  return row?.customer;
};

it('marks the chosen ones as spam, and takes it back with all that it had changed (R-OWNER-42)', async () => {
  const [plain, odd] = [await arrived({ status: 'contacted' }), await arrived({ suspicion: 'Came too fast.' })];
  await payload.update({
    collection: 'leads',
    id: plain.id,
    data: { question_due_at: new Date(Date.now() + 1e6).toISOString() },
  });
  const asking = await newest(plain.id);
  expect(await states(odd.id)).toBe('held');
  const { before, location, after } = await confirm('leads', `act=spam&view=all&q=caller&${chosen(plain, odd)}`);
  expect(before).toContain('2 enquiries: spam?');
  expect(before).toContain(`${plain.name}: Enquiry`);
  expect(location).toMatch(/^\/office\/enquiries\?q=caller&did=spam&n=2/);
  expect(after).toContain('2 enquiries are spam now.');
  for (const { id } of [plain, odd])
    expect(await newest(id)).toMatchObject({ status: 'spam', due_at: null, question_due_at: null });
  expect(await undo(after)).toContain('2 enquiries are as they were before.');
  expect(await newest(plain.id)).toMatchObject({ status: 'contacted', question_due_at: asking.question_due_at });
  expect(await newest(odd.id)).toMatchObject({ status: 'new', suspicion: 'Came too fast.' });
  expect(await states(odd.id)).toBe('held');
});

it('says which mails are sent before it is not spam, and sends them', async () => {
  const [spam, odd, plain] = [
    await arrived({ status: 'spam' }),
    await arrived({ suspicion: 'Came too fast.' }),
    await arrived({ status: 'contacted' }),
  ];
  const { before, after } = await confirm('owner', `act=not-spam&${chosen(spam, odd, plain)}`);
  expect(before).toContain('What was held back is sent at once: 2 confirmations to customers and 1 mail to the office.');
  expect(before).toContain('1 of the chosen is neither spam nor suspicious already.');
  expect(after).toContain('2 enquiries are not spam; what was held back is sent.');
  for (const { id } of [spam, odd]) {
    expect(await newest(id)).toMatchObject({ status: 'new', suspicion: null });
    expect(await states(id)).not.toMatch(/held|none/);
  }
  await undo(after);
  expect(await newest(spam.id)).toMatchObject({ status: 'spam' });
  expect(await newest(odd.id)).toMatchObject({ status: 'new', suspicion: 'Came too fast.' });
});

it('what is not spam is again what it was before (R-OWNER-42)', async () => {
  const lead = await arrived({ status: 'contacted' });
  await confirm('owner', `act=spam&${chosen(lead)}`);
  await confirm('owner', `act=not-spam&${chosen(await newest(lead.id))}`);
  expect((await newest(lead.id)).status).toBe('contacted');
});

it('assigns them to an account that answers enquiries, or to nobody', async () => {
  const leads = [await arrived(), await arrived({ assigned_to: people.owner.id })] as const;
  const { before, after } = await confirm('owner', `act=assign&to=${people.leads.id}&${chosen(...leads)}`);
  expect(before).toContain('2 enquiries: looked after by leads?');
  for (const { id } of leads) expect((await newest(id)).assigned_to).toBe(people.leads.id);
  await undo(after);
  expect((await newest(leads[0].id)).assigned_to).toBeNull();
  expect((await newest(leads[1].id)).assigned_to).toBe(people.owner.id);
  await confirm('owner', `act=assign&to=nobody&${chosen(...leads)}`);
  expect((await newest(leads[1].id)).assigned_to).toBeNull();
  for (const to of [String(people.editor.id), '999999', '']) {
    expect((await ask('owner', `act=assign&to=${to}&${chosen(...leads)}`)).status).toBe(400);
    const fields = { act: 'assign', ids: String(leads[0].id), to, made_from: new Date().toISOString() };
    expect((await post('owner', fields)).status).toBe(400);
  }
});

it('leaves what somebody saved after the page was made, and a second press changes nothing more', async () => {
  const [first, second] = [await arrived({ status: 'spam' }), await arrived({ status: 'spam' })];
  const page = fieldsIn(await (await ask('owner', `act=not-spam&${chosen(first, second)}`)).text());
  await payload.update({ collection: 'leads', id: second.id, data: { lost_reason: 'Asked thrice' } });
  const after = await list((await post('owner', page)).headers.get('location') ?? '');
  expect(after).toContain('1 enquiry is not spam; what was held back is sent. 1 was changed by somebody else meanwhile');
  expect([(await newest(first.id)).status, (await newest(second.id)).status]).toEqual(['new', 'spam']);
  const { updatedAt } = await newest(first.id);
  expect((await post('owner', page)).headers.get('location')).toContain('n=0&same=1&left=1');
  expect((await newest(first.id)).updatedAt).toBe(updatedAt);

  const done = await confirm('owner', `act=spam&${chosen(first)}`);
  await payload.update({ collection: 'leads', id: first.id, data: { status: 'won' } });
  expect(await undo(done.after)).toContain('1 was changed by somebody else meanwhile');
  expect((await newest(first.id)).status).toBe('won');
});

it('changes all that match, at most five hundred at once', async () => {
  const now = new Date().toISOString();
  for (let n = 0; n < AT_ONCE + 2; n += 1)
    await execute(
      payload,
      sql`INSERT INTO leads (name, status, source, received_at, form, reference, idempotency_key, created_at, updated_at)
          VALUES (${`Bulk ${n}`}, 'new', 'Flyer', ${now}, 'contact', ${`B-${n}`}, ${`bulk ${n}`}, ${now}, ${now})`,
    );
  const other = await arrived();
  const html = await (await ask('owner', 'act=spam&all=1&source=Flyer')).text();
  expect(html).toContain(`${AT_ONCE} enquiries: spam?`);
  expect(html).toContain(`These are the first ${AT_ONCE}; do it again for the others.`);
  expect(fieldsIn(html).ids?.split('.')).toHaveLength(AT_ONCE);
  expect(fieldsIn(html).ids?.split('.')).not.toContain(String(other.id));
  expect(html.length).toBeLessThan(30_000);
});

it('erases exactly the chosen ones, for owners alone; while the website is silent, nothing', async () => {
  const [one, other] = [
    await arrived({ name: 'Erika Erased', email: 'erika@example.com' }),
    await arrived({ email: 'erika@example.com' }),
  ];
  expect(await list('/office/enquiries')).toContain('value="erase"');
  expect((await ask('leads', `act=erase&${chosen(one)}`)).status).toBe(403);
  const fields = { act: 'erase', ids: String(one.id), made_from: new Date().toISOString() };
  expect((await post('leads', fields)).status).toBe(403);
  answers = false;
  const refused = await confirm('owner', `act=erase&${chosen(one)}`);
  expect(refused.after).toContain('The website did not answer, and may hold something of the people: 1 was not erased.');
  expect((await newest(one.id)).name).toBe('Erika Erased');
  answers = true;
  const { before, after } = await confirm('owner', `act=erase&${chosen(one)}`);
  expect(before).toContain('This cannot be undone.');
  expect(after).toContain('1 enquiry is erased.');
  expect(after).not.toContain('>Undo<');
  expect(await newest(one.id)).toMatchObject({ name: null, email: null, anonymised_at: expect.any(String) });
  expect((await newest(other.id)).email).toBe('erika@example.com');
  const { docs } = await payload.find({ collection: 'audit', where: { action: { equals: 'erase' } } });
  expect(docs.map(({ record }) => record)).toContain(String(one.id));
});

it('refuses what no page of ours sends, and who may not see enquiries', async () => {
  const lead = await arrived();
  const fields = { act: 'spam', ids: String(lead.id), made_from: new Date().toISOString() };
  for (const query of [
    '',
    'act=spam',
    'act=delete&id=1',
    'act=spam&id=1e3',
    'act=spam&id=__proto__',
    `act=spam&id=${'9'.repeat(30)}`,
  ])
    expect([query, (await ask('owner', query)).status]).toEqual([query, 400]);
  const forgeries: Record<string, string>[] = [
    { act: 'delete' },
    { ids: '' },
    { ids: '1,2' },
    { ids: '0' },
    { made_from: 'now' },
    { act: 'undo' },
    { act: 'undo', of: 'erase' },
  ];
  for (const forged of forgeries) expect([forged, (await post('owner', { ...fields, ...forged })).status]).toEqual([forged, 400]);
  const many = Array.from({ length: AT_ONCE + 1 }, (_, n) => n + 1).join('.');
  expect((await post('owner', { ...fields, ids: many })).status).toBe(400);
  expect((await post('editor', fields)).status).toBe(403);
  expect((await ask('editor', `act=spam&${chosen(lead)}`)).status).toBe(403);
  expect((await post(undefined, fields)).status).toBe(401);
  const back = 'https://evil.example/?view=spam';
  expect((await post('owner', { ...fields, ids: '999999', back })).headers.get('location')).toMatch(/^\/office\/enquiries\?/);
  expect((await newest(lead.id)).status).toBe('new');
});

it('shows what lies at the website, sends it again and removes it there (R-LEAD-8)', async () => {
  const fields = { name: 'Asta Aside', phone: '0491 570 156', message: 'Two ovens', captcha: '10' };
  const lie = (reference: string) => ({ reference, received_at: Date.now(), form: 'contact', page: '/contact-us', fields });
  lying = [lie('E-2345-6789'), lie('E-2345-6788')];
  const html = await list('/office/enquiries?view=new');
  for (const part of ['2 could not be stored here', 'Two ovens', 'href="tel:+61491570156"', 'Send all again', '/contact-us'])
    expect(html).toContain(part);
  expect(html).not.toContain('>10<');
  const act = (role: Role, ...pairs: [string, string][]) =>
    answerAtWebsite(payload, requestOf(role, '/office/enquiries/at-website', pairs));
  const both: [string, string][] = [
    ['reference', 'E-2345-6789'],
    ['reference', 'E-2345-6788'],
    ['back', 'view=new'],
  ];
  const sent = (await act('leads', ['act', 'send'], ...both)).headers.get('location') ?? '';
  expect(sent).toBe('/office/enquiries?view=new&sent=2#at-website');
  expect(await list(sent)).toContain('2 are sent again; in a moment they are in the list.');
  lying = [];
  const removed = (await act('owner', ['act', 'dismiss'], ['reference', 'E-2345-6788'])).headers.get('location') ?? '';
  expect(await list(removed)).toContain('It was removed from the website.');
  expect(await list('/office/enquiries')).not.toContain('lie at the website');
  expect(told).toEqual([
    ['/_spool/send-again', ['E-2345-6789', 'E-2345-6788']],
    ['/_spool/dismiss', ['E-2345-6788']],
  ]);
  answers = false;
  const silent = (await act('owner', ['act', 'send'], ...both)).headers.get('location') ?? '';
  expect(await list(silent)).toContain('Nothing was changed; try again.');
  for (const pairs of [[['act', 'send']], [['act', 'burn'], ...both], both] as [string, string][][])
    expect((await act('owner', ...pairs)).status).toBe(400);
  expect((await act('editor', ['act', 'send'], ...both)).status).toBe(403);
});
