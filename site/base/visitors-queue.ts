import PQueue from 'p-queue';
import { withDeadline } from 'shared/deadline';
import { BreakerOpen } from './breaker';

interface VisitorsLimits {
  atOnce: number;
  waiting: number;
  /** After this many milliseconds work gives up its turn, whether it has ended or not. */
  endMs: number;
}

/** Limits concurrency of work that visitors can request without limit. Throws BreakerOpen when too many are waiting. */
export function createVisitorsQueue({ atOnce, waiting, endMs }: VisitorsLimits) {
  const queue = new PQueue({ concurrency: atOnce });
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (queue.size >= waiting) throw new BreakerOpen('too many visitors wait already');
    return queue.add(() => withDeadline(endMs, 'a visitor’s turn', work));
  };
}
