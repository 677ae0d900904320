import type { Payload } from 'payload';
import type { Lead } from '../../base/database/payload-types';

export interface ShownNote {
  id: number | string;
  text: string;
  written_by?: string | null;
  written_at?: string | null;
}

/** All notes of an enquiry, in the order in which they were written. */
export const notesOf = async (_: Payload, lead: Lead): Promise<ShownNote[]> =>
  (lead.notes ?? []).map((note, place) => ({ ...note, id: note.id ?? place }));
