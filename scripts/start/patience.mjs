// How long work of the processor is waited for: while it gets on, however slow or busy the machine is.
import { readdirSync, readFileSync } from 'node:fs';
import { run, Stop } from '../steps.mjs';

/** How long processes may stand still in all, and how long they may use the processor, before they are given up. In milliseconds. */
export const USUAL = { stillMs: 60_000, busyMs: 900_000 };
const LOOK_MS = 300;
const TICK_MS = 10;

/** The thread that looks, which always works then. */
const LOOKER = `/proc/${process.pid}/task/${process.pid}`;

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return ''; // it has just ended, or this system has no /proc
  }
}

/** State and used ticks, from a line of the kernel: the name before them may contain anything. */
function accountOf(line) {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0] ?? '', ticks: Number(fields[11] ?? 0) + Number(fields[12] ?? 0) };
}

/** Processes with all that they started, and of each how much it has worked, and whether it works or waits for processor or disk. */
function lookAt(pids, seen = new Map()) {
  for (const pid of pids) {
    const line = read(`/proc/${pid}/stat`);
    if (!line || seen.has(pid)) continue;
    let threads = [];
    try {
      threads = readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}`);
    } catch {
      // It has just ended.
    }
    const works = threads.some((thread) => thread !== LOOKER && ['R', 'D'].includes(accountOf(read(`${thread}/stat`)).state));
    seen.set(pid, { ticks: accountOf(line).ticks, works });
    const children = threads.flatMap((thread) => read(`${thread}/children`).split(' ').filter(Boolean));
    lookAt(children.map(Number), seen);
  }
  return seen;
}

/** Patience with processes and what they start. Its clock stands while they use the processor, wait for it or disk, or write. */
export function patience(pidsOf, { stillMs, busyMs } = USUAL) {
  let [still, used, wrote, at] = [0, 0, false, performance.now()];
  let before = lookAt(pidsOf());
  return {
    noteOutput() {
      wrote = true;
    },
    /** Why nothing is left to wait for; undefined while there is. To be asked several times a second. */
    over() {
      const [now, found] = [performance.now(), lookAt(pidsOf())];
      let [gained, works] = [0, wrote];
      for (const [pid, { ticks, works: one }] of found) {
        gained += Math.max(0, ticks - (before.get(pid)?.ticks ?? 0)) * TICK_MS;
        works ||= one;
      }
      if (!works) still += Math.max(0, now - at - gained);
      used += gained;
      [before, at, wrote] = [found, now, false];
      if (still > stillMs) return `it stood still for ${stillMs / 1000} s`;
      if (used > busyMs) return `it used the processor for ${busyMs / 1000} s without getting there`;
      return undefined;
    },
  };
}

/** Calls `giveUp` with the reason once the child does not get on any more. Returns what ends this, as the end of the child does. */
export function whileItGetsOn(child, giveUp, limits) {
  const waiting = patience(() => [child.pid], limits);
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', waiting.noteOutput);
  const timer = setInterval(() => {
    const why = waiting.over();
    if (!why) return;
    clearInterval(timer);
    giveUp(why);
  }, LOOK_MS).unref();
  const end = () => clearInterval(timer);
  child.once('exit', end);
  return end;
}

/** Runs a command quietly for as long as it gets on; throws Stop with its output, or with why it was given up. */
export async function runPatiently(command, args, options, limits) {
  let stuck;
  const onStart = (child) =>
    whileItGetsOn(
      child,
      (why) => {
        stuck = why;
        child.kill('SIGKILL');
      },
      limits,
    );
  try {
    return await run(command, args, { ...options, onStart });
  } catch (error) {
    throw stuck ? new Stop(`${command} ${args.join(' ')} was given up: ${stuck}`) : error;
  }
}
