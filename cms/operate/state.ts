import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Client } from '@libsql/client';
import { pathOf, tablesOf, withDatabase } from './database-file';

const migrationsDir = resolve(dirname(fileURLToPath(import.meta.url)), '../migrations');

/** What a start finds. */
export interface State {
  exists: boolean;
  /** Committed migrations that the database has not had, oldest first. */
  pending: string[];
  /** Whether anything was ever edited or loaded. */
  hasContent: boolean;
  hasAccount: boolean;
}

/** Names of all committed migrations, oldest first. */
export const migrationNames = async (): Promise<string[]> =>
  (await readdir(migrationsDir)).flatMap((file) => /^(\d.*)\.ts$/.exec(file)?.[1] ?? []).sort();

const firstColumn = async (client: Client, sql: string) => (await client.execute(sql)).rows.map((row) => row[0]);

/** Looks at the database without loading Payload, which takes seconds. */
export async function readState(url: string): Promise<State> {
  const names = await migrationNames();
  if (!existsSync(pathOf(url))) return { exists: false, pending: names, hasContent: false, hasAccount: false };
  return withDatabase(url, async (client) => {
    const tables = new Set(await tablesOf(client));
    const filled = async (table: string) =>
      tables.has(table) && (await firstColumn(client, `SELECT 1 FROM ${table} LIMIT 1`)).length > 0;
    const done = tables.has('payload_migrations') ? await firstColumn(client, 'SELECT name FROM payload_migrations') : [];
    return {
      exists: true,
      pending: names.filter((name) => !done.includes(name)),
      hasContent: (await filled('settings')) || (await filled('services')) || (await filled('media')),
      hasAccount: await filled('users'),
    };
  });
}
