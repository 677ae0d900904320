import { appendFileSync } from 'node:fs';

/** Adds a row to the table that `npm run test:servers` prints at its end. */
export function figure(what: string, value: string): void {
  appendFileSync(process.env.FIGURES ?? '/dev/null', `${JSON.stringify({ what, value })}\n`);
}

/** Adds how long `work` took. */
export async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  figure(what, `${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}
