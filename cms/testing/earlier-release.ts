import { rm } from 'node:fs/promises';
import type { Payload } from 'payload';
import { pathOf } from '../base/database-file';
import { isPostgres, migrationsOf } from '../base/database-kind';
import { env } from '../base/env';
import { execute, sql } from '../base/query';
import { startPayload } from './api';

/** Rows by table, as SQLite stores them and without empty columns. */
export type Rows = Record<string, Record<string, unknown>[]>;

/** Payload on an empty database with the tables of an earlier release: after the migrations of these names. */
export async function openEarlier(names: readonly string[]): Promise<Payload> {
  const url = env.databaseUrl;
  if (!isPostgres(url)) for (const end of ['', '-wal', '-shm']) await rm(pathOf(url) + end, { force: true });
  const payload = await startPayload();
  if (isPostgres(url)) {
    await execute(payload, sql`DROP SCHEMA public CASCADE`);
    await execute(payload, sql`CREATE SCHEMA public`);
  }
  await runMigrations(payload, names);
  return payload;
}

/** Runs the migrations of these names, or all that have not run. */
export async function runMigrations(payload: Payload, names?: readonly string[]): Promise<void> {
  const { migrations } = await import(`${migrationsOf(env.databaseUrl)}/index.ts`);
  await payload.db.migrate({ migrations: migrations.filter(({ name }: { name: string }) => names?.includes(name) ?? true) });
}

/** Rich text is JSON in PostgreSQL and a text in SQLite. */
const parsed = (value: unknown) => (typeof value === 'string' && value.startsWith('{"root"') ? JSON.parse(value) : value);

async function insertInto(payload: Payload, table: string, rows: Rows[string]) {
  if (isPostgres(env.databaseUrl)) {
    const objects = rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, parsed(value)])));
    const all = sql`jsonb_populate_recordset(NULL::${sql.identifier(table)}, ${JSON.stringify(objects)}::jsonb)`;
    return execute(payload, sql`INSERT INTO ${sql.identifier(table)} SELECT * FROM ${all}`);
  }
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const list = (make: (name: string) => ReturnType<typeof sql>) => sql.join(names.map(make), sql`, `);
  const columns = list((name) => sql`${sql.identifier(name)}`);
  const values = list((name) => sql`value ->> ${`$."${name}"`}`);
  return execute(
    payload,
    sql`INSERT INTO ${sql.identifier(table)} (${columns}) SELECT ${values} FROM json_each(${JSON.stringify(rows)})`,
  );
}

/** Inserts the rows. A table whose rows name others waits until those are there. */
export async function fill(payload: Payload, rows: Rows): Promise<void> {
  let waiting = Object.keys(rows);
  while (waiting.length > 0) {
    const failed: string[] = [];
    let reason: unknown;
    for (const table of waiting) {
      try {
        await insertInto(payload, table, rows[table] ?? []);
      } catch (error) {
        reason = error;
        failed.push(table);
      }
    }
    if (failed.length === waiting.length) throw reason;
    waiting = failed;
  }
}
