import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../../tests/kit/stack';

const GROUPS = '/sys/fs/cgroup';
/** The account that owns nothing. */
const NOBODY = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'];

/** Parent of a new group, and the names of its limit and of its count of killed processes, in the kernel's two versions of it. */
function places() {
  if (existsSync(join(GROUPS, 'memory.stat')) || existsSync(join(GROUPS, 'cgroup.controllers')))
    return { parent: GROUPS, limit: 'memory.max', kills: 'memory.events' };
  const own = /^\d+:memory:(.*)$/m.exec(readFileSync('/proc/self/cgroup', 'utf8'))?.[1] ?? '/';
  return { parent: join(GROUPS, 'memory', own), limit: 'memory.limit_in_bytes', kills: 'memory.oom_control' };
}

export interface SmallMachine {
  /** Command that runs another one within the limits, as a user without rights. */
  prefix: string[];
  /** Number of processes that the kernel has killed for memory. */
  kills(): number;
  remove(): Promise<void>;
}

/** Limits of memory and processor, enforced by the kernel. Needs root. */
export function createSmallMachine({ megabytes, core }: { megabytes: number; core: number }): SmallMachine {
  const { parent, limit, kills } = places();
  const group = join(parent, `small-machine-${process.pid}`);
  try {
    mkdirSync(group);
    writeFileSync(join(group, limit), String(megabytes * 1024 * 1024));
  } catch (error) {
    throw new Error(`the memory of processes cannot be limited here: ${(error as Error).message}; run this as root`);
  }
  return {
    prefix: ['sh', '-c', 'echo $$ > "$0" && exec "$@"', join(group, 'cgroup.procs'), 'taskset', '-c', String(core), ...NOBODY],
    kills: () => Number(/^oom_kill (\d+)/m.exec(readFileSync(join(group, kills), 'utf8'))?.[1] ?? Number.NaN),
    async remove() {
      await until(async () => rmdirSync(group) === undefined, 'the last process to end');
    },
  };
}
