import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Lead } from '../../base/database/payload-types';
import { storedDay } from '../../base/process/days';
import { startPayload } from '../../testing/api';
import { heldBack } from '../inbox/held-back';
import { notesOf } from '../notes/notes';
import { correctPageOf, erasePageOf, historyPageOf, lightPageOf } from '../record/light-page';
import { accountsIn } from '../testing/visits';
import { answerByHand } from './by-hand';
import { answerCorrect } from './correct';
import { answerEnquiry } from './enquiry-routes';
import { answerErase } from './erase';
import { answerHistory } from './history';

let tokens: Awaited<ReturnType<typeof accountsIn>>['tokens'];
let visits: Awaited<ReturnType<typeof accountsIn>>['visits'];
let payload: Payload;
let made = 0;

beforeAll(async () => {
  payload = await startPayload();
  ({ tokens, visits } = await accountsIn(payload));
});

async function arrived(more: Partial<Lead> = {}): Promise<Lead> {
  made += 1;
  const numbered = { reference: `E-WHOLE-${made}`, idempotency_key: `whole ${made}`, received_at: new Date().toISOString() };
  const data = { form: 'contact', status: 'new', name: `Wanda Whole ${made}`, email: 'wanda@example.com', ...numbered, ...more };
  return payload.create({ collection: 'leads', data: data as Lead, depth: 0 });
}
const newest = (id: number) => payload.findByID({ collection: 'leads', id, depth: 0, trash: true });
const newId = () => {
  made += 1;
  return made.toString(16).padStart(24, '0');
};

type Answer = (payload: Payload, request: Request, name: string) => Promise<Response>;
type Body = Record<string, string> | [string, string][];
/** What an account gets from a page; with a body, the answer to its form. */
async function ask(answer: Answer, id: number, body?: Body, as = 'leads', query = '') {
  const request = new Request(`http://localhost:3001/office${query}`, {
    headers: { authorization: `JWT ${tokens[as]}` },
    ...(body && { method: 'POST', body: new URLSearchParams(body) }),
  });
  const response = await answer(payload, request, String(id));
  return { status: response.status, to: response.headers.get('location'), text: await response.text() };
}
/** Presses a button of the enquiry's page. */
const press = async (lead: Lead, act: string, more: Record<string, string> = {}, as = 'leads') =>
  ask(answerEnquiry, lead.id, { act, made_from: (await newest(lead.id)).updatedAt, id: newId(), ...more }, as);

describe('what is set aside', () => {
  it('is spam and no spam, and both say in one way what is held back (R-OWNER-36)', async () => {
    const lead = await arrived({ status: 'contacted', phone: '0491 570 156' });
    await payload.update({ collection: 'leads', id: lead.id, data: { suspicion: 'It came without the proof.' } });
    await payload.db.updateOne({
      collection: 'leads',
      id: lead.id,
      data: { customer_mail_state: 'held', office_mail_state: 'sent' },
    });
    const held =
      'Held back until somebody says that it is not spam: the confirmation to the customer. Sent already: the mail to the office.';
    expect((await ask(answerEnquiry, lead.id)).text).toContain(`It looks suspicious: It came without the proof. ${held}`);
    expect((await press(lead, 'spam')).to).toBe(`${lightPageOf(lead.id)}?done=spam`);
    const page = await ask(answerEnquiry, lead.id, undefined, 'leads', '?done=spam');
    expect(page.text).toContain(`Marked as spam. It looks suspicious: It came without the proof. ${held}`);
    expect(page.text).toMatch(/class="saved".*value="not-spam".*Not spam<\/button>/s);
    await press(lead, 'not-spam');
    const rescued = await newest(lead.id);
    expect(rescued, 'as it was before').toMatchObject({ status: 'contacted', suspicion: null });
    expect(['waiting', 'sending', 'sent', 'kept']).toContain(rescued.customer_mail_state);
    await press(lead, 'spam', { made_from: lead.updatedAt });
    expect((await newest(lead.id)).status, 'made from a page of before').toBe('contacted');
  });

  it('loses only its warning where it was no spam, by our button alone', async () => {
    const lead = await arrived({ suspicion: 'Odd.' });
    const user = {
      ...(await payload.findByID({ collection: 'users', id: Number(visits.leads.user.id) ?? 0 })),
      collection: 'users' as const,
    };
    const forged = { collection: 'leads', id: lead.id, overrideAccess: false, user, data: { suspicion: 'Forged' } } as const;
    await payload.update(forged);
    expect((await newest(lead.id)).suspicion).toBe('Odd.');
    await press(lead, 'not-spam');
    expect(await newest(lead.id)).toMatchObject({ status: 'new', suspicion: null });
  });

  it('is a test, or lies in the trash, until the opposite is pressed (R-OWNER-36)', async () => {
    const lead = await arrived();
    await press(lead, 'test');
    expect((await newest(lead.id)).is_test).toBe(true);
    expect((await ask(answerEnquiry, lead.id)).text).toContain('Only a test: nothing counts it.');
    await press(lead, 'not-test');
    expect((await newest(lead.id)).is_test).toBe(false);
    const { updatedAt } = await newest(lead.id);
    for (let time = 0; time < 2; time += 1) await press(lead, 'trash', { made_from: updatedAt });
    expect((await newest(lead.id)).deletedAt).toBeTruthy();
    const page = await ask(answerEnquiry, lead.id, undefined, 'leads', '?done=trash');
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('Put in the trash.')]);
    expect((await press(lead, 'note', { text: 'Rang' })).text).toContain('not there any more');
    await press(lead, 'untrash');
    expect((await newest(lead.id)).deletedAt).toBeNull();
  });

  it('says what is held back of each kind', () => {
    const states = { office_mail_state: 'held', customer_mail_state: 'held', webhook_state: 'kept' } as const;
    expect(heldBack({ ...states, status: 'new', is_test: true })).toBe(
      'Held back while it is only a test: the mail to the office and the confirmation to the customer.',
    );
    expect(heldBack({ status: 'spam' })).toBe('Nothing is held back.');
  });
});

