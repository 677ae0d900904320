import type { Payload } from 'payload';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Lead } from '../../storage/database/payload-types';
import { startPayload } from '../../testing/api';

type Save = (args: { tableName: string }) => Promise<unknown>;
interface Adapter {
  insert: Save;
  deleteWhere: Save;
}

let payload: Payload;
let adapter: Adapter;
let lead: Lead;
let made = 0;
beforeAll(async () => {
  payload = await startPayload();
  adapter = payload.db as unknown as Adapter;
});

const rowId = (n: number) => `${made}${n}`.padStart(24, '0');
const note = (n: number) => ({ id: rowId(n), text: `Note ${n}` });
beforeEach(async () => {
  made += 1;
  const numbered = { reference: `E-LIST-${made}`, idempotency_key: `list ${made}`, received_at: new Date().toISOString() };
  const data = { form: 'contact', status: 'new', name: 'Fay Example', notes: [1, 2, 3].map(note), ...numbered } as Lead;
  lead = await payload.create({ collection: 'leads', data, depth: 0 });
});

const save = (data: Partial<Lead>, id = lead.id) => payload.update({ collection: 'leads', id, data, depth: 0 });
const stored = async (id = lead.id) =>
  ((await payload.findByID({ collection: 'leads', id, depth: 0 })).notes ?? []).map(({ text }) => text);
const ALL = ['Note 1', 'Note 2', 'Note 3'];

it.each<[string, () => Partial<Lead>]>([
  ['another field is saved', () => ({ status: 'won' })],
  ['a note is added', () => ({ notes: [...[1, 2, 3, 4].map(note)] })],
  ['a note is deleted', () => ({ notes: [1, 3].map(note) })],
])('no note is lost when the process dies while %s (R-OWNER-27)', async (_, data) => {
  const { insert } = adapter;
  const dies = vi
    .spyOn(adapter, 'insert')
    .mockImplementation((args) =>
      args.tableName === 'leads_notes' ? Promise.reject(new Error('the power is gone')) : insert.call(adapter, args),
    );
  await expect(save(data())).rejects.toThrow('the power is gone');
  dies.mockRestore();
  expect(await stored()).toEqual(ALL);
  await save({ status: 'contacted' });
  expect(await stored()).toEqual(ALL);
});

it('who reads while others save never sees fewer notes (R-OWNER-27)', async () => {
  let saving = true;
  const seen = (async () => {
    const lengths = new Set<number>();
    while (saving) lengths.add((await stored()).length);
    return lengths;
  })();
  for (let n = 0; n < 30; n += 1) await save({ call_when: `after ${n}` });
  saving = false;
  expect(await seen).toEqual(new Set([3]));
});

it('lists are added to, changed, put in another order, shortened and emptied as before (R-OWNER-27)', async () => {
  const lists = [[1, 2, 3, 4], [4, 1], [2], [], [3, 2, 1]];
  for (const list of lists) {
    const notes = list.map((n) => ({ id: rowId(n), text: `Note ${n} of ${list.length}` }));
    const saved = await save({ notes });
    expect(saved.notes?.map(({ text }) => text)).toEqual(notes.map(({ text }) => text));
    expect(await stored()).toEqual(notes.map(({ text }) => text));
  }
});

it('a row of another record is not taken (R-OWNER-27)', async () => {
  const numbered = { reference: `E-OTHER-${made}`, idempotency_key: `other ${made}`, received_at: new Date().toISOString() };
  const data = { form: 'contact', status: 'new', name: 'Sam Example', ...numbered } as Lead;
  const other = await payload.create({ collection: 'leads', data, depth: 0 });
  await expect(save({ notes: [note(7), { id: rowId(1), text: 'Mine now' }] }, other.id)).rejects.toThrow();
  expect(await stored()).toEqual(ALL);
  expect(await stored(other.id)).not.toContain('Mine now');
});
