import type { Payload } from 'payload';
import { countRows, danglingReferences, withDatabase } from './database-file';

/** Tables that hold fewer rows than before, as `table: 12 → 3`; those that a migration declares are left out. */
export function rowsLost(before: Map<string, number>, after: Map<string, number>, declared: readonly string[]): string[] {
  return [...before].flatMap(([table, rows]) => {
    const now = after.get(table) ?? 0;
    return now < rows && !declared.includes(table) ? `${table}: ${rows} → ${now}` : [];
  });
}

/** Tables that pending migrations say will lose rows: `export const shrinks = ['table']`. */
async function declaredBy(pending: readonly string[]): Promise<string[]> {
  const modules: { shrinks?: string[] }[] = await Promise.all(pending.map((name) => import(`../migrations/${name}.ts`)));
  return modules.flatMap(({ shrinks }) => shrinks ?? []);
}

/**
 * Runs the pending migrations on the copy that `payload` has open at `url`. A migration that fails ends the process.
 * @throws Error when data was lost or references dangle: the copy must not be used then.
 */
export async function migrate(payload: Payload, url: string, pending: readonly string[]): Promise<void> {
  const before = await withDatabase(url, countRows);
  await payload.db.migrate();
  const [after, dangling] = await withDatabase(
    url,
    async (client) => [await countRows(client), await danglingReferences(client)] as const,
  );
  const lost = rowsLost(before, after, await declaredBy(pending));
  if (lost.length > 0) throw new Error(`a migration would lose rows (${lost.join(', ')}): the database was left as it was`);
  if (dangling.length > 0) {
    throw new Error(`after the migration references would dangle (${dangling.join(', ')}): the database was left as it was`);
  }
}