describe('an enquiry', () => {
  it('is looked after by oneself, a colleague or nobody, and by no editor (R-OWNER-36)', async () => {
    const lead = await arrived();
    const to = (role: keyof typeof visits) => ({ to: String(visits[role].user.id) });
    expect((await ask(answerEnquiry, lead.id)).text).toContain('>I look after it</button>');
    await press(lead, 'assign', to('leads'));
    expect((await newest(lead.id)).assigned_to).toBe(Number(visits.leads.user.id));
    expect((await ask(answerEnquiry, lead.id)).text).toContain('Looked after by leads');
    await press(lead, 'assign', to('owner'));
    expect((await newest(lead.id)).assigned_to).toBe(Number(visits.owner.user.id));
    expect((await press(lead, 'assign', to('editor'))).status).toBe(400);
    await press(lead, 'assign', { to: '' });
    expect((await newest(lead.id)).assigned_to).toBeNull();
  });

  it('is sent again where something failed, and shows all that happened in order (R-OWNER-36)', async () => {
    const lead = await arrived({ status: 'new' });
    await press(lead, 'note', { text: 'Rang, no answer' });
    const data = { office_mail_state: 'failed', office_mail_error: 'Refused', webhook_state: 'sent' };
    await payload.db.updateOne({
      collection: 'leads',
      id: lead.id,
      data: { ...data, webhook_at: new Date(Date.now() - 60_000).toISOString() },
    });
    const { text } = await ask(answerEnquiry, lead.id);
    expect(text).toContain('Mail to the office: failed permanently: Refused');
    expect(text).toMatch(/timeline.*Rang, no answer.*Wrote to us on the website.*Message to your other programs: sent/s);
    expect((await press(lead, 'send-again')).to).toContain('done=send-again');
    expect((await newest(lead.id)).office_mail_state).not.toBe('failed');
  });

  it('has its notes changed and deleted, never over a colleague’s words (R-OWNER-37)', async () => {
    const lead = await arrived();
    await press(lead, 'note', { text: 'Rang' });
    const [note] = await notesOf(payload, lead.id);
    const shown = { note: String(note?.id), made_from: note?.updatedAt ?? '' };
    expect((await ask(answerEnquiry, lead.id)).text).toContain(`?note=${note?.id}#note-${note?.id}`);
    const asked = await ask(answerEnquiry, lead.id, undefined, 'leads', `?note=${note?.id}`);
    expect(asked.text).toContain('>Change the note</button>');
    expect((await press(lead, 'change-note', { ...shown, text: 'Rang twice' })).to).toContain('done=change-note');
    const refused = await press(lead, 'change-note', { ...shown, text: 'Rang thrice' }, 'owner');
    expect([refused.status, refused.text]).toEqual([
      409,
      expect.stringMatching(/leads changed this note.*>Rang thrice<\/textarea>/s),
    ]);
    const [changed] = await notesOf(payload, lead.id);
    expect(changed?.text).toBe('Rang twice');
    await press(lead, 'delete-note', { note: String(changed?.id), made_from: changed?.updatedAt ?? '' });
    expect(await notesOf(payload, lead.id)).toEqual([]);
  });

  it('names other enquiries of the same person on their pages', async () => {
    const [one, other] = [await arrived({ email: 'twin@example.com' }), await arrived({ email: 'Twin@example.com' })];
    expect((await ask(answerEnquiry, one.id)).text).toMatch(new RegExp(`Also from this person.*${lightPageOf(other.id)}`, 's'));
  });
});

