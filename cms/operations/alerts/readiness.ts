import type { Payload } from 'payload';
import { DeadlineExceeded, withDeadline } from 'shared/deadline';
import { version } from 'shared/version';
import { integrity } from '../../base/database/integrity';
import { misplaced } from '../../base/database/opened-file';
import { jobsAgeMs } from '../../base/database/planned-jobs';
import { execute, sql } from '../../base/database/query';
import { env } from '../../base/process/env';
import { overdueWork } from '../../base/process/shared-work';
import { type CareState, careState } from '../commands/offsite/schedule';
import { type Alerts, holding } from './watch';

const DEADLINE_MS = 2000;

interface Readiness {
  version: string;
  ready: boolean;
  /** Whether only a new start may help. A database that is merely slow is at work, which a new start would end. */
  stuck: boolean;
  database: string;
  integrity: string;
  /** Turns, queues, jobs and sweeps that were given up and still go on. */
  overdue: string[];
  /** Milliseconds since jobs last ran; null before the first run. */
  jobs_age_ms: number | null;
  /** Undefined while the disk of the backups does not answer. */
  backup?: CareState;
  /** What is wrong by the list of checks, by name; undefined while that is unknown. */
  alerts?: Alerts;
}

/** Whether the database answers in time, has its tables and was intact at start, and how background work is doing. */
export async function readiness(payload: Payload): Promise<Readiness> {
  const overdue = overdueWork();
  let stuck = overdue.length > 0;
  const database = await withDeadline(DEADLINE_MS, 'the database', async () => {
    await execute(payload, sql`SELECT 1 FROM users LIMIT 1`);
    return misplaced(env.databaseUrl);
  }).then(
    (fault) => {
      stuck ||= fault !== undefined;
      return fault ?? 'ok';
    },
    (error: unknown) => {
      stuck ||= !(error instanceof DeadlineExceeded);
      return error instanceof Error ? error.message : String(error);
    },
  );
  const damage = integrity();
  return {
    version,
    ready: database === 'ok' && damage === 'ok' && overdue.length === 0,
    stuck,
    database,
    integrity: damage,
    overdue,
    jobs_age_ms: jobsAgeMs() ?? null,
    backup: await withDeadline(DEADLINE_MS, 'the backups', careState).catch(() => undefined),
    ...(database === 'ok' && {
      alerts: await withDeadline(DEADLINE_MS, 'the alerts', () => holding(payload)).catch(() => undefined),
    }),
  };
}
