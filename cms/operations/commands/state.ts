import { existsSync } from 'node:fs';
import { type Ask, askDatabase } from '../../base/database/ask-database';
import { pathOf, SQLITE_TABLES } from '../../base/database/database-file';
import { isPostgres, migrationNames, POSTGRES_TABLES, pendingOf } from '../../base/database/database-kind';

export interface State {
  exists: boolean;
  pending: string[];
  /** Whether any content was loaded or edited. */
  hasContent: boolean;
  hasAccount: boolean;
}

/** State of a database of either kind. Throws an Error when it is of a release from which there is no direct way. */
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
  if (!isPostgres(url) && !existsSync(pathOf(url)))
    return { exists: false, pending: names, hasContent: false, hasAccount: false };
  return askDatabase(url, (ask) => stateOf(ask, isPostgres(url) ? POSTGRES_TABLES : SQLITE_TABLES, names));
}
