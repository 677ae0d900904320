import type { Payload } from 'payload';
import { POSTGRES_TABLES } from '../../base/database/database-kind';
import { actAlone } from '../../base/database/in-turn';
import { execute, rowsOf, sql } from '../../base/database/query';

/** Advisory lock number: one set-up at a time. */
const SETUP_LOCK = 4_207_315;

export async function countPostgresRows(payload: Payload): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { name } of await rowsOf<{ name: string }>(payload, sql.raw(POSTGRES_TABLES))) {
    const [row] = await rowsOf<{ n: number }>(payload, sql`SELECT count(*) AS n FROM ${sql.identifier(name)}`);
    counts.set(name, row?.n ?? 0);
  }
  return counts;
}

/** Runs the work, also changes to tables, in one transaction while other set-ups wait. Open `payload` with `postgresAlone`. */
export async function atOnce(payload: Payload, work: () => Promise<void>): Promise<void> {
  actAlone(payload);
  await execute(payload, sql`BEGIN`);
  try {
    await execute(payload, sql`SELECT pg_advisory_xact_lock(${SETUP_LOCK})`);
    await work();
    await execute(payload, sql`SELECT 1`); // COMMIT of a failed transaction reports no error and rolls back
  } catch (error) {
    await execute(payload, sql`ROLLBACK`).catch(() => undefined); // a lost connection has rolled back
    throw error;
  }
  await execute(payload, sql`COMMIT`);
}
