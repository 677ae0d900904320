import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from '@libsql/client';
import { countRows, danglingReferences, pathOf, tablesOf, withDatabase } from '../../../base/database/database-file';
import { isPostgres, migrationNames, pendingOf } from '../../../base/database/database-kind';
import { DATABASE, DUMP, type Manifest } from './manifest';
import { dumpPostgres, rowsInDump } from './postgres-dump';

type Contents = Pick<Manifest, 'database' | 'migrations' | 'rows' | 'counted'>;

async function contentsOf(client: Client): Promise<Contents> {
  const recorded = (await tablesOf(client)).includes('payload_migrations')
    ? (await client.execute('SELECT name FROM payload_migrations WHERE batch > 0 ORDER BY name')).rows
    : [];
  return {
    database: 'sqlite',
    migrations: recorded.map((row) => String(row.name)),
    rows: Object.fromEntries(await countRows(client)),
  };
}

/** Copies the database into `folder` while others write to it. Returns what it contains; `none` without a database. */
export async function takeSnapshot(url: string, folder: string): Promise<Contents> {
  if (isPostgres(url)) {
    await dumpPostgres(url, join(folder, DUMP));
    return { database: 'postgres', migrations: [], rows: await rowsInDump(join(folder, DUMP)), counted: 'dump' };
  }
  const file = join(folder, DATABASE);
  if (!existsSync(pathOf(url))) return { database: 'none', migrations: [], rows: {} };
  await withDatabase(url, async (client) => {
    await client.execute('PRAGMA busy_timeout = 10000');
    await client.execute({ sql: 'VACUUM INTO ?', args: [file] });
  });
  return withDatabase(`file:${file}`, contentsOf);
}

function differingRows(rows: Manifest['rows'], expected: Manifest['rows']): string | undefined {
  const tables = [...new Set([...Object.keys(rows), ...Object.keys(expected)])];
  const wrong = tables.filter((table) => rows[table] !== expected[table]);
  return wrong.length > 0 ? `the number of rows is not what was backed up (${wrong.join(', ')})` : undefined;
}

/** Problems of a PostgreSQL dump compared with the manifest, which in older backups counts what came before the dump. */
export async function faultsOfDump(file: string, { rows, counted }: Contents): Promise<string[]> {
  const found = await rowsInDump(file);
  const wrong = counted === 'dump' ? differingRows(found, rows) : undefined;
  return wrong ? [wrong] : [];
}

/** Problems of the database in `file` compared with the manifest; empty if it is usable. */
export async function faultsOf(file: string, expected: Contents): Promise<string[]> {
  return withDatabase(`file:${file}`, async (client) => {
    const integrity = (await client.execute('PRAGMA integrity_check')).rows.map((row) => String(row.integrity_check));
    if (integrity.join() !== 'ok') return [`its integrity check says: ${integrity.slice(0, 3).join('; ')}`];
    const dangling = await danglingReferences(client);
    if (dangling.length > 0) return [`references dangle (${dangling.join(', ')})`];
    const { rows, migrations } = await contentsOf(client);
    const wrong = differingRows(rows, expected.rows);
    if (wrong) return [wrong];
    const known = await migrationNames(`file:${file}`);
    const unknown = migrations.filter((name) => name > (known[0] ?? '') && !known.includes(name));
    if (unknown.length > 0) return [`it was made by a newer version (${unknown.join(', ')}): update first`];
    pendingOf(known, migrations);
    return [];
  }).catch((error: Error) => [`it cannot be read (${error.message})`]);
}

/** Ends all sessions in a database before it is restored: some may have been ended since the backup. */
export const endSessions = (file: string) =>
  withDatabase(`file:${file}`, async (client) => {
    if ((await tablesOf(client)).includes('users_sessions')) await client.execute('DELETE FROM users_sessions');
  });
