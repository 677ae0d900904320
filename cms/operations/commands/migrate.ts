import type { Payload, Migration as PayloadMigration } from 'payload';
import { countRows, danglingReferences, withDatabase } from '../../base/database/database-file';
import { isPostgres, migrationsOf } from '../../base/database/database-kind';
import { countPostgresRows } from './postgres';

/** Tables that lost rows, as `table: 12 → 3`, without those that a migration declares. */
export function rowsLost(before: Map<string, number>, after: Map<string, number>, declared: readonly string[]): string[] {
  return [...before].flatMap(([table, rows]) => {
    const now = after.get(table) ?? 0;
    return now < rows && !declared.includes(table) ? `${table}: ${rows} → ${now}` : [];
  });
}

/** What a migration's file exports; `shrinks` names the tables that lose rows by intention. */
type Migration = Pick<PayloadMigration, 'up'> & { shrinks?: string[] };

const noWayBack = () => Promise.reject(new Error('a migration is not undone: restore a backup'));

const countsOf = (payload: Payload, url: string) => (isPostgres(url) ? countPostgresRows(payload) : withDatabase(url, countRows));

/** Dangling references; PostgreSQL does not allow any. */
const danglingIn = async (url: string) => (isPostgres(url) ? [] : withDatabase(url, danglingReferences));

/** Runs the pending migrations on a copy, or in an open transaction. Throws an Error when data was lost: then discard it. */
export async function migrate(payload: Payload, url: string, pending: readonly string[]): Promise<void> {
  const modules = await Promise.all(
    pending.map(async (name) => ({ name, ...((await import(`${migrationsOf(url)}/${name}.ts`)) as Migration) })),
  );
  const before = await countsOf(payload, url);
  await payload.db.migrate({ migrations: modules.map(({ name, up }) => ({ name, up, down: noWayBack })) });
  const [after, dangling] = [await countsOf(payload, url), await danglingIn(url)];
  const lost = rowsLost(
    before,
    after,
    modules.flatMap(({ shrinks }) => shrinks ?? []),
  );
  if (lost.length > 0) throw new Error(`a migration would lose rows (${lost.join(', ')}): the database was left as it was`);
  if (dangling.length > 0) {
    throw new Error(`after the migration references would dangle (${dangling.join(', ')}): the database was left as it was`);
  }
}
