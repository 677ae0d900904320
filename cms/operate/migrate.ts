import type { Payload } from 'payload';
import { isPostgres, migrationsOf } from '../base/database';
import { countRows, danglingReferences, withDatabase } from './database-file';
import { countPostgresRows } from './postgres';

/** Tables that hold fewer rows than before, as `table: 12 → 3`; those that a migration declares are left out. */
export function rowsLost(before: Map<string, number>, after: Map<string, number>, declared: readonly string[]): string[] {
  return [...before].flatMap(([table, rows]) => {
    const now = after.get(table) ?? 0;
    return now < rows && !declared.includes(table) ? `${table}: ${rows} → ${now}` : [];
  });
}

/** Tables that pending migrations say will lose rows: `export const shrinks = ['table']`. */
async function declaredBy(folder: string, pending: readonly string[]): Promise<string[]> {
  const modules: { shrinks?: string[] }[] = await Promise.all(pending.map((name) => import(`${folder}/${name}.ts`)));
  return modules.flatMap(({ shrinks }) => shrinks ?? []);
}

const countsOf = (payload: Payload, url: string) => (isPostgres(url) ? countPostgresRows(payload) : withDatabase(url, countRows));

/** References that point nowhere; PostgreSQL lets none come about. */
const danglingIn = async (url: string) => (isPostgres(url) ? [] : withDatabase(url, danglingReferences));

/**
 * Runs the pending migrations on what `payload` has open at `url`: a copy, or a transaction that is not over. A migration that fails ends the process.
 * @throws Error when data was lost or references dangle: it must be thrown away then.
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
