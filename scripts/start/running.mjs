// Tracks which processes use a data folder, so that nothing replaces it while they run and no orphan is left.
import { appendFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Start time of a process, which distinguishes it from a later one with the same id. */
export function startTimeOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')[19];
  } catch {
    return ''; // no such process, or a system without /proc
  }
}

const runningFile = (env, name) => join(env.DATA_DIR, 'running', name);

/** Records the process that serves a part from this data folder, or `start`, their supervisor. A full disk is ignored. */
export function recordProcess(env, name, pid) {
  try {
    mkdirSync(join(env.DATA_DIR, 'running'), { recursive: true });
    writeFileSync(runningFile(env, name), `${pid} ${startTimeOf(pid)}`);
  } catch (error) {
    console.error(`  The number of the process "${name}" could not be noted: ${error.message}`);
  }
}

/** The list of new starts is begun anew at this size in bytes. */
const MOST_BYTES = 100_000;

/** Writes down that a part is started again, for the back office, which tells somebody when that happens often. */
export function noteRestart(env, part, why) {
  const file = runningFile(env, 'restarts');
  try {
    if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > MOST_BYTES) rmSync(file);
    appendFileSync(file, `${new Date().toISOString()} ${part} ${why}\n`);
  } catch (error) {
    console.error(`  The new start of "${part}" could not be noted: ${error.message}`);
  }
}

export function pidOf(env, name) {
  try {
    const [pid, begun] = readFileSync(runningFile(env, name), 'utf8').split(' ');
    process.kill(Number(pid), 0);
    return begun === startTimeOf(pid) ? Number(pid) : undefined;
  } catch {
    return undefined;
  }
}

/** The parts that are running on this data folder, if started here. */
export const running = (env) => ['site', 'cms'].filter((part) => pidOf(env, part) !== undefined);

/** Ends parts whose supervisor was killed and resolves with their names; parts with a live supervisor are left alone. */
export async function endOrphans(env, parts, graceMs = 12_000) {
  if (pidOf(env, 'start') !== undefined) return [];
  const orphans = parts.filter((part) => pidOf(env, part) !== undefined);
  for (const part of orphans) process.kill(pidOf(env, part), 'SIGTERM');
  const end = Date.now() + graceMs;
  for (const part of orphans) {
    while (pidOf(env, part) !== undefined && Date.now() < end) await wait(100);
    const left = pidOf(env, part);
    if (left !== undefined) process.kill(left, 'SIGKILL');
    while (pidOf(env, part) !== undefined) await wait(50);
    rmSync(runningFile(env, part), { force: true });
  }
  return orphans;
}
