import { APIError } from 'payload';
import { DeadlineExceeded, withDeadline } from 'shared/deadline';
import { perProcess } from './per-process';

const overdue = perProcess('overdue', () => new Map<symbol, string>());

/** What did not end in time, in words for whoever asked for it. */
export class TookTooLong extends APIError {
  constructor(cause: DeadlineExceeded) {
    super('This took too long and was given up. Look whether it was done, then try again.', 503, null, true);
    this.cause = cause;
  }
}

/**
 * Does work that others wait for: a turn, a slot, a sweep. Rejects with TookTooLong after `ms`, whatever the work does, so that the
 * next has its turn; until it settles after all, `overdueWork` names it. The signal tells the work that it has been given up.
 */
export const sharedWork = <T>(ms: number, what: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> =>
  withDeadline(ms, what, (signal) => {
    const key = Symbol(what);
    signal.addEventListener('abort', () => overdue.set(key, what));
    return (async () => work(signal))().finally(() => overdue.delete(key));
  }).catch((error: unknown) => {
    throw error instanceof DeadlineExceeded ? new TookTooLong(error) : error;
  });

/** What was given up and still goes on: it may hold a thread or a connection, which only a new start releases. */
export const overdueWork = (): string[] => [...overdue.values()];
