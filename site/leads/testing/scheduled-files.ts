import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { setImmediate } from 'node:timers/promises';

const steps = ['open', 'rename', 'link', 'unlink', 'readFile', 'writeFile', 'readdir', 'stat'] as const;

/**
 * Runs the work on real files, one step of the file system at a time. What runs goes on until a step whose number is in `switches`;
 * then what has waited for longest goes on: few switches find what hurts. `fails` makes some steps fail.
 */
export async function inOrder<T>(
  switches: readonly number[],
  work: () => Promise<T>,
  fails: (step: string, path: string) => Error | undefined = () => undefined,
): Promise<T> {
  const waiting: (() => void)[] = [];
  let underWay = 0;
  const real = Object.fromEntries(steps.map((name) => [name, fs[name]]));
  for (const name of steps) {
    const call = fs[name] as (...args: unknown[]) => Promise<unknown>;
    Object.assign(fs, {
      [name]: async (...args: unknown[]) => {
        await new Promise<void>((go) => waiting.push(go));
        try {
          const failure = fails(name, String(args[0]));
          if (failure) throw failure;
          return await call.apply(fs, args);
        } finally {
          underWay -= 1;
        }
      },
    });
  }
  syncBuiltinESMExports();
  try {
    let ended = false;
    const result = work().finally(() => {
      ended = true;
    });
    result.catch(() => undefined); // it is returned below
    for (let step = 0; !ended; ) {
      await setImmediate();
      if (underWay > 0 || waiting.length === 0) continue;
      underWay += 1;
      (switches.includes(step) ? waiting.shift() : waiting.pop())?.();
      step += 1;
    }
    return await result;
  } finally {
    Object.assign(fs, real);
    syncBuiltinESMExports();
  }
}