describe('corrections', () => {
  const fieldsOf = (lead: Lead) => ({
    ...{ act: 'correct', id: newId(), made_from: lead.updatedAt, name: lead.name ?? '', email: lead.email ?? '' },
    ...{ phone: lead.phone ?? '', message: lead.message ?? '', status: lead.status, suburb: lead.suburb ?? '' },
  });

  it('change what was typed, and nothing else; what a colleague changed elsewhere stays (R-OWNER-37)', async () => {
    const lead = await arrived({ phone: '0491 570 15', message: 'Two ovens\nplease' });
    const page = await ask(answerCorrect, lead.id);
    expect(page.text).toContain('value="0491 570 15"');
    await payload.update({ collection: 'leads', id: lead.id, data: { suburb: 'Para Vista', status: 'contacted' } });
    const typed = { ...fieldsOf(lead), phone: '0491 570 158', message: 'Two ovens\r\nplease', quoted_amount: '1,250.50' };
    expect((await ask(answerCorrect, lead.id, typed)).to).toBe(`${lightPageOf(lead.id)}?done=corrected`);
    expect((await ask(answerCorrect, lead.id, typed)).status, 'it arrives again').toBe(303);
    expect(await newest(lead.id)).toMatchObject({
      ...{ phone: '0491 570 158', suburb: 'Para Vista', status: 'contacted', message: 'Two ovens\nplease' },
      ...{ quoted_amount: 1250.5, edited_by: 'leads' },
    });
    expect((await ask(answerEnquiry, lead.id)).text).toMatch(/Phone, as typed<\/dt><dd>0491 570 15</);
  });

  it('of a field that a colleague changed too are refused, and show both (R-OWNER-37)', async () => {
    const lead = await arrived({ phone: '1', suburb: 'Old Town' });
    await payload.update({ collection: 'leads', id: lead.id, data: { phone: '0491 570 111' } });
    const typed = { ...fieldsOf(lead), phone: '0491 570 222', suburb: 'New Town' };
    const refused = await ask(answerCorrect, lead.id, typed);
    expect(refused.status).toBe(409);
    expect(refused.text).toMatch(
      /changed phone at .*value="0491 570 222".*A colleague has saved meanwhile: 0491 570 111.*New Town/s,
    );
    expect((await newest(lead.id)).phone).toBe('0491 570 111');
    const { updatedAt } = await newest(lead.id);
    expect((await ask(answerCorrect, lead.id, { ...typed, made_from: updatedAt })).status).toBe(303);
    expect(await newest(lead.id)).toMatchObject({ phone: '0491 570 222', suburb: 'New Town' });
  });

  it('are judged by the collection, at their fields, and lose nothing', async () => {
    const lead = await arrived();
    const typed = { ...fieldsOf(lead), name: ' ', email: 'nobody', quoted_amount: '1,23,4', follow_up_on: '31 February' };
    const unread = await ask(answerCorrect, lead.id, typed);
    expect([unread.status, unread.text]).toEqual([400, expect.stringMatching(/This is no number.*31 February.*is not a day/s)]);
    expect(unread.text).toContain('value="1,23,4"');
    const refused = await ask(answerCorrect, lead.id, { ...typed, follow_up_on: '', quoted_amount: '' });
    expect(refused.status).toBe(400);
    for (const words of ['Enter a name', 'Type a whole e-mail address', 'value="nobody"']) expect(refused.text).toContain(words);
    expect(await newest(lead.id)).toMatchObject({ name: lead.name, updatedAt: lead.updatedAt });
  });
});

