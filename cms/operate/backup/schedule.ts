import { spawn } from 'node:child_process';
import { env } from '../../base/env';
import { backupsIn } from './rotation';

/** On the machine's clock, when the office sleeps. */
const HOUR = 3;

interface Logger {
  error(entry: object, message: string): void;
}

/** What the last try came to; kept on the process, because Next may load this module more than once. */
const holder = globalThis as { [key: symbol]: { running: boolean; failed: boolean } | undefined };
const STATE = Symbol.for('cms.backup.state');
holder[STATE] ??= { running: false, failed: false };
const state = holder[STATE];

/** The newest backup that was not made by a clock that was ahead. */
const newestIn = async (dir: string, now: Date) => (await backupsIn(dir)).find(({ at }) => at <= now)?.at;

/** Whether the night's backup is still missing. */
export function isDue(newest: Date | undefined, now: Date): boolean {
  const latest = new Date(now);
  latest.setHours(HOUR, 0, 0, 0);
  if (latest > now) latest.setDate(latest.getDate() - 1);
  return newest === undefined || newest < latest;
}

/** Runs the program that makes a backup: a process of its own, because copying a database holds up whoever does it. */
function runBackUp(cwd: string): Promise<void> {
  return new Promise((done, fail) => {
    const args = ['--import', 'tsx', 'operate/back-up.ts'];
    const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (chunk) => (said = (said + chunk).slice(-2000)));
    child.once('error', fail);
    child.once('close', (code) => (code === 0 ? done() : fail(new Error(said.trim() || `ended with ${code}`))));
  });
}

/**
 * Makes the daily backup unless it is there already. What failed is tried again at the next call, and said loudly each time.
 * @param cwd folder of the back office
 */
export async function backUpIfDue(logger: Logger, now = new Date(), cwd = process.cwd()): Promise<void> {
  const { daily, dir } = env.backups;
  if (!daily || state.running) return;
  state.running = true;
  try {
    if (!isDue(await newestIn(dir, now), now)) return;
    await runBackUp(cwd);
    state.failed = false;
  } catch (error) {
    state.failed = true;
    logger.error({ err: error }, `The backup failed: there is none of last night in ${dir}`);
  } finally {
    state.running = false;
  }
}

export interface BackupState {
  /** ISO time of the newest backup in BACKUP_DIR. */
  last_success: string | null;
  /** Whether the last try of this process failed; the log says why. */
  failed: boolean;
}

/** For `/readyz` and the doctor. */
export async function backupState(): Promise<BackupState> {
  const newest = await newestIn(env.backups.dir, new Date()).catch(() => undefined);
  return { last_success: newest?.toISOString() ?? null, failed: state.failed };
}
