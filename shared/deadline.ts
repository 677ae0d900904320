/** The work did not end in time; `message` names it and how long it was waited for. */
export class DeadlineExceeded extends Error {
  override name = 'DeadlineExceeded';
  constructor(what: string, ms: number) {
    super(`${what}: no end after ${ms} ms`);
  }
}

/**
 * Settles as the work does, or rejects with DeadlineExceeded after `ms` milliseconds, whatever the work does with the signal that it
 * is given. The timer holds the signal: on Node 20 a `fetch` whose signal was collected never ends.
 */
export function withDeadline<T>(ms: number, what: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => {
      const late = new DeadlineExceeded(what, ms);
      reject(late); // before the work hears of it, so that its own error does not come first
      controller.abort(late);
    }, ms);
    const working = (async () => work(controller.signal))(); // begins at once; what it throws is a rejection
    void working.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
