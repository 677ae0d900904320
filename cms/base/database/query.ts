import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';

/**
 * The only module for raw SQL that Payload's queries cannot express: claims, sums, medians. Written for both SQLite and
 * PostgreSQL; functions below cover their differences. Rows have the same types: numbers, and times as ISO 8601 texts.
 */
export { type SQL as Query, sql };

/** One connection of the pool, as PostgreSQL's driver has it. */
export interface Client {
  query<Row>(text: string, values: unknown[]): Promise<{ rows: Row[] }>;
  on(event: 'error', listener: () => void): void;
  release(destroy?: boolean): void;
}

interface Postgres {
  name: 'postgres';
  pool: {
    connect(): Promise<Client>;
    on(event: 'error', listener: (error: Error) => void): void;
    on(event: 'connect', listener: (client: Client) => void): void;
  };
  drizzle: { execute(query: SQL): Promise<{ rows: Record<string, unknown>[]; fields: { name: string; dataTypeID: number }[] }> };
}
interface Sqlite {
  name: 'sqlite';
  drizzle: { all(query: SQL): Promise<unknown[]> };
}

// Both adapters extend Payload's type of `db`, each as if it were the only one.
const databaseOf = (payload: Pick<Payload, 'db'>) => payload.db as unknown as Postgres | Sqlite;

export function poolOf(payload: Pick<Payload, 'db'>): Postgres['pool'] {
  const database = databaseOf(payload);
  if (database.name !== 'postgres') throw new Error('Only PostgreSQL has a pool of connections');
  return database.pool;
}

/** Converters by PostgreSQL type id, for types that its driver returns as text. */
const asSqlite = new Map<number, (value: string) => unknown>([
  [20, Number], // int8: count()
  [1700, Number], // numeric: sum(), and Payload's number fields
  [1184, (text) => new Date(text).toISOString()], // timestamptz
]);

export async function rowsOf<T>(payload: Payload, query: SQL): Promise<T[]> {
  const database = databaseOf(payload);
  if (database.name === 'sqlite') return (await database.drizzle.all(query)) as T[];
  const { rows, fields } = await database.drizzle.execute(query);
  const converted = fields.flatMap(({ name, dataTypeID }) => {
    const convert = asSqlite.get(dataTypeID);
    return convert ? [[name, convert] as const] : [];
  });
  for (const row of rows) {
    for (const [name, convert] of converted) if (row[name] !== null) row[name] = convert(String(row[name]));
  }
  return rows as T[];
}

export async function execute(payload: Payload, statement: SQL): Promise<void> {
  await rowsOf(payload, statement);
}

/** PostgreSQL does not count on from an id that was given: makes it go on from the highest of a table. */
export const countOn = (payload: Payload, table: string): Promise<void> =>
  execute(payload, sql`SELECT setval(pg_get_serial_sequence(${table}, 'id'), (SELECT max(id) FROM ${sql.identifier(table)}))`);

const isPostgres = (payload: Payload) => databaseOf(payload).name === 'postgres';

export const millisecondsBetween = (payload: Payload, from: string, to: string): SQL =>
  isPostgres(payload)
    ? sql`extract(epoch FROM (${sql.identifier(to)} - ${sql.identifier(from)})) * 1000`
    : sql`(julianday(${sql.identifier(to)}) - julianday(${sql.identifier(from)})) * 86400000.0`;

/** A time column truncated to ten minutes, as `YYYY-MM-DDTHH:M` in UTC. */
export const tenMinutesOf = (payload: Payload, column: string): SQL =>
  isPostgres(payload)
    ? sql`left(to_char(${sql.identifier(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI'), 15)`
    : sql`substr(${sql.identifier(column)}, 1, 15)`;
