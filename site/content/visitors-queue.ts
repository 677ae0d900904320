import PQueue from 'p-queue';
import { Spared } from './breaker';

/**
 * Runs what visitors bring about, a few at a time: anybody can make up names, and the provider must have time for pages. Throws Spared
 * when too many wait already.
 */
export function createVisitorsQueue({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const queue = new PQueue({ concurrency: atOnce });
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (queue.size >= waiting) throw new Spared('too many visitors ask the provider at once');
    return queue.add(work);
  };
}
