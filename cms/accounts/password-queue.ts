import PQueue from 'p-queue';
import { APIError } from 'payload';
import { perProcess } from '../base/process/per-process';
import { sharedWork } from '../base/process/shared-work';
import { tooManyTries } from './try-limit';

/** Queue limits: in total, and per account, so that attacks on one account do not lock out others. */
const MAX_WAITING = { all: 20, account: 5 };

/** Longest check of a password in milliseconds: on a busy machine the hashing alone takes many seconds. */
const CHECK_MS = 2 * 60_000;

export class TooManyTries extends APIError {
  constructor() {
    super(tooManyTries(0), 429);
    this.name = 'AuthenticationError'; // logged like rejected sign-ins
  }
}

const { queue, waiting } = perProcess('password-queue', () => ({
  queue: new PQueue({ concurrency: 1 }),
  waiting: new Map<string, number>(),
}));

/**
 * Runs work that checks or changes a password one at a time: attempt counters are never overwritten with stale values, and the
 * slow hashing uses one core at most. Those who are `known` have their turn before strangers, however many wait. Throws TooManyTries.
 */
export async function runQueued<T>(account: string, work: () => Promise<T>, known = false): Promise<T> {
  const queued = waiting.get(account) ?? 0;
  if (queued >= MAX_WAITING.account || (!known && queue.size >= MAX_WAITING.all)) throw new TooManyTries();
  waiting.set(account, queued + 1);
  try {
    return await queue.add(() => sharedWork(CHECK_MS, 'a check of a password', work), { priority: known ? 1 : 0 });
  } finally {
    const left = (waiting.get(account) ?? 1) - 1;
    if (left > 0) waiting.set(account, left);
    else waiting.delete(account);
  }
}
