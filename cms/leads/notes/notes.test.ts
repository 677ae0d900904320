import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Lead } from '../../base/database/payload-types';
import { execute, rowsOf, sql } from '../../base/database/query';
import { askRest, startPayload } from '../../testing/api';
import { csvOf } from '../inbox/csv';
import { answerEnquiry } from '../pages/enquiry-routes';
import { changeNote, deleteNote } from '../pages/note-acts';
import { anonymise } from '../privacy/anonymise';
import { personData } from '../privacy/person-data';
import { accountsIn } from '../testing/visits';
import { leadNotes } from './collection';
import { notesOf } from './notes';
import { takeOverNotes } from './release-before';

let tokens: Awaited<ReturnType<typeof accountsIn>>['tokens'];
let visits: Awaited<ReturnType<typeof accountsIn>>['visits'];
let payload: Payload;
let lead: Lead;
let made = 0;

beforeAll(async () => {
  payload = await startPayload();
  ({ tokens, visits } = await accountsIn(payload));
});
beforeEach(async () => {
  lead = await arrived();
});

async function arrived(): Promise<Lead> {
  made += 1;
  const numbered = { reference: `E-NOTE-${made}`, idempotency_key: `note ${made}`, received_at: new Date().toISOString() };
  const data = { form: 'contact', status: 'new', name: `Nora Noted ${made}`, phone: '0491 570 156', ...numbered } as Lead;
  return payload.create({ collection: 'leads', data, depth: 0 });
}
const newId = () => {
  made += 1;
  return made.toString(16).padStart(24, '0');
};

/** Posts the light page's form, as it was made from that version of the lead. */
const post = (text: string, { id = newId(), of = lead, as = 'leads' } = {}) =>
  answerEnquiry(
    payload,
    new Request('http://localhost:3001/office', {
      method: 'POST',
      headers: { authorization: `JWT ${tokens[as]}` },
      body: new URLSearchParams({ act: 'note', made_from: of.updatedAt, id, text }),
    }),
    String(of.id),
  );
const save = (data: object) => askRest(payload, 'PATCH', `/leads/${lead.id}?depth=0`, { token: tokens.owner, body: data });
const texts = async () => (await notesOf(payload, lead.id)).map(({ text }) => text);
const copies = () =>
  rowsOf<{ id: string; text: string }>(payload, sql`SELECT * FROM leads_notes WHERE _parent_id = ${lead.id} ORDER BY _order`);

describe('a note of the office', () => {
  it('is kept while a colleague saves the enquiry, and neither is refused (R-OWNER-37)', async () => {
    const versions = async () =>
      (await payload.countVersions({ collection: 'leads', where: { parent: { equals: lead.id } } })).totalDocs;
    const before = await versions();
    const [saved, ...noted] = await Promise.all([
      save({ status: 'contacted', updatedAt: lead.updatedAt }),
      ...['Rang', 'No answer', 'Rang again'].map((text) => post(text)),
    ]);
    expect([saved.status, ...noted.map(({ status }) => status)]).toEqual([200, 303, 303, 303]);
    expect((await texts()).sort()).toEqual(['No answer', 'Rang', 'Rang again']);
    // Not even one that was opened before the notes were written.
    const { doc } = (await saved.json()) as { doc: Lead };
    expect((await post('From an old page')).status).toBe(303);
    expect((await save({ suburb: 'Para Hills', updatedAt: doc.updatedAt })).status).toBe(200);
    expect(await versions()).toBe(before + 2);
  });

  it('is one row, however often and at once it is posted; other words are another note (R-OWNER-37)', async () => {
    const id = newId();
    const answers = await Promise.all(Array.from({ length: 6 }, () => post('Key under the mat', { id })));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 303));
    expect(await texts()).toEqual(['Key under the mat']);
    for (let time = 0; time < 2; time += 1) await post('Beware of the dog', { id });
    expect(await texts()).toEqual(['Key under the mat', 'Beware of the dog']);
    const other = await arrived();
    await post('Key under the mat', { id, of: other });
    expect(await notesOf(payload, other.id)).toHaveLength(1);
  });

  it('has its author and time, and is written, changed and deleted by our pages alone', async () => {
    const start = Date.now();
    await post('Rang');
    const [note] = await notesOf(payload, lead.id);
    if (!note) throw new Error('the note is missing');
    expect(note).toMatchObject({ text: 'Rang', written_by: 'leads' });
    expect(Date.parse(note.written_at ?? '')).toBeGreaterThanOrEqual(start);
    const rest = async (method: string, path: string, body?: object, as = 'owner') =>
      (await askRest(payload, method, `/${leadNotes.slug}${path}`, { token: tokens[as], body })).status;
    expect(await rest('GET', `/${note.id}`, undefined, 'leads')).toBe(200);
    expect(await rest('GET', `/${note.id}`, undefined, 'editor')).toBe(403);
    expect(await rest('POST', '', { lead: lead.id, key: 'k', text: 'Forged' })).toBe(403);
    expect(await rest('PATCH', `/${note.id}`, { text: 'Forged' })).toBe(403);
    expect(await rest('DELETE', `/${note.id}`)).toBe(403);
    expect((await post('Of an editor', { as: 'editor' })).status).toBe(403);
    expect(await notesOf(payload, lead.id)).toEqual([note]);
  });

  it('is corrected and deleted by whoever answers enquiries, never over what a colleague wrote', async () => {
    await post('Rang');
    await post('Wrote back');
    const [first] = await notesOf(payload, lead.id);
    if (!first) throw new Error('the note is missing');
    const shown = { note: first.id, made_from: first.updatedAt };
    expect(await changeNote(visits.owner, lead.id, { ...shown, text: 'Rang twice' })).toBeUndefined();
    expect(await changeNote(visits.owner, lead.id, { ...shown, text: 'Rang twice' }), 'it arrives again').toBeUndefined();
    expect((await notesOf(payload, lead.id)).map(({ text, written_by }) => [text, written_by])).toEqual([
      ['Rang twice', 'owner'],
      ['Wrote back', 'leads'],
    ]);
    const late = { status: 409, reason: expect.stringMatching(/^owner changed this note at .* Nothing was overwritten\.$/) };
    expect(await changeNote(visits.leads, lead.id, { ...shown, text: 'Rang once' })).toMatchObject(late);
    expect(await deleteNote(visits.leads, lead.id, shown)).toMatchObject(late);
    expect(await changeNote(visits.leads, lead.id, { ...shown, text: ' ' })).toMatchObject({ status: 400 });
    await expect(deleteNote(visits.editor, lead.id, shown)).rejects.toThrow();

    const [newest] = await notesOf(payload, lead.id);
    const gone = { note: first.id, made_from: newest?.updatedAt ?? '' };
    const other = await arrived();
    expect(await changeNote(visits.leads, other.id, { ...gone, text: 'Of another enquiry' })).toMatchObject({ status: 400 });
    for (let time = 0; time < 2; time += 1) expect(await deleteNote(visits.leads, lead.id, gone)).toBeUndefined();
    expect(await changeNote(visits.leads, lead.id, { ...gone, text: 'Again' })).toMatchObject({ status: 400 });
    expect(await texts()).toEqual(['Wrote back']);
    const where = { subject: { equals: 'lead-notes' }, record: { equals: String(first.id) } };
    expect(
      (await payload.find({ collection: 'audit', where, sort: 'id' })).docs.map(({ action, changed }) => [action, changed]),
    ).toEqual([
      ['create', ''],
      ['update', 'text, written_by, written_at'],
      ['delete', null],
    ]);
  });

  it('goes with its enquiry, stays in the trash with it, and is in both exports (R-LEAD-12)', async () => {
    await post('Ring the bell twice');
    expect((await personData(payload, lead)).notes).toMatchObject([{ text: 'Ring the bell twice', lead: lead.id }]);
    const req = { payload, user: visits.owner.user } as unknown as Parameters<typeof csvOf>[0];
    const csv = await (await csvOf(req, { where: { id: { equals: lead.id } } })).text();
    expect(csv).toMatch(/, leads: Ring the bell twice/);
    await save({ deletedAt: new Date().toISOString() });
    expect(await texts()).toEqual(['Ring the bell twice']);
    await payload.delete({ collection: 'leads', id: lead.id, trash: true });
    expect([await rowsOf(payload, sql`SELECT id FROM lead_notes WHERE text = 'Ring the bell twice'`), await copies()]).toEqual([
      [],
      [],
    ]);
  });

  it('is not written about a person who was erased (R-LEAD-12)', async () => {
    await post('Before');
    await anonymise(payload, [lead.id], new Date());
    const late = await post('After');
    expect([late.status, await late.text()]).toEqual([400, expect.stringContaining('was erased')]);
    expect([await texts(), await copies()]).toEqual([[], []]);
  });
});

