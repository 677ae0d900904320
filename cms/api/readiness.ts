import { version } from 'contract/version';
import type { Payload } from 'payload';
import { env } from '../server/process/env';
import { type CareState, careState } from '../storage/commands/offsite/schedule';
import { integrity } from '../storage/database/integrity';
import { misplaced } from '../storage/database/opened-file';
import { jobsAgeMs } from '../storage/database/planned-jobs';
import { execute, sql } from '../storage/database/query';

const DEADLINE_MS = 2000;

class Late extends Error {}

interface Readiness {
  version: string;
  ready: boolean;
  /** Whether only a new start may help. A database that is merely slow is at work, which a new start would end. */
  stuck: boolean;
  database: string;
  /** Result of the integrity check at start: `ok`, or the damage. */
  integrity: string;
  /** Milliseconds since jobs last ran; null before the first run. */
  jobs_age_ms: number | null;
  backup: CareState;
}

/** Whether the database answers in time, has its tables and was intact at start, and how background work is doing. */
export async function readiness(payload: Payload): Promise<Readiness> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Late(`no answer within ${DEADLINE_MS} ms`)), DEADLINE_MS);
  });
  let stuck = false;
  const database = await Promise.race([execute(payload, sql`SELECT 1 FROM users LIMIT 1`), late])
    .then(() => misplaced(env.databaseUrl))
    .then(
      (fault) => {
        stuck = fault !== undefined;
        return fault ?? 'ok';
      },
      (error: unknown) => {
        stuck = !(error instanceof Late);
        return error instanceof Error ? error.message : String(error);
      },
    );
  clearTimeout(timer);
  const damage = integrity();
  return {
    version,
    ready: database === 'ok' && damage === 'ok',
    stuck,
    database,
    integrity: damage,
    jobs_age_ms: jobsAgeMs() ?? null,
    backup: await careState(),
  };
}
