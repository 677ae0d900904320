import type { Payload } from 'payload';
import { countRows, danglingReferences, withDatabase } from '../base/database-file';
import { isPostgres, migrationsOf } from '../base/database-kind';
import { countPostgresRows } from './postgres';

/** Tables that lost rows, as `table: 12 → 3`, without those that a migration declares. */
export function rowsLost(before: Map<string, number>, after: Map<string, number>, declared: readonly string[]): string[] {
  return [...before].flatMap(([table, rows]) => {
    const now = after.get(table) ?? 0;
    return now < rows && !declared.includes(table) ? `${table}: ${rows} → ${now}` : [];
  });
}

/** Tables that pending migrations declare to shrink: `export const shrinks = ['table']`. */
async function declaredBy(folder: string, pending: readonly string[]): Promise<string[]> {
  const modules: { shrinks?: string[] }[] = await Promise.all(pending.map((name) => import(`${folder}/${name}.ts`)));
  return modules.flatMap(({ shrinks }) => shrinks ?? []);
}

const countsOf = (payload: Payload, url: string) => (isPostgres(url) ? countPostgresRows(payload) : withDatabase(url, countRows));

/** Dangling references; PostgreSQL does not allow any. */
const danglingIn = async (url: string) => (isPostgres(url) ? [] : withDatabase(url, danglingReferences));

/**
 * Runs the pending migrations on what `payload` has open at `url`: a copy, or an open transaction. A failing migration ends the
 * process.
 * @throws Error when data was lost or references dangle: then discard the copy.
 */
export async function migrate(payload: Payload, url: string, pending: readonly string[]): Promise<void> {
  const before = await countsOf(payload, url);
  await payload.db.migrate();
  const [after, dangling] = [await countsOf(payload, url), await danglingIn(url)];
  const lost = rowsLost(before, after, await declaredBy(migrationsOf(url), pending));
  if (lost.length > 0) throw new Error(`a migration would lose rows (${lost.join(', ')}): the database was left as it was`);
  if (dangling.length > 0) {
    throw new Error(`after the migration references would dangle (${dangling.join(', ')}): the database was left as it was`);
  }
}
