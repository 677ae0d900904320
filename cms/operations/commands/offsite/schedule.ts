import { ageOf } from '../../../base/checks';
import { env } from '../../../base/process/env';
import { perProcess } from '../../../base/process/per-process';
import { sharedWork } from '../../../base/process/shared-work';
import { newestBackup } from '../backup/rotation';
import { backUpIfDue, backupState, type Logger, runProgram } from '../backup/schedule';
import { copyOf, readState, type State } from './state';

const HOUR_MS = 60 * 60 * 1000;
/** A restore is tried in a scratch folder this often, and after a failure on the next day. */
const DRILL_MS = 30 * 24 * HOUR_MS;
const DRILL_AGAIN_MS = 20 * HOUR_MS;

/** Longest care in milliseconds: each of its three programs may take six hours, and is killed then. */
const CARE_MS = 20 * HOUR_MS;

const busy = perProcess('backup.care', () => ({ running: false }));

/** Whether a restore should be tried: a month after the last, and as soon as there is a copy in a bucket for the first time. */
export function isDrillDue({ drill, drill_failed }: State, hasBucket: boolean, now: Date): boolean {
  if ((ageOf(drill_failed?.at, now) ?? DRILL_AGAIN_MS) < DRILL_AGAIN_MS) return false;
  return (ageOf(drill?.at, now) ?? DRILL_MS) >= DRILL_MS || (hasBucket && drill?.proof === 'disk');
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

export type CareState = Awaited<ReturnType<typeof careState>>;

/** For `/readyz`: when a backup, its newest copy in the bucket (undefined without one) and a restore were made; null for never. */
export async function careState() {
  const state = await readState();
  return {
    ...(await backupState()),
    ...(env.backups.away && { copy: copyOf(state)?.made_at ?? null, copy_failed: state.copy_failed?.why }),
    drill: state.drill?.at ?? null,
    drill_leads: state.drill?.leads,
    drill_failed: state.drill_failed?.why,
  };
}