describe('history', () => {
  it('says who changed what, and brings an earlier version back unless somebody saved meanwhile (R-OWNER-37)', async () => {
    const lead = await arrived({ phone: '0491 570 156' });
    const correct = async (phone: string) => {
      const { updatedAt, name, email } = await newest(lead.id);
      const typed = { made_from: updatedAt, name: name ?? '', email: email ?? '', status: 'new', phone };
      await ask(answerCorrect, lead.id, typed);
    };
    await correct('0491 570 157');
    const { text } = await ask(answerHistory, lead.id);
    expect(text).toMatch(/<strong>leads<\/strong>.*Phone:<\/strong> <del>0491 570 156<\/del> → <ins>0491 570 157<\/ins>/s);
    const version = /name="version" value="(\d+)"/.exec(text)?.[1] ?? '';
    const { updatedAt } = await newest(lead.id);
    await press(lead, 'follow-up', { day: '2999-01-02' });
    const back = (made_from: string) => ask(answerHistory, lead.id, { act: 'bring-back', version, made_from, id: newId() });
    expect(await back(updatedAt)).toMatchObject({ status: 409, text: expect.stringContaining('leads changed follow up on') });
    expect(await newest(lead.id)).toMatchObject({ phone: '0491 570 157', follow_up_on: storedDay('2999-01-02') });
    expect((await back((await newest(lead.id)).updatedAt)).to).toBe(`${lightPageOf(lead.id)}?done=back`);
    expect(await newest(lead.id)).toMatchObject({ phone: '0491 570 156', follow_up_on: null });
    const other = await arrived();
    const foreign = { act: 'bring-back', version, made_from: other.updatedAt, id: newId() };
    expect((await ask(answerHistory, other.id, foreign)).status, 'of another enquiry').toBe(400);
  });
});

describe('by hand', () => {
  const answer: Answer = (on, request) => answerByHand(on, request);

  it('an enquiry is written down once for its form, with what was chosen (R-OWNER-36)', async () => {
    expect((await ask(answer, 0)).text).toContain('How they reached us');
    const typed = {
      ...{
        act: 'by-hand',
        id: newId(),
        form: 'quote',
        reached_us_by: 'walk_in',
        received_at: '2026-01-02T09:30',
        status: 'contacted',
      },
      ...{ name: 'Ron Rang', phone: '0491 570 159', requirements: 'Three windows', suburb: 'Para Hills', is_test: 'on' },
    };
    const answers = await Promise.all([ask(answer, 0, typed), ask(answer, 0, typed)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    const { docs } = await payload.find({ collection: 'leads', where: { name: { equals: 'Ron Rang' } }, depth: 0 });
    expect(docs).toMatchObject([
      {
        ...{ form: 'quote', reached_us_by: 'walk_in', status: 'contacted', requirements: 'Three windows', is_test: true },
        ...{ received_at: '2026-01-01T23:00:00.000Z', edited_by: 'leads' },
      },
    ]);
    expect(answers[0]?.to).toBe(`${lightPageOf(docs[0]?.id ?? 0)}?done=added`);
  });

  it('what is missing is said at its field, and what was typed stays', async () => {
    const typed = {
      id: newId(),
      form: 'contact',
      reached_us_by: 'phone',
      status: 'new',
      message: 'Gutters',
      send_confirmation: 'on',
    };
    const { status, text } = await ask(answer, 0, { ...typed, received_at: '2999-01-01T09:00' });
    expect(status).toBe(400);
    for (const words of [
      'Enter a name',
      'Enter the e-mail that the confirmation',
      'This time is in the future',
      '>Gutters</textarea>',
    ])
      expect(text).toContain(words);
    expect((await ask(answer, 0, typed, 'editor')).status).toBe(403);
  });
});

describe('erasing', () => {
  it('is for owners, and needs the answer of the website', async () => {
    const lead = await arrived();
    expect(await ask(answerErase, lead.id)).toMatchObject({ status: 303, to: lightPageOf(lead.id) });
    expect((await ask(answerErase, lead.id, [['leads', String(lead.id)]])).to).toBe(lightPageOf(lead.id));
    const page = await ask(answerErase, lead.id, undefined, 'owner');
    expect([page.status, page.text]).toEqual([502, expect.stringContaining('The site did not answer')]);
    expect((await ask(answerErase, lead.id, [], 'owner')).status).toBe(502);
    expect((await newest(lead.id)).name).toBe(lead.name);
    expect([correctPageOf(1), historyPageOf(1), erasePageOf(1)].map((path) => path.split('/').length)).toEqual([5, 5, 5]);
  });
});
