// What `contract/deadline.ts` does, for scripts that run before the installation, when Node cannot read TypeScript.

/** Settles as the work does, or rejects after `ms` milliseconds, whatever the work does with the signal that it is given. */
export function withDeadline(ms, what, work) {
  const controller = new AbortController();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const late = new Error(`${what}: no end after ${ms} ms`);
      reject(late);
      controller.abort(late);
    }, ms);
    const working = (async () => work(controller.signal))();
    void working.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
