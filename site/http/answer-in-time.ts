import type { MiddlewareHandler } from 'hono';
import { withDeadline } from 'shared/deadline';
import type { Waits } from '../base/waits';

/** Counts how long visitors wait for pages and files, and ends a wait that nothing else has ended. A post's body may take its time. */
export function answerInTime(waits: Waits, endMs: number): MiddlewareHandler {
  return (c, next) =>
    c.req.method === 'GET' || c.req.method === 'HEAD'
      ? waits.during(() => withDeadline(endMs, 'the answer', () => next()))
      : next();
}
