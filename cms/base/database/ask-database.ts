import { withDatabase } from './database-file';
import { isPostgres } from './database-kind';

export type Ask = (query: string) => Promise<Record<string, unknown>[]>;

const CONNECT_MS = 5000;

function reasonOf(error: unknown): string {
  const { cause = error } = error as { cause?: unknown };
  const { code, message } = cause as { code?: string; message?: string };
  return message || code || String(cause);
}

/** Connects to PostgreSQL, runs the work and disconnects. Throws an Error with one line that names the server. */
export async function withPostgres<T>(url: string, use: (ask: Ask) => Promise<T>): Promise<T> {
  // Only here: SQLite does not need the driver.
  const { sql } = await import('@payloadcms/db-postgres/drizzle');
  const { drizzle } = await import('@payloadcms/db-postgres/drizzle/node-postgres');
  const database = drizzle({ connection: { connectionString: url, max: 1, connectionTimeoutMillis: CONNECT_MS } });
  try {
    return await use(async (query) => (await database.execute(sql.raw(query))).rows);
  } catch (error) {
    throw new Error(`DATABASE_URL: PostgreSQL at ${new URL(url).host} refused: ${reasonOf(error)}`);
  } finally {
    await database.$client.end();
  }
}

/** Asks a database of either kind, without Payload, which takes seconds to load. */
export async function askDatabase<T>(url: string, use: (ask: Ask) => Promise<T>): Promise<T> {
  if (isPostgres(url)) return withPostgres(url, use);
  return withDatabase(url, async (client) => {
    await client.execute('PRAGMA busy_timeout = 10000');
    return use(async (query) => [...(await client.execute(query)).rows] as Record<string, unknown>[]);
  });
}
