// Which processes serve from a data folder, so that nothing replaces it under them and none is left behind.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** When a process began, as the system counts it: it tells a process from a later one that was given the same number. */
function begunAt(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')[19];
  } catch {
    return ''; // no such process, or a system without /proc
  }
}

const runningFile = (env, name) => join(env.DATA_DIR, 'running', name);

/** Notes the process that serves a part from this data folder, or `start`, which supervises both. A full disk does not stop it. */
export function noteRunning(env, name, pid) {
  try {
    mkdirSync(join(env.DATA_DIR, 'running'), { recursive: true });
    writeFileSync(runningFile(env, name), `${pid} ${begunAt(pid)}`);
  } catch (error) {
    console.error(`  The number of the process "${name}" could not be noted: ${error.message}`);
  }
}

/** Number of the process that was noted under this name, if it still runs. */
function runningPid(env, name) {
  try {
    const [pid, begun] = readFileSync(runningFile(env, name), 'utf8').split(' ');
    process.kill(Number(pid), 0);
    return begun === begunAt(pid) ? Number(pid) : undefined;
  } catch {
    return undefined;
  }
}

/** The parts that run on this data folder, as far as they were started here. */
export const running = (env) => ['site', 'cms'].filter((part) => runningPid(env, part) !== undefined);

const wait = (ms) => new Promise((done) => setTimeout(done, ms));

/**
 * Ends what an earlier start left behind when it was killed: parts whose supervisor is gone. Resolves with their names; a part of a
 * supervisor that lives is left alone.
 */
export async function endOrphans(env, parts, graceMs = 12_000) {
  if (runningPid(env, 'start') !== undefined) return [];
  const orphans = parts.filter((part) => runningPid(env, part) !== undefined);
  for (const part of orphans) process.kill(runningPid(env, part), 'SIGTERM');
  const end = Date.now() + graceMs;
  for (const part of orphans) {
    while (runningPid(env, part) !== undefined && Date.now() < end) await wait(100);
    const left = runningPid(env, part);
    if (left !== undefined) process.kill(left, 'SIGKILL');
    while (runningPid(env, part) !== undefined) await wait(50);
    rmSync(runningFile(env, part), { force: true });
  }
  return orphans;
}
