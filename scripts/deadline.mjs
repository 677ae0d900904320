// What `shared/deadline.ts` does, for scripts that run before the installation, when Node cannot read TypeScript.

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

/** Fetches an answer to its end within `ms` milliseconds; its body has been read. */
export const fetchWithin = (ms, url, init) =>
  withDeadline(ms, url, async (signal) => {
    const response = await fetch(url, { ...init, signal });
    const body = await response.arrayBuffer();
    return new Response(body.byteLength > 0 ? body : null, { status: response.status });
  });
