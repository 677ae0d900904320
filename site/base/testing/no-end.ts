import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { onTestFinished, vi } from 'vitest';

const steps = ['open', 'rename', 'link', 'unlink', 'rm', 'readFile', 'writeFile', 'readdir', 'stat', 'mkdir'] as const;
type Step = (typeof steps)[number];

/** Makes these steps of the disk never end, where `isMeant` says so of the path. `goOn` ends that, and lets what waits go on. */
export function hangingDisk(meant: readonly Step[] = steps, isMeant: (path: string) => boolean = () => true) {
  const waiting: (() => void)[] = [];
  const real = Object.fromEntries(steps.map((name) => [name, fs[name]]));
  for (const name of meant) {
    const call = fs[name] as (...args: unknown[]) => Promise<unknown>;
    const hang = async (...args: unknown[]) => {
      if (isMeant(String(args[0]))) await new Promise<void>((go) => waiting.push(go));
      return call.apply(fs, args);
    };
    Object.assign(fs, { [name]: hang });
  }
  syncBuiltinESMExports();
  const goOn = () => {
    Object.assign(fs, real);
    syncBuiltinESMExports();
    for (const go of waiting.splice(0)) go();
  };
  onTestFinished(goOn);
  return {
    /** How many steps wait. */
    count: () => waiting.length,
    goOn,
  };
}

/** Makes calls over the network to these addresses never end, whatever signal they get, until it is restored. Returns how many there were. */
export function hangingFetch(isMeant: (url: string) => boolean = () => true) {
  const { fetch } = globalThis;
  let count = 0;
  const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation((...args) => {
    if (!isMeant(String(args[0]))) return fetch(...args);
    count += 1;
    return new Promise(() => undefined);
  });
  onTestFinished(() => fetching.mockRestore());
  return () => {
    fetching.mockRestore();
    return count;
  };
}

/** How long the work has for what is not done by a timer, such as reading a file, in milliseconds. */
const REAL_MS = 10_000;

/** Lets an hour of timers pass until the work settles; throws Error if it does not. Timers have to be false ones. */
export async function inFalseTime<T>(work: Promise<T>): Promise<T> {
  let settled = false;
  const end = () => (settled = true);
  work.then(end, end);
  const began = performance.now();
  for (let second = 0; second < 3600 || performance.now() < began + REAL_MS; second += 1) {
    for (let turn = 0; turn < 5; turn += 1) await new Promise((done) => setImmediate(done));
    if (settled) return work;
    if (second < 3600) await vi.advanceTimersByTimeAsync(1000);
  }
  throw new Error('not settled within an hour');
}
