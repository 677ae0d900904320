import { withDatabase } from '../database/database-file';
import { isPostgres } from '../database/database-kind';

/** Runs one query and resolves with its rows. */
export type Ask = (query: string) => Promise<Record<string, unknown>[]>;

/** Asks a database of either kind, without Payload, which takes seconds to load. */
export async function askDatabase<T>(url: string, use: (ask: Ask) => Promise<T>): Promise<T> {
  if (isPostgres(url)) {
    const { withPostgres } = await import('./postgres-connection'); // loads the driver, which SQLite does not need
    return withPostgres(url, use);
  }
  return withDatabase(url, async (client) => {
    await client.execute('PRAGMA busy_timeout = 10000');
    return use(async (query) => [...(await client.execute(query)).rows] as Record<string, unknown>[]);
  });
}
