import type { CollectionBeforeDeleteHook, Payload, PayloadRequest } from 'payload';
import type { LeadNote } from '../../base/database/payload-types';
import { execute, sql } from '../../base/database/query';

async function notesOfAll(payload: Payload, leads: number[]): Promise<LeadNote[]> {
  const where = { lead: { in: leads } };
  return (await payload.find({ collection: 'lead-notes', where, sort: 'id', pagination: false, depth: 0 })).docs;
}

export const notesOf = (payload: Payload, lead: number): Promise<LeadNote[]> => notesOfAll(payload, [lead]);

export async function notesByLead(payload: Payload, leads: readonly { id: number }[]) {
  const notes = await notesOfAll(payload, [0, ...leads.map(({ id }) => id)]); // never an empty list
  return ({ id }: { id: number }): LeadNote[] => notes.filter(({ lead }) => lead === id);
}

export async function noteOf(payload: Payload, key: string): Promise<LeadNote | undefined> {
  const found = { where: { key: { equals: key } }, limit: 1, pagination: false, depth: 0 } as const;
  return (await payload.find({ collection: 'lead-notes', ...found })).docs[0];
}

type Written = Pick<LeadNote, 'lead' | 'key' | 'text' | 'written_by'>;

/** Writes a note. Part of an act in the lead's turn, so that its person is not erased meanwhile. */
export async function addNote(payload: Payload, note: Written, user?: PayloadRequest['user']): Promise<void> {
  const data = { ...note, written_at: new Date().toISOString() };
  await payload.create({ collection: 'lead-notes', data, depth: 0, user });
}

/** An enquiry that is deleted for good takes its notes along. */
export const deleteNotesToo: CollectionBeforeDeleteHook = ({ id, req: { payload } }) =>
  execute(payload, sql`DELETE FROM lead_notes WHERE lead_id = ${id}`);
