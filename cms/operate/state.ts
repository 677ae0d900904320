import { existsSync } from 'node:fs';
import { pathOf, SQLITE_TABLES, withDatabase } from '../base/database-file';
import { isPostgres, migrationNames, POSTGRES_TABLES } from '../base/database-kind';
import type { Ask } from './postgres-connection';

/** State of the database at start. */
export interface State {
  exists: boolean;
  /** Pending migrations, oldest first. */
  pending: string[];
  /** Whether any content was loaded or edited. */
  hasContent: boolean;
  hasAccount: boolean;
}

/** The first migration of 1.0.0, which makes every table, and the last of those that it replaced. */
const [BASELINE, LAST_BEFORE] = [/_baseline$/, /_clicks_of_advertisements$/];
/** The last commit that has those. */
const COMMIT_BEFORE = 'a94f162';

/**
 * The migrations of these names that a database has not had.
 * @throws Error when it is of a release from which there is no direct way.
 */
export function pendingOf(names: readonly string[], had: readonly string[]): string[] {
  const pending = names.filter((name) => !had.includes(name));
  if (had.length === 0 || !pending.some((name) => BASELINE.test(name))) return pending;
  if (!had.some((name) => LAST_BEFORE.test(name)))
    throw new Error(
      `this database is from before version 1.0.0: start commit ${COMMIT_BEFORE} of the sources on it once, then this release`,
    );
  return pending.filter((name) => !BASELINE.test(name));
}

/**
 * State of a database, by queries that both kinds support; only the list of tables differs.
 * @throws Error when the database is of a release from which there is no direct way.
 */
export async function stateOf(ask: Ask, tableList: string, names: readonly string[]): Promise<State> {
  const tables = new Set((await ask(tableList)).map(({ name }) => name));
  const filled = async (table: string) => tables.has(table) && (await ask(`SELECT 1 FROM ${table} LIMIT 1`)).length > 0;
  const done = tables.has('payload_migrations') ? await ask('SELECT name FROM payload_migrations') : [];
  return {
    exists: true,
    pending: pendingOf(
      names,
      done.map(({ name }) => String(name)),
    ),
    hasContent: (await filled('settings')) || (await filled('services')) || (await filled('media')),
    hasAccount: await filled('users'),
  };
}

/** Reads the state without loading Payload, which takes seconds. */
export async function readState(url: string): Promise<State> {
  const names = await migrationNames(url);
  if (isPostgres(url)) {
    const { withPostgres } = await import('./postgres-connection'); // loads the driver, which SQLite does not need
    return withPostgres(url, (ask) => stateOf(ask, POSTGRES_TABLES, names));
  }
  if (!existsSync(pathOf(url))) return { exists: false, pending: names, hasContent: false, hasAccount: false };
  return withDatabase(url, (client) =>
    stateOf(async (query) => [...(await client.execute(query)).rows] as Record<string, unknown>[], SQLITE_TABLES, names),
  );
}
