import { env } from '../../../base/process/env';
import { perProcess } from '../../../base/process/per-process';
import { sharedWork } from '../../../base/process/shared-work';
import { newestBackup } from '../backup/rotation';
import { type BackupState, backUpIfDue, backupState, type Logger, runProgram } from '../backup/schedule';
import { copyOf, readState, type State } from './state';

const HOUR_MS = 60 * 60 * 1000;
/** A restore is tried in a scratch folder this often, and after a failure on the next day. */
const DRILL_MS = 30 * 24 * HOUR_MS;
const DRILL_AGAIN_MS = 20 * HOUR_MS;

/** Longest care in milliseconds: each of its three programs may take six hours, and is killed then. */
const CARE_MS = 20 * HOUR_MS;

const busy = perProcess('backup.care', () => ({ running: false }));

/** Whether a time lies within the last `ms`; one in the future comes from a wrong clock. */
const isWithin = (time: string | undefined, ms: number, now: Date) => {
  const age = now.getTime() - Date.parse(time ?? '');
  return age >= 0 && age < ms;
};

/** Whether a restore should be tried: a month after the last, and as soon as there is a copy in a bucket for the first time. */
export function isDrillDue({ drill, drill_failed }: State, hasBucket: boolean, now: Date): boolean {
  if (isWithin(drill_failed?.at, DRILL_AGAIN_MS, now)) return false;
  return !isWithin(drill?.at, DRILL_MS, now) || (hasBucket && drill?.proof === 'disk');
}

async function runDue(cwd: string, now: Date): Promise<void> {
  const newest = await newestBackup(env.backups.dir, now);
  if (!newest) return;
  const hasBucket = env.backups.away !== undefined;
  if (hasBucket && copyOf(await readState())?.name !== newest.name) await runProgram('copy-away', cwd);
  if (isDrillDue(await readState(), hasBucket, now)) await runProgram('restore-drill', cwd);
}

/** Makes the backup of the night, its copy in the bucket, and the restore drill of the month, if they are due. Never rejects. */
export async function careForBackups(logger: Logger, now = new Date(), cwd = process.cwd()): Promise<void> {
  if (!env.backups.daily || busy.running) return;
  busy.running = true;
  try {
    await sharedWork(CARE_MS, 'the care for backups', async () => {
      await backUpIfDue(logger, now, cwd);
      await runDue(cwd, new Date(Math.max(now.getTime(), Date.now())));
    });
  } catch (error) {
    logger.error({ err: error }, 'A copy of the backup, or the restore drill, failed; it is tried again');
  } finally {
    busy.running = false;
  }
}

/** The state of backups, copies and drills, for `/readyz`: ISO times, null for never. */
export interface CareState extends BackupState {
  /** When the backup was made whose copy in the bucket is the newest; undefined without a bucket. */
  copy?: string | null;
  copy_failed?: string;
  /** The last restore that was tried and succeeded, and how many leads came back. */
  drill: string | null;
  drill_leads?: number;
  drill_failed?: string;
}

export async function careState(): Promise<CareState> {
  const state = await readState();
  return {
    ...(await backupState()),
    ...(env.backups.away && { copy: copyOf(state)?.made_at ?? null, copy_failed: state.copy_failed?.why }),
    drill: state.drill?.at ?? null,
    drill_leads: state.drill?.leads,
    drill_failed: state.drill_failed?.why,
  };
}
