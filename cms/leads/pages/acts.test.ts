import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { obfuscated } from '../../../tests/kit/cloudflare';
import type { Lead } from '../../base/database/payload-types';
import { daysLater, storedDay } from '../../base/process/days';
import { localDay, zoneOf } from '../../base/process/zone';
import { startPayload } from '../../testing/api';
import { doCustomerAct } from '../follow/acts';
import { textOf } from '../mails/body';
import { companyOf, officeMail } from '../mails/compose';
import { notesOf } from '../notes/notes';
import { followLink } from '../record/follow-link';
import { lightPageOf } from '../record/light-page';
import { accountsIn } from '../testing/visits';
import { nextStep } from './act-forms';
import { doAct } from './acts';
import { enquiryPage } from './enquiry';
import { answerEnquiry, answerToday } from './enquiry-routes';
import { ActForm } from './posted-act';
import { readForm } from './visit';

let tokens: Awaited<ReturnType<typeof accountsIn>>['tokens'];
let visits: Awaited<ReturnType<typeof accountsIn>>['visits'];
let payload: Payload;
let made = 0;

beforeAll(async () => {
  payload = await startPayload();
  ({ tokens, visits } = await accountsIn(payload));
});

async function arrived(name: string, more: Partial<Lead> = {}): Promise<Lead> {
  made += 1;
  const numbered = { reference: `E-LIGHT-${made}`, idempotency_key: `light ${made}`, received_at: new Date().toISOString() };
  const data = { form: 'contact', status: 'new', name, phone: '0491 570 156', ...numbered, ...more } as Lead;
  return payload.create({ collection: 'leads', data, depth: 0 });
}
const newest = (id: number) => payload.findByID({ collection: 'leads', id, depth: 0 });

function form(act: ActForm['act'], { updatedAt }: Lead, more: Partial<ActForm> = {}): ActForm {
  made += 1;
  const id = made.toString(16).padStart(24, '0');
  return {
    act,
    made_from: updatedAt,
    id,
    text: '',
    day: '',
    on: '',
    about: '',
    from: '',
    until: '',
    edition: 0,
    amount: '',
    job: '',
    weeks: '',
    reason: '',
    to: '',
    note: 0,
    ...more,
  };
}

/** What somebody with this session gets: *Today*, or an enquiry; with a body, the answer to a form about it. */
function ask(token: string | undefined, name?: string, body?: URLSearchParams) {
  const headers = new Headers(token ? { authorization: `JWT ${token}` } : {});
  const address = `http://localhost:3001${name === undefined ? '/office' : `/office/enquiries/${name}`}`;
  const request = new Request(address, { headers, method: body ? 'POST' : 'GET', body });
  return name === undefined ? answerToday(payload, request) : answerEnquiry(payload, request, name);
}

it('shows enquiries to those who answer them, and leads strangers to the sign-in and back (R-OWNER-36)', async () => {
  const lead = await arrived('Rita Rights');
  for (const role of ['owner', 'leads']) {
    expect(await (await ask(tokens[role])).text()).toContain('Rita Rights');
    const page = await ask(tokens[role], String(lead.id));
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const html = await page.text();
    expect(html).toContain('href="tel:+61491570156"');
    expect(obfuscated(html)).toBe(html); // as Cloudflare hands it on (R-RUN-49)
  }
  const act = new URLSearchParams({ act: 'answered', made_from: lead.updatedAt, id: 'a'.repeat(24) });
  for (const [name, body] of [[undefined], [String(lead.id)], [String(lead.id), act]] as const) {
    const editors = await ask(tokens.editor, name, body);
    expect([name, editors.status, await editors.text()]).toEqual([name, 403, expect.not.stringContaining('Rita')]);
    const strangers = await ask(undefined, name, body);
    const back = encodeURIComponent(name ? `/office/enquiries/${name}` : '/office');
    // A script would take another page for the answer to what it has posted.
    const refused = body ? [401, null] : [303, `/office/sign-in?redirect=${back}`];
    expect([strangers.status, strangers.headers.get('location')]).toEqual(refused);
  }
  expect(await doAct(visits.editor, lead.id, form('answered', lead))).toMatchObject({ status: expect.any(Number) });
  expect((await newest(lead.id)).status).toBe('new');
  for (const name of ['999999', '0', '1e3', '__proto__', '..', '']) expect((await ask(tokens.owner, name)).status).toBe(404);
  expect((await ask(tokens.leads, String(lead.id), act)).headers.get('location')).toBe(`${lightPageOf(lead.id)}?done=answered`);
  expect((await ask(tokens.leads, String(lead.id), new URLSearchParams({ act: 'spam' }))).status).toBe(400);
  const address = `http://localhost:3001${lightPageOf(lead.id, 'view=new&q=Rita')}`;
  const headers = { authorization: `JWT ${tokens.leads}` };
  const again = await answerEnquiry(payload, new Request(address, { headers, method: 'POST', body: act }), String(lead.id));
  const to = new URL(again.headers.get('location') ?? '', address).searchParams;
  expect([to.get('in'), to.get('done')]).toEqual(['view=new&q=Rita', 'answered']);
});