describe('the release before', () => {
  it('reads what is written here', async () => {
    await post('Rang');
    await post('Wrote back');
    const [first, second] = await notesOf(payload, lead.id);
    expect(await copies()).toMatchObject([
      { id: first?.key, text: 'Rang', written_by: 'leads', written_at: first?.written_at },
      { text: 'Wrote back' },
    ]);
    const shown = { note: first?.id ?? 0, made_from: first?.updatedAt ?? '' };
    await changeNote(visits.owner, lead.id, { ...shown, text: 'Rang twice' });
    await deleteNote(visits.owner, lead.id, { note: second?.id ?? 0, made_from: second?.updatedAt ?? '' });
    expect(await copies()).toMatchObject([{ id: first?.key, text: 'Rang twice', written_by: 'owner' }]);
  });

  it('has what it wrote taken over, once, and neither what was erased nor what is older than the row', async () => {
    await post('Rang');
    const [first] = await notesOf(payload, lead.id);
    const write = (id: string, order: number, text: string, at: string) =>
      execute(payload, sql`INSERT INTO leads_notes VALUES (${order}, ${lead.id}, ${id}, ${text}, 'Sam', ${at})`);
    await write(`${first?.key}b`, 2, 'Second', '2030-01-02T00:00:00.000Z');
    await write(`${first?.key}c`, 3, 'Third', '2030-01-01T00:00:00.000Z');
    await takeOverNotes(payload, new Date('2100-01-01'));
    expect(await texts(), 'its enquiry was not changed since').toEqual(['Rang']);
    for (let time = 0; time < 2; time += 1) await takeOverNotes(payload, new Date(0));
    expect(await texts()).toEqual(['Rang', 'Second', 'Third']);
    expect((await notesOf(payload, lead.id))[1]).toMatchObject({ written_by: 'Sam', written_at: '2030-01-02T00:00:00.000Z' });
    const change = (text: string, at: string) =>
      execute(payload, sql`UPDATE leads_notes SET text = ${text}, written_at = ${at} WHERE id = ${first?.key}`);
    await change('An older copy', '2020-01-01T00:00:00.000Z');
    await takeOverNotes(payload, new Date(0));
    expect(await texts()).toEqual(['Rang', 'Second', 'Third']);
    await change('Rang, says Sam', '2030-01-03T00:00:00.000Z');
    await takeOverNotes(payload, new Date(0));
    expect(await texts()).toEqual(['Rang, says Sam', 'Second', 'Third']);
    await anonymise(payload, [lead.id], new Date());
    await takeOverNotes(payload, new Date(0));
    expect(await texts()).toEqual([]);
  });
});
