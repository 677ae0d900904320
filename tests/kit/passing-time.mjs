// Preloaded into a part: time passes for it when its clock is moved (clock.mjs). What waits for a second or longer is due by that clock,
// and so are the times of its files, each by where the clock stood when the file was written.
import { AsyncResource } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { promisify } from 'node:util';
import { onMove } from './clock.mjs';

/** Shorter waits are not the business of a clock that is moved by minutes. */
const SHORT_MS = 1000;
const { setTimeout: realSetTimeout, clearTimeout: realClearTimeout } = globalThis;
/** What waits, by its timer. */
const waiting = new Map();

globalThis.setTimeout = (run, ms, ...given) => {
  if (!(ms >= SHORT_MS)) return realSetTimeout(run, ms, ...given);
  const due = AsyncResource.bind(() => {
    waiting.delete(timer);
    run(...given);
  });
  const timer = realSetTimeout(due, ms);
  waiting.set(timer, { at: Date.now() + ms, due });
  return timer;
};
Object.defineProperty(globalThis.setTimeout, promisify.custom, { value: realSetTimeout[promisify.custom] });
globalThis.clearTimeout = (timer) => {
  waiting.delete(timer);
  realClearTimeout(timer);
};
onMove(() => {
  for (const [timer, { at, due }] of [...waiting]) {
    if (at > Date.now()) continue;
    realClearTimeout(timer);
    setImmediate(due);
  }
});

/** Each line says when the clock was moved, by the machine's clock, and how far ahead it has been since. */
const moves = () =>
  readFileSync(`${process.env.TEST_CLOCK}.moves`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' ').map(Number));
const aheadAt = (time) => moves().findLast(([from]) => from <= time)?.[1] ?? 0;

for (const name of ['stat', 'lstat']) {
  const real = promises[name];
  promises[name] = async (...given) => {
    const found = await real(...given);
    for (const of of ['mtime', 'ctime', 'birthtime']) {
      const moved = found[`${of}Ms`] + aheadAt(found[`${of}Ms`]);
      Object.assign(found, { [`${of}Ms`]: moved, [of]: new Date(moved) });
    }
    return found;
  };
}
syncBuiltinESMExports();