it('what was typed when the session had ended is sent after signing in beside it; no other website’s form is (R-OWNER-36)', async () => {
  const lead = await arrived('Sam Signed-Out');
  const words = 'Rang twice, she is back on Monday.';
  const act = { act: 'note', made_from: lead.updatedAt, id: 'b'.repeat(24), text: words };
  const address = `http://localhost:3001${lightPageOf(lead.id, 'view=new')}`;
  const post = (headers: Record<string, string>, fields: Record<string, string> = act) => {
    const body = new URLSearchParams(fields);
    return answerEnquiry(
      payload,
      new Request(address, { method: 'POST', headers: { accept: 'text/html', ...headers }, body }),
      String(lead.id),
    );
  };
  const ours = { origin: 'http://localhost:3001' };
  const kept = await post(ours);
  const html = await kept.text();
  expect([kept.status, kept.headers.get('cache-control')]).toEqual([401, 'no-store']);
  expect(html).toContain(`<blockquote>${words}</blockquote>`);
  const sent = Object.fromEntries(
    [...html.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
  expect(sent).toEqual(act);
  const done = await post({ ...ours, authorization: `JWT ${tokens.leads}` }, sent);
  expect([done.status, done.headers.get('location')]).toEqual([303, expect.stringContaining('done=note')]);
  for (const origin of ['https://evil.example', 'null']) {
    const answer = await post({ origin });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/office\/sign-in/)]);
  }
  for (const name of ['password', 'current_password', 'code', 'passed'])
    expect([name, (await post(ours, { ...act, [name]: 'never written' })).status]).toEqual([name, 303]);
  expect((await post(ours, { ...act, post_code: '5000' })).status).toBe(401);
});

it('opens from a mail that is read on a website, from where nothing can be changed (R-OWNER-36)', async () => {
  const lead = await arrived('Wendy Webmail');
  const headers = { cookie: `payload-token=${tokens.owner}`, 'sec-fetch-site': 'cross-site', accept: 'text/html' };
  const address = 'http://localhost:3001/office';
  const looked = await answerEnquiry(payload, new Request(address, { headers }), String(lead.id));
  expect([looked.status, await looked.text()]).toEqual([200, expect.stringContaining('Wendy Webmail')]);
  const body = new URLSearchParams({ act: 'answered', made_from: lead.updatedAt, id: 'a'.repeat(24) });
  const forged = new Request(address, { method: 'POST', headers, body });
  expect((await answerEnquiry(payload, forged, String(lead.id))).headers.get('location')).toMatch(/^\/office\/sign-in/);
  expect((await newest(lead.id)).status).toBe('new');
});

it('does what the full form does: clocks, days, and who wrote a note when (R-OWNER-36)', async () => {
  const { id } = await arrived('Alma Acts');
  const act = async (name: ActForm['act'], more: Partial<ActForm> = {}) =>
    doAct(visits.leads, id, form(name, await newest(id), more));
  const today = localDay(new Date(), await zoneOf(payload));
  expect(await act('answered')).toBeUndefined();
  expect((await newest(id)).first_answered_at).toBeTruthy();
  expect(await act('note', { text: 'Rang, no answer' })).toBeUndefined();
  expect(await act('note', { text: 'Rang again' })).toBeUndefined();
  expect(await act('follow-up', { day: daysLater(today, 1), on: '' })).toBeUndefined();
  expect(await act('won', { amount: '$1,450.50' })).toBeUndefined();
  expect(await newest(id)).toMatchObject({
    ...{ status: 'won', quoted_amount: 1450.5, follow_up_on: storedDay(daysLater(today, 1)), edited_by: 'leads' },
  });
  expect(await notesOf(payload, id)).toMatchObject([
    { text: 'Rang, no answer', written_by: 'leads', written_at: expect.any(String) },
    { text: 'Rang again', written_by: 'leads' },
  ]);
  expect(await act('lost', { reason: 'Moved away' })).toBeUndefined();
  expect(await newest(id)).toMatchObject({ status: 'lost', lost_reason: 'Moved away' });
  for (const [name, typed] of [
    ['note', {}],
    ['lost', {}],
    ['won', { amount: 'a lot' }],
    ['won', { amount: '1'.repeat(39) }],
    ['follow-up', { on: daysLater(today, -1) }],
    ['follow-up', { on: '31 February' }],
  ] as const)
    expect([name, (await act(name, typed))?.status]).toEqual([name, 400]);
});

