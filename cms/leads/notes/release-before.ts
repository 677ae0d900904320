import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Payload } from 'payload';
import type { LeadNote } from '../../base/database/payload-types';
import { execute, rowsOf, sql } from '../../base/database/query';

/**
 * Where release 1.0 keeps the notes of enquiries and of their versions. It may serve again, or beside this one: so what is written
 * here is copied there, and the other way round. A migration of the next release that ends in `-contract` drops both, and this file goes.
 */
export const TABLES_OF_RELEASE_BEFORE: readonly string[] = ['leads_notes', '_leads_v_version_notes'];

/** Copies a note that was written or changed to where the release before reads it. */
export const copyNote: CollectionAfterChangeHook<LeadNote> = async ({ doc, req: { payload } }) => {
  const { lead, key, text, written_by = null, written_at = null } = doc;
  const id = typeof lead === 'object' ? lead?.id : lead;
  if (!id) return;
  await execute(
    payload,
    sql`INSERT INTO leads_notes (_order, _parent_id, id, text, written_by, written_at)
        VALUES ((SELECT COALESCE(MAX(_order), 0) + 1 FROM leads_notes WHERE _parent_id = ${id}), ${id}, ${key}, ${text},
                ${written_by}, ${written_at})
        ON CONFLICT (id) DO UPDATE SET text = excluded.text, written_by = excluded.written_by, written_at = excluded.written_at`,
  );
};

export const deleteCopy: CollectionAfterDeleteHook<LeadNote> = ({ doc: { key }, req: { payload } }) =>
  execute(payload, sql`DELETE FROM leads_notes WHERE id = ${key}`);

export const deleteCopies = (payload: Payload, lead: number): Promise<void> =>
  execute(payload, sql`DELETE FROM leads_notes WHERE _parent_id = ${lead}`);

/** Takes over what the release before wrote about enquiries that were changed since then. */
export const takeOverNotes = (payload: Payload, since: Date): Promise<void> =>
  execute(
    payload,
    sql`INSERT INTO lead_notes (lead_id, key, text, written_by, written_at, created_at, updated_at)
        SELECT it._parent_id, it.id, it.text, it.written_by, it.written_at,
          COALESCE(it.written_at, leads.updated_at), COALESCE(it.written_at, leads.updated_at)
        FROM leads JOIN leads_notes AS it ON it._parent_id = leads.id LEFT JOIN lead_notes AS known ON known.key = it.id
        WHERE leads.updated_at >= ${since.toISOString()} AND leads.anonymised_at IS NULL
          AND (known.id IS NULL OR it.written_at > known.written_at)
        ORDER BY it._parent_id, it._order
        ON CONFLICT (key) DO UPDATE SET text = excluded.text, written_by = excluded.written_by,
          written_at = excluded.written_at, updated_at = excluded.updated_at`,
  );

/** The notes that versions of enquiries still hold from the release before, also those that were changed or deleted since. */
export async function notesOfVersions(payload: Payload, leads: number[]): Promise<Partial<LeadNote>[]> {
  const some = sql.join(
    leads.map((id) => sql`${id}`),
    sql`, `,
  );
  return rowsOf(
    payload,
    sql`SELECT DISTINCT it.text, it.written_by, it.written_at FROM _leads_v_version_notes AS it
        JOIN _leads_v ON _leads_v.id = it._parent_id WHERE _leads_v.parent_id IN (${some}) ORDER BY it.written_at`,
  );
}
