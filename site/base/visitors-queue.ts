import PQueue from 'p-queue';
import { BreakerOpen } from './breaker';

/** Limits concurrency of work that visitors can request without limit. Throws BreakerOpen when too many are waiting. */
export function createVisitorsQueue({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const queue = new PQueue({ concurrency: atOnce });
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (queue.size >= waiting) throw new BreakerOpen('too many visitors wait already');
    return queue.add(work);
  };
}