it('agrees a day in the zone of the customer’s office, moves it and takes it away (R-FOLLOW-7)', async () => {
  const lead = await arrived('Anna Agreed', { city: 'Melbourne' });
  const act = async (more: Partial<ActForm>) => doAct(visits.leads, lead.id, form('agree', await newest(lead.id), more));
  const on = '2030-07-01';
  for (const [typed, reason] of [
    [{ from: '09:00', until: '10:00' }, 'Choose the day'],
    [{ on: '2001-01-01', from: '09:00', until: '10:00' }, 'This day is over'],
    [{ on, from: 'nine', until: '10:00' }, 'Say from when'],
    [{ on, from: '10:00', until: '10:00' }, 'ends when it begins'],
  ] as const)
    expect(await act(typed)).toMatchObject({ status: 400, reason: expect.stringContaining(reason) });
  expect(await act({ on, from: '09:00', until: '11:30' })).toBeUndefined();
  const agreed = { agreed_starts_at: '2030-06-30T23:00:00.000Z', agreed_ends_at: '2030-07-01T01:30:00.000Z' };
  expect(await newest(lead.id)).toMatchObject(agreed);
  const page = await (await enquiryPage(visits.leads, await newest(lead.id))).text();
  expect(page).toMatch(/value="2030-07-01"[\s\S]*value="09:00"[\s\S]*value="11:30"/);
  expect(await act({ on, from: '22:00', until: '02:00' }), 'a night’s job').toBeUndefined();
  const night = await newest(lead.id);
  expect(night).toMatchObject({ agreed_starts_at: '2030-07-01T12:00:00.000Z', agreed_ends_at: '2030-07-01T16:00:00.000Z' });
  expect(await (await enquiryPage(visits.leads, night)).text()).toMatch(
    /Agreed: Monday,? 1 July.*10:00\spm to Tuesday,? 2 July.*2:00\sam/i,
  );
  expect(await act({})).toBeUndefined();
  expect((await newest(lead.id)).agreed_starts_at).toBeNull();
});

it('replaces the customer’s link once, and answers a question without changing the status (R-FOLLOW-5, R-FOLLOW-6)', async () => {
  const lead = await arrived('Lina Link', { status: 'quoted', question_due_at: new Date().toISOString() });
  const typed = form('replace-link', lead);
  expect(await Promise.all([doAct(visits.leads, lead.id, typed), doAct(visits.leads, lead.id, typed)])).toEqual([
    undefined,
    undefined,
  ]);
  const replaced = await newest(lead.id);
  expect(replaced.follow_edition).toBe(1);
  const page = await (await enquiryPage(visits.leads, replaced)).text();
  expect(page).toContain(followLink(replaced));
  expect(page).toContain('name="about" value="question"');
  const answer = form('answered', replaced, { about: 'question' });
  expect(await doAct(visits.leads, lead.id, answer)).toBeUndefined();
  expect(await doAct(visits.leads, lead.id, answer)).toBeUndefined();
  expect(await newest(lead.id)).toMatchObject({ status: 'quoted', question_due_at: null });
});

it.each([{}, { status: 'quoted' as const, question_due_at: new Date().toISOString() }])(
  'counts no answer of who has not read what the customer asked meanwhile (R-FOLLOW-5, R-OWNER-37): %j',
  async (stands) => {
    const { id } = await arrived('Quinn Question', stands);
    const opened = await newest(id);
    const key = followLink(opened)?.split('/').at(-1) ?? '';
    const question = { act: 'question' as const, id: 'q'.repeat(24), text: 'And when can you come?', version: 1 };
    expect(await doCustomerAct(payload, key, question, new Date())).toMatchObject({ done: true });
    const answer = form('answered', opened, { about: opened.question_due_at ? 'question' : '' });
    expect(await doAct(visits.leads, id, answer)).toMatchObject({
      status: 409,
      reason: expect.stringContaining('ustomer changed'),
    });
    expect((await newest(id)).status).toBe(opened.status);
    expect(await doAct(visits.leads, id, { ...answer, made_from: (await newest(id)).updatedAt })).toBeUndefined();
  },
);

it('does an act once that arrives twice (R-OWNER-37)', async () => {
  const lead = await arrived('Twice Told');
  const twice = async (typed: ActForm) => {
    const both = [doAct(visits.leads, lead.id, typed), doAct(visits.leads, lead.id, typed)];
    expect(await Promise.all(both)).toEqual([undefined, undefined]);
  };
  await twice(form('note', lead, { text: 'Key under the mat' }));
  await twice(form('answered', await newest(lead.id)));
  await twice(form('won', await newest(lead.id), { amount: '90' }));
  expect((await notesOf(payload, lead.id)).map(({ text }) => text)).toEqual(['Key under the mat']);
});

