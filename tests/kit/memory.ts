import { readdirSync, readFileSync } from 'node:fs';

const MB = 1024; // /proc counts in kB
/** Milliseconds between two samples. */
const EVERY_MS = 500;

const read = (path: string) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return ''; // the process has ended
  }
};

function childrenOf(pid: number): number[] {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    return threads.flatMap((thread) => read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number));
  } catch {
    return [];
  }
}

const treeOf = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(treeOf)];

/** Command lines of a process and its descendants. */
export const commandsOf = (pid: number) => treeOf(pid).map((each) => read(`/proc/${each}/cmdline`).replaceAll('\0', ' '));

/** Resident kB of a process: its own memory, and each piece of a file that it has mapped. */
function residentOf(pid: number) {
  const files = new Map<string, number>();
  let own = 0;
  for (const mapping of read(`/proc/${pid}/smaps`).split(/^(?=[0-9a-f]+-[0-9a-f]+ )/m)) {
    const kb = (field: string) => Number(new RegExp(`^${field}: +(\\d+)`, 'm').exec(mapping)?.[1] ?? 0);
    const [, offset, file = ''] = /^\S+ \S+ (\S+) \S+ \S+ *(.*)$/m.exec(mapping) ?? [];
    own += kb('Anonymous');
    files.set(`${file} ${offset}`, kb('Rss') - kb('Anonymous'));
  }
  return { own, files };
}

/**
 * MB of memory that a process and its descendants hold: the own memory of each, and a file that several have mapped (such as Node
 * itself) once. What other programs of this machine share with them counts in full, unlike in PSS.
 */
export function memoryOf(pid: number): number {
  const shared = new Map<string, number>();
  let total = 0;
  for (const { own, files } of treeOf(pid).map(residentOf)) {
    total += own;
    for (const [piece, kb] of files) shared.set(piece, Math.max(shared.get(piece) ?? 0, kb));
  }
  for (const kb of shared.values()) total += kb;
  return total / MB;
}

/** Samples the memory of a process and its descendants until `peak` is asked for, which resolves with the highest in MB. */
export function watchMemory(pid: number) {
  let peak = 0;
  const sample = () => {
    peak = Math.max(peak, memoryOf(pid));
  };
  const timer = setInterval(sample, EVERY_MS);
  return {
    peak() {
      clearInterval(timer);
      sample();
      return peak;
    },
  };
}
