// Which processes serve from a data folder, so that nothing replaces it under them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** When a process began, as the system counts it: a number that was given to another process since is told by it. */
function begunAt(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')[19];
  } catch {
    return ''; // no such process, or a system without /proc
  }
}

const runningFile = (env, part) => join(env.DATA_DIR, 'running', part);

/** Notes which process serves a part from this data folder. */
export function noteRunning(env, part, pid) {
  mkdirSync(join(env.DATA_DIR, 'running'), { recursive: true });
  writeFileSync(runningFile(env, part), `${pid} ${begunAt(pid)}`);
}

/** The parts that run on this data folder, as far as they were started here. */
export function running(env) {
  return ['site', 'cms'].filter((part) => {
    try {
      const [pid, begun] = readFileSync(runningFile(env, part), 'utf8').split(' ');
      process.kill(Number(pid), 0);
      return begun === begunAt(pid);
    } catch {
      return false;
    }
  });
}