it('overwrites nothing that somebody else saved meanwhile; a note is added all the same (R-OWNER-37)', async () => {
  const lead = await arrived('Two People');
  expect(await doAct(visits.owner, lead.id, form('lost', lead, { reason: 'Too far' }))).toBeUndefined();
  const refused = await doAct(visits.leads, lead.id, form('answered', lead));
  expect(refused).toMatchObject({ status: 409, reason: expect.stringMatching(/^owner changed .*status.* after you opened it/) });
  const moved = await newest(lead.id);
  await payload.update({ collection: 'leads', id: lead.id, data: { phone: '0491 570 157' }, user: visits.owner.user });
  const other = await doAct(visits.leads, lead.id, form('won', moved, { amount: '77' }));
  expect(other?.reason, 'names what was changed, not what was pressed').toMatch(/^owner changed phone at /);
  expect(await doAct(visits.leads, lead.id, form('note', lead, { text: 'They rang' }))).toBeUndefined();
  expect([(await newest(lead.id)).status, await notesOf(payload, lead.id)]).toMatchObject(['lost', [{ text: 'They rang' }]]);
  const typed = form('won', lead, { amount: '77' });
  const page = await enquiryPage(visits.leads, await newest(lead.id), { refused: { reason: 'R', status: 409, typed } });
  expect([page.status, await page.text()]).toEqual([409, expect.stringContaining('value="77"')]);
});

it('escapes what customers and the office typed, and keeps an erased person erased', async () => {
  const evil = '"><script>alert(1)</script>';
  const lead = await arrived(evil, { message: evil, lost_reason: evil, status: 'lost' });
  const page = async () => (await enquiryPage(visits.owner, await newest(lead.id))).text();
  expect(await page()).not.toContain('<script>alert');
  await payload.db.updateOne({ collection: 'leads', id: lead.id, data: { anonymised_at: new Date().toISOString() } });
  expect(await page()).toContain('details were erased');
});

it('names the next step (R-OWNER-36)', () => {
  const now = new Date('2026-11-27T02:00:00Z');
  const step = (lead: Partial<Lead>, isReachable = true) => nextStep(lead as Lead, { now, today: '2026-11-27', isReachable });
  expect([step({ status: 'new' }), step({ status: 'new' }, false)]).toEqual(['reach', 'answered']);
  expect([step({ status: 'contacted' }), step({ status: 'quoted' })]).toEqual(['quote', 'follow-up']);
  const due = { status: 'quoted', follow_up_on: storedDay('2026-11-27') } as const;
  expect([step(due), step(due, false)]).toEqual(['reach', 'won']);
  expect(step({ ...due, follow_up_on: storedDay('2026-11-28') })).toBe('won');
  expect([step({ status: 'won' }), step({ status: 'won', quoted_amount: 0 })]).toEqual(['agree', 'agree']);
  const agreed = {
    status: 'won',
    agreed_starts_at: '2026-11-27T01:00:00.000Z',
    agreed_ends_at: '2026-11-27T03:00:00.000Z',
  } as const;
  const over = { ...agreed, agreed_ends_at: '2026-11-27T01:59:00.000Z' };
  expect([step(agreed), step(over), step({ ...over, done_at: over.agreed_ends_at })]).toEqual(['note', 'done', 'note']);
  expect([step({ status: 'lost' }), step({ status: 'spam' })]).toEqual(['note', 'note']);
});

it('takes no form that is not its own', async () => {
  const posted = (body: BodyInit) => readForm(new Request('http://localhost:3001', { method: 'POST', body }), ActForm);
  const whole = { act: 'won', made_from: new Date().toISOString(), id: 'a'.repeat(24) };
  expect(await posted(new URLSearchParams(whole))).toMatchObject({ act: 'won', amount: '' });
  for (const wrong of [
    { ...whole, act: 'erase' },
    { ...whole, made_from: 'now' },
    { ...whole, id: '1' },
  ])
    expect(await posted(new URLSearchParams(wrong))).toBeUndefined();
  expect(await posted('{}')).toBeUndefined();
});

it('is where the mail about an enquiry leads (R-OWNER-36)', async () => {
  const lead = await arrived('Mel Mailed');
  const { body } = officeMail(lead, 'office@example.com', await companyOf(payload));
  expect(textOf(body)).toContain(`/office/enquiries/${lead.id}\n`);
});
