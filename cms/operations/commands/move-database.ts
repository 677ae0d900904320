/**
 * `move-database.ts URL`: copies everything from the database of DATABASE_URL into a new one at URL: from SQLite to PostgreSQL, or
 * back. The source is only read. What was copied is read again and compared; if anything fails, nothing is left at URL.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { asc, type Column, getTableColumns, gt, type Table } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { withPostgres } from '../../base/database/ask-database';
import { database, postgresAlone } from '../../base/database/database';
import { foldLog, pathOf, removeDatabase, swapIn, withDatabase } from '../../base/database/database-file';
import { isPostgres, POSTGRES_TABLES } from '../../base/database/database-kind';
import { countOn, execute, type Query, rowsOf, sql } from '../../base/database/query';
import { env } from '../../base/process/env';
import { orExit } from '../../base/process/or-exit';
import { TABLES_OF_RELEASE_BEFORE } from '../../leads/notes/release-before';
import { atOnce } from './postgres';
import { quietPayload } from './quiet';
import { readState } from './state';
import { dropHidden, hideTables, showTables } from './unseen-tables';

/** Rows that are read at once; fewer are written where a row has many columns. */
const PAGE = 500;
/** SQLite takes 32,766 values in one statement. */
const MAX_VALUES = 30_000;

/** What each database has of its own, and what nothing here reads. */
const NOT_COPIED = ['payload_migrations', ...TABLES_OF_RELEASE_BEFORE];

type Row = Record<string, unknown>;
interface Adapter {
  tables: Record<string, Table>;
  drizzle: {
    select(fields: Record<string, Column | Query>): {
      from(table: Table): { where(condition: unknown): { orderBy(order: unknown): { limit(n: number): Promise<Row[]> } } };
    };
    insert(table: Table): { values(rows: Row[]): Promise<unknown> };
  };
}
// Both adapters have these; Payload's type of `db` names neither.
const adapterOf = (payload: Payload) => payload.db as unknown as Adapter;

function open(url: string, key: string): Promise<Payload> {
  const db = isPostgres(url) ? postgresAlone(url) : database(url);
  return quietPayload({ db, onInit: undefined, key });
}

/** Drizzle parses JSON again that PostgreSQL's driver has parsed, but leaves the value of an expression as it is. */
const fieldsOf = (table: Table) =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([name, column]) => [
      name,
      column.getSQLType() === 'jsonb' ? sql`${column}` : column,
    ]),
  );

/** Names of the tables, each after those that it refers to. */
async function tablesInOrder(sqlite: string): Promise<string[]> {
  const rows = await withDatabase(sqlite, async (client) => {
    const query = `SELECT m.name AS name, f."table" AS needs FROM sqlite_master m LEFT JOIN pragma_foreign_key_list(m.name) f
                   WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY m.name`;
    return (await client.execute(query)).rows.map(({ name, needs }) => ({ name: String(name), needs: needs && String(needs) }));
  });
  const needs = new Map<string, Set<string>>();
  for (const row of rows) {
    const known = needs.get(row.name) ?? new Set();
    if (row.needs && row.needs !== row.name) known.add(row.needs);
    needs.set(row.name, known);
  }
  const order: string[] = [];
  while (needs.size > 0) {
    const ready = [...needs].filter(([, others]) => [...others].every((other) => !needs.has(other))).map(([name]) => name);
    if (ready.length === 0) throw new Error(`tables refer to each other in a circle: ${[...needs.keys()].join(', ')}`);
    for (const name of ready) needs.delete(name);
    order.push(...ready);
  }
  return order.filter((name) => !NOT_COPIED.includes(name));
}

async function* rowsIn({ tables, drizzle }: Adapter, name: string): AsyncGenerator<Row[]> {
  const table = tables[name];
  if (!table) throw new Error(`this version has no table ${name}`);
  const { id } = getTableColumns(table);
  if (!id) throw new Error(`the table ${name} has no id`);
  let last: unknown;
  for (;;) {
    const page = await drizzle
      .select(fieldsOf(table))
      .from(table)
      .where(last === undefined ? undefined : gt(id, last))
      .orderBy(asc(id))
      .limit(PAGE);
    if (page.length > 0) yield page;
    if (page.length < PAGE) return;
    last = page.at(-1)?.id;
  }
}

/** Replaces the characters that PostgreSQL refuses in texts and JSON. */
function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/[\0\p{Surrogate}]/gu, '\uFFFD');
  if (Array.isArray(value)) return value.map(storable);
  if (value?.constructor !== Object) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [storable(name), storable(one)]));
}

/** A row as both databases can hold it; times as SQLite stores them, which PostgreSQL reads as well. */
function plain(row: Row, times: ReadonlySet<string>): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      times.has(name) && value !== null ? new Date(String(value)).toISOString() : storable(value),
    ]),
  );
}

const timesOf = (table: Table | undefined) =>
  new Set(
    Object.entries(table ? getTableColumns(table) : {}).flatMap(([name, column]) =>
      column.getSQLType().startsWith('timestamp') ? name : [],
    ),
  );

