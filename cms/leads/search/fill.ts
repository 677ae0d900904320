import { emailKey, phoneKey } from 'contract/person';
import type { Lead } from '../../base/payload-types';
import { type Query, sql } from '../../base/query';
import { searchTextOf } from './text';

const BATCH = 500;

/** Runs a query on the migration's connection; resolves with its rows. */
type Run = (query: Query) => Promise<Record<string, unknown>[]>;

/** Fills the columns that older leads are searched and compared by, and clears the due time of erased people. */
export async function fillSearchText(run: Run): Promise<void> {
  await run(sql`UPDATE leads SET due_at = NULL WHERE anonymised_at IS NOT NULL`);
  let last = 0;
  for (;;) {
    const rows = await run(sql`
      SELECT id, reference, name, email, phone, address, suburb, post_code, city, service, message, requirements
      FROM leads WHERE id > ${last} AND anonymised_at IS NULL ORDER BY id LIMIT ${BATCH}`);
    for (const { id, ...lead } of rows) {
      const { email, phone } = lead as Pick<Lead, 'email' | 'phone'>;
      await run(sql`
        UPDATE leads SET search_text = ${searchTextOf(lead)}, email_key = ${emailKey(email)}, phone_key = ${phoneKey(phone)}
        WHERE id = ${id}`);
    }
    if (rows.length < BATCH) return;
    last = Number(rows.at(-1)?.id);
  }
}
