import { sql } from '@payloadcms/db-postgres/drizzle';
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import type { Ask } from './ask-database';

const CONNECT_MS = 5000;

/** Why a connection or query failed, without password and query. */
function reasonOf(error: unknown): string {
  const { cause = error } = error as { cause?: unknown };
  const { code, message } = cause as { code?: string; message?: string };
  return message || code || String(cause);
}

/**
 * Connects to PostgreSQL, runs the work and disconnects.
 * @throws Error with one line that names the server.
 */
export async function withPostgres<T>(url: string, use: (ask: Ask) => Promise<T>): Promise<T> {
  const database = drizzle({ connection: { connectionString: url, max: 1, connectionTimeoutMillis: CONNECT_MS } });
  try {
    return await use(async (query) => (await database.execute(sql.raw(query))).rows);
  } catch (error) {
    throw new Error(`DATABASE_URL: PostgreSQL at ${new URL(url).host} refused: ${reasonOf(error)}`);
  } finally {
    await database.$client.end();
  }
}
