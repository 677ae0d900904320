import type { Payload } from 'payload';
import { perProcess } from '../process/per-process';
import { rowsOf, sql } from './query';

const result = perProcess('integrity', () => ({ text: 'ok' }));

/** Checks every page of a SQLite file once, before the server listens, as it blocks the process. PostgreSQL checks its own pages. */
export async function checkIntegrity(payload: Payload): Promise<void> {
  if (payload.db.name !== 'sqlite') return;
  const rows = await rowsOf<{ quick_check: string }>(payload, sql`PRAGMA quick_check(3)`).catch((error: Error) => [
    { quick_check: error.message },
  ]);
  const found = rows.map((row) => row.quick_check).join('; ');
  result.text = found === 'ok' ? found : `damaged: ${found}`;
  if (found !== 'ok')
    payload.logger.error({ found }, 'The database is damaged: restore a backup (npm run admin -- restore FILE)');
}

export const integrity = (): string => result.text;
