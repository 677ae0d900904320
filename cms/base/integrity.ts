import type { Payload } from 'payload';
import { rowsOf, sql } from './query';

/** Stored on the process, because Next may load this module more than once. */
const FOUND = Symbol.for('cms.integrity');
const holder = globalThis as { [key: symbol]: string | undefined };

/**
 * Checks every page of a SQLite file once at start, so that damage is found before a write meets it. It blocks the process, so it
 * runs before the server listens; PostgreSQL checks its own pages.
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

/** Result of the check at start. */
export const integrity = (): string => holder[FOUND] ?? 'ok';
