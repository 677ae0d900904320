import { createHash } from 'node:crypto';
import { inTurn } from '../../base/database/in-turn';
import type { Lead, LeadNote } from '../../base/database/payload-types';
import { clockTime, zoneOf } from '../../base/process/zone';
import { addNote, noteOf } from '../notes/notes';
import { ERASED } from '../privacy/anonymise';
import type { Visit } from './visit';

export interface Refusal {
  reason: string;
  status: number;
}

const EMPTY: Refusal = { status: 400, reason: 'Type the note first.' };

/** For other words that come with the id of a note that is there: a page of the past was typed in again. */
const otherKey = (lead: Lead, key: string, text: string) =>
  createHash('sha256').update(`${lead.id} ${key} ${text}`).digest('hex').slice(0, 24);

/** Writes the office's note, once for its id and words. Part of an act in the lead's turn. */
export async function writeNote(
  { payload, user }: Visit,
  lead: Lead,
  { id, text }: { id: string; text: string },
): Promise<Refusal | undefined> {
  if (!text) return EMPTY;
  if (lead.anonymised_at) return { status: 400, reason: ERASED };
  for (const key of [id, otherKey(lead, id, text)]) {
    const same = await noteOf(payload, key);
    if (!same)
      return addNote(payload, { lead: lead.id, key, text, written_by: user.name || user.email }, user).then(() => undefined);
    if (same.lead === lead.id && same.text === text) return undefined;
  }
  return undefined; // it was sent twice, and corrected in between
}

/** A note on the page of an enquiry: its row, and when that was written as the page showed it. */
export interface ShownNote {
  note: number;
  made_from: string;
}

const GONE: Refusal = { status: 400, reason: 'This note is not there any more.' };

/** “Sam changed this note at 2:05 pm, …” */
async function changedMeanwhile({ payload }: Visit, { written_by, updatedAt }: LeadNote): Promise<Refusal> {
  const when = clockTime(new Date(updatedAt), await zoneOf(payload));
  const reason = `${written_by || 'Somebody'} changed this note at ${when}, after you opened it. Nothing was overwritten.`;
  return { status: 409, reason };
}

/** Does something about a note in its lead's turn, as somebody who may answer enquiries; `note` is none once it is gone. */
const withNote = (
  { payload, user }: Visit,
  lead: number,
  id: number,
  act: (note: LeadNote | undefined) => Promise<Refusal | undefined>,
): Promise<Refusal | undefined> =>
  inTurn(payload, `leads ${lead}`, async () => {
    const where = { id: { equals: id }, lead: { equals: lead } };
    const asked = { where, limit: 1, pagination: false, depth: 0, overrideAccess: false, user } as const;
    return act((await payload.find({ collection: 'lead-notes', ...asked })).docs[0]);
  });

/** Corrects a note; then it is by who did, and of now. Resolves with the reason if it was not done. */
export const changeNote = (visit: Visit, lead: number, { note: id, made_from, text }: ShownNote & { text: string }) =>
  withNote(visit, lead, id, async (note) => {
    const { payload, user } = visit;
    if (!text.trim()) return EMPTY;
    if (!note) return GONE;
    if (note.text === text) return undefined;
    if (note.updatedAt !== made_from) return changedMeanwhile(visit, note);
    const data = { text, written_by: user.name || user.email, written_at: new Date().toISOString() };
    await payload.update({ collection: 'lead-notes', id, data, depth: 0, user });
    return undefined;
  });

/** Deletes a note for good. Resolves with the reason if it was not done. */
export const deleteNote = (visit: Visit, lead: number, { note: id, made_from }: ShownNote) =>
  withNote(visit, lead, id, async (note) => {
    if (!note) return undefined;
    if (note.updatedAt !== made_from) return changedMeanwhile(visit, note);
    await visit.payload.delete({ collection: 'lead-notes', id, depth: 0, user: visit.user });
    return undefined;
  });