const sorted = (_: string, value: unknown) =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

class Sum {
  rows = 0;
  readonly #hashes: string[] = [];

  add(page: Row[]) {
    this.rows += page.length;
    for (const row of page) this.#hashes.push(createHash('sha256').update(JSON.stringify(row, sorted)).digest('base64'));
  }

  digest = () => createHash('sha256').update(this.#hashes.sort().join('\n')).digest('hex');
}

/** Copies one table and reads it again; resolves with its number of rows. */
async function copyTable(from: Adapter, to: Adapter, name: string, times: ReadonlySet<string>): Promise<number> {
  const table = to.tables[name];
  if (!table) throw new Error(`this version has no table ${name}`);
  const atOnce = Math.max(1, Math.floor(MAX_VALUES / Object.keys(getTableColumns(table)).length));
  const [read, written] = [new Sum(), new Sum()];
  for await (const page of rowsIn(from, name)) {
    const rows = page.map((row) => plain(row, times));
    read.add(rows);
    for (let at = 0; at < rows.length; at += atOnce) await to.drizzle.insert(table).values(rows.slice(at, at + atOnce));
  }
  for await (const page of rowsIn(to, name)) written.add(page.map((row) => plain(row, times)));
  if (written.rows !== read.rows || written.digest() !== read.digest())
    throw new Error(`${name}: ${read.rows} rows were read, and ${written.rows} that are not the same were found afterwards`);
  return read.rows;
}

async function copyAll(from: Payload, to: Payload, order: readonly string[]): Promise<void> {
  const [source, target] = [adapterOf(from), adapterOf(to)];
  const { tables } = isPostgres(env.databaseUrl) ? source : target;
  let total = 0;
  for (const name of order) {
    const rows = await copyTable(source, target, name, timesOf(tables[name]));
    total += rows;
    if (rows > 0) process.stdout.write(`  ${name.padEnd(48)} ${rows}\n`);
  }
  process.stdout.write(`${total} rows copied and compared\n`);
}

/** Deletes the rows that migrations inserted: the source has its own. */
async function empty(payload: Payload, order: readonly string[]): Promise<void> {
  for (const name of [...order].reverse()) await execute(payload, sql`DELETE FROM ${sql.identifier(name)}`);
}

async function countOnEverywhere(payload: Payload): Promise<void> {
  const counted = sql`SELECT table_name AS name FROM information_schema.columns
                      WHERE table_schema = current_schema() AND column_name = 'id' AND column_default LIKE 'nextval(%'`;
  for (const { name } of await rowsOf<{ name: string }>(payload, counted)) await countOn(payload, name);
}

async function toPostgres(url: string): Promise<void> {
  const used = await withPostgres(url, (ask) => ask(POSTGRES_TABLES));
  if (used.length > 0) throw new Error('the database at that address is not empty: name a new one');
  await foldLog(env.databaseUrl); // refuses while a back office has it open
  const order = await tablesInOrder(env.databaseUrl);
  const [from, to] = [await open(env.databaseUrl, 'from'), await open(url, 'to')];
  // In a transaction of its own: PostgreSQL lets nobody use a value before the type that got it is committed.
  await atOnce(to, async () => {
    await to.db.migrate();
    await empty(to, order);
    await hideTables(to);
  });
  try {
    await atOnce(to, async () => {
      await showTables(to);
      await copyAll(from, to, order);
      await countOnEverywhere(to);
    });
  } catch (error) {
    await dropHidden(url);
    throw error;
  }
}

async function toSqlite(url: string): Promise<void> {
  if (existsSync(pathOf(url))) throw new Error(`${pathOf(url)} exists: name a new file`);
  const others = await withPostgres(env.databaseUrl, (ask) =>
    ask(`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'cms'`),
  );
  if (others.length > 0) throw new Error('the database is in use: stop the back office first');
  const part = `${url}.part`;
  await removeDatabase(part);
  const [from, to] = [await open(env.databaseUrl, 'from'), await open(part, 'to')];
  try {
    await to.db.migrate();
    await execute(to, sql`PRAGMA foreign_keys = OFF`);
    const order = await tablesInOrder(part);
    await empty(to, order);
    await copyAll(from, to, order);
    (to.db as unknown as { client: { close(): void } }).client.close(); // SQLite's client, which `db` does not name
    await swapIn(part, url, false);
  } catch (error) {
    await removeDatabase(part);
    throw error;
  }
}

async function move(url: string): Promise<void> {
  if (isPostgres(url) === isPostgres(env.databaseUrl))
    throw new Error(`DATABASE_URL is of the same kind: a copy within one kind is made by backup and restore`);
  const { exists, pending } = await readState(env.databaseUrl);
  if (!exists) throw new Error('DATABASE_URL: there is no database yet');
  if (pending.length > 0) throw new Error('the database is of an earlier version: start this one once, then move');
  await (isPostgres(url) ? toPostgres(url) : toSqlite(url));
}

await orExit(move(process.argv[2] ?? ''));
process.exit(0);
