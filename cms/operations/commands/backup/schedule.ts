import { spawn } from 'node:child_process';
import { withDeadline } from 'shared/deadline';
import { env } from '../../../base/process/env';
import { perProcess } from '../../../base/process/per-process';
import { newestBackup } from './rotation';

/** Local hour of the machine, when the office is closed. */
const HOUR = 3;

/** Longest program in milliseconds: a slow link to a bucket needs hours. */
const PROGRAM_MS = 6 * 60 * 60_000;

export interface Logger {
  error(entry: object, message: string): void;
}

const state = perProcess('backup.state', () => ({ running: false, failed: false }));

export function isDue(newest: Date | undefined, now: Date): boolean {
  const latest = new Date(now);
  latest.setHours(HOUR, 0, 0, 0);
  if (latest > now) latest.setDate(latest.getDate() - 1);
  return newest === undefined || newest < latest;
}

/** Runs an operators' program as a process of its own, because copying a database blocks its process. One that never ends is killed. */
export function runProgram(name: string, cwd: string, ms = PROGRAM_MS): Promise<void> {
  const run = (signal: AbortSignal) =>
    new Promise<void>((done, fail) => {
      const args = ['--import', 'tsx', `operations/commands/${name}.ts`];
      const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'ignore', 'pipe'], signal, killSignal: 'SIGKILL' });
      let output = '';
      child.stderr.on('data', (chunk) => (output = (output + chunk).slice(-2000)));
      child.once('error', fail);
      child.once('close', (code) => (code === 0 ? done() : fail(new Error(output.trim() || `ended with ${code}`))));
    });
  return withDeadline(ms, name, run);
}

/** Makes the daily backup unless it exists. A failed one is logged and retried at the next call. */
export async function backUpIfDue(logger: Logger, now = new Date(), cwd = process.cwd()): Promise<void> {
  const { daily, dir } = env.backups;
  if (!daily || state.running) return;
  state.running = true;
  try {
    if (!isDue((await newestBackup(dir, now))?.at, now)) return;
    await runProgram('back-up', cwd);
    state.failed = false;
  } catch (error) {
    state.failed = true;
    logger.error({ err: error }, `The backup failed: there is none of last night in ${dir}`);
  } finally {
    state.running = false;
  }
}

/** For `/readyz`: the ISO time of the newest backup in BACKUP_DIR, and whether this process's last attempt failed; the log says why. */
export async function backupState() {
  const newest = await newestBackup(env.backups.dir, new Date()).catch(() => undefined);
  return { last_success: newest?.at.toISOString() ?? null, failed: state.failed };
}
