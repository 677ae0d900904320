import { type Query, sql } from '../../base/query';
import { searchTextOf } from './text';

const BATCH = 500;

/** Runs a query on the migration's connection; resolves with its rows. */
type Run = (query: Query) => Promise<Record<string, unknown>[]>;

/** Fills the search column of older leads, and clears the due time of erased people. */
export async function fillSearchText(run: Run): Promise<void> {
  await run(sql`UPDATE leads SET due_at = NULL WHERE anonymised_at IS NOT NULL`);
  let last = 0;
  for (;;) {
    const rows = await run(sql`
      SELECT id, reference, name, email, phone, address, suburb, post_code, city, service, message, requirements
      FROM leads WHERE id > ${last} AND anonymised_at IS NULL ORDER BY id LIMIT ${BATCH}`);
    for (const { id, ...lead } of rows) await run(sql`UPDATE leads SET search_text = ${searchTextOf(lead)} WHERE id = ${id}`);
    if (rows.length < BATCH) return;
    last = Number(rows.at(-1)?.id);
  }
}
