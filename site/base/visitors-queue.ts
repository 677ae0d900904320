import PQueue from 'p-queue';
import { Spared } from './breaker';

/**
 * Runs work that visitors can ask for in any number, a few at a time, so that there is time for everything else. Throws Spared when
 * too many wait already.
 */
export function createVisitorsQueue({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const queue = new PQueue({ concurrency: atOnce });
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (queue.size >= waiting) throw new Spared('too many visitors wait already');
    return queue.add(work);
  };
}
