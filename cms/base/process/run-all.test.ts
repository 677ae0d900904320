import fc from 'fast-check';
import type { Payload } from 'payload';
import { expect, it } from 'vitest';
import { eachAlone, runAll } from './run-all';

it('runs every task in order, whichever of them fail, and names those', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom('works', 'throws', 'rejects')), async (kinds) => {
      const [ran, named]: [string[], string[]] = [[], []];
      const logger = { error: ({ task }: { task: string }) => named.push(task) };
      const task = (name: string, kind: string) => () => {
        ran.push(name);
        if (kind === 'throws') throw new Error('no');
        return kind === 'rejects' ? Promise.reject(new Error('no')) : Promise.resolve();
      };
      const tasks = Object.fromEntries(kinds.map((kind, n) => [`task ${n}`, task(`task ${n}`, kind)]));
      await runAll({ logger } as unknown as Payload, tasks);
      expect(ran).toEqual(Object.keys(tasks));
      expect(named).toEqual(Object.keys(tasks).filter((_, n) => kinds[n] !== 'works'));
    }),
  );
});

it('each has its turn, whichever fail, and the first error is told', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.boolean()), async (works) => {
      const had: number[] = [];
      const all = eachAlone([...works.keys()], async (n) => {
        had.push(n);
        if (!works[n]) throw new Error(`no ${n}`);
      });
      const first = works.indexOf(false);
      if (first < 0) await all;
      else await expect(all).rejects.toThrow(`no ${first}`);
      expect(had).toEqual([...works.keys()]);
    }),
  );
});
