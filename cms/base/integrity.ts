import type { Payload } from 'payload';
import { rowsOf, sql } from './query';

/** Kept on the process, because Next may load this module more than once. */
const FOUND = Symbol.for('cms.integrity');
const holder = globalThis as { [key: symbol]: string | undefined };

/**
 * Reads every page of a SQLite file once: damage that only writes would meet is known from the start on. It blocks the process, so it
 * runs before the server listens. PostgreSQL looks after its own pages.
 */
export async function checkIntegrity(payload: Payload): Promise<void> {
  if (payload.db.name !== 'sqlite') return;
  const rows = await rowsOf<{ quick_check: string }>(payload, sql`PRAGMA quick_check(3)`).catch((error: Error) => [
    { quick_check: error.message },
  ]);
  const found = rows.map((row) => row.quick_check).join('; ');
  holder[FOUND] = found === 'ok' ? undefined : `damaged: ${found}`;
  if (holder[FOUND]) payload.logger.error({ found }, 'The database is damaged: restore a backup (npm run admin -- restore FILE)');
}

/** What the check at the start found. */
export const integrity = (): string => holder[FOUND] ?? 'ok';
