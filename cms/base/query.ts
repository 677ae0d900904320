import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';

/**
 * The one door for SQL that says what Payload's own queries cannot: claims, sums, medians. It is written so that SQLite and
 * PostgreSQL both understand it; where they share no words, a function below has both. Rows come back alike: numbers as numbers,
 * times as ISO 8601 texts.
 */
export { type SQL as Query, sql };

interface Postgres {
  name: 'postgres';
  drizzle: { execute(query: SQL): Promise<{ rows: Record<string, unknown>[]; fields: { name: string; dataTypeID: number }[] }> };
}
interface Sqlite {
  name: 'sqlite';
  drizzle: { all(query: SQL): Promise<unknown[]> };
}

const databaseOf = (payload: Payload) => payload.db as unknown as Postgres | Sqlite;

/** Converters by PostgreSQL's type numbers, for what its driver hands over as text. */
const asSqlite = new Map<number, (value: string) => unknown>([
  [20, Number], // int8: count()
  [1700, Number], // numeric: sum(), and Payload's number fields
  [1184, (text) => new Date(text).toISOString()], // timestamptz
]);

/** Runs a query and resolves with its rows; none where it returns nothing. */
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

/** Runs a statement whose rows nobody needs. */
export async function execute(payload: Payload, statement: SQL): Promise<void> {
  await rowsOf(payload, statement);
}

const isPostgres = (payload: Payload) => databaseOf(payload).name === 'postgres';

/** Milliseconds from one time column to another. */
export const millisecondsBetween = (payload: Payload, from: string, to: string): SQL =>
  isPostgres(payload)
    ? sql`extract(epoch FROM (${sql.identifier(to)} - ${sql.identifier(from)})) * 1000`
    : sql`(julianday(${sql.identifier(to)}) - julianday(${sql.identifier(from)})) * 86400000.0`;

/** A time column cut to ten minutes, as `YYYY-MM-DDTHH:M` in UTC. */
export const tenMinutesOf = (payload: Payload, column: string): SQL =>
  isPostgres(payload)
    ? sql`left(to_char(${sql.identifier(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI'), 15)`
    : sql`substr(${sql.identifier(column)}, 1, 15)`;
