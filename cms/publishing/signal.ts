import type { CallName } from 'contract';
import type { Payload } from 'payload';
import { env } from '../base/process/env';
import { perProcess } from '../base/process/per-process';
import { record } from './publications';
import { type Signal, tell } from './tell';

/** Saves within this many milliseconds are announced together. */
const GATHER_MS = 50;

interface Pending {
  calls: Set<CallName>;
  media: Set<string>;
  numbers: number[];
  timer?: NodeJS.Timeout;
}
const next = perProcess<{ pending?: Pending; sending: Set<Promise<void>> }>('publish.next', () => ({ sending: new Set() }));

async function tellOrLog(site: string, signal: Signal, logger: Payload['logger']) {
  await tell(site, env.publishSecret, signal).catch((error: unknown) =>
    logger.warn({ err: error, ...signal }, `The site was not told of a change: POST ${site}/_publish failed. It asks by itself.`),
  );
}

async function send(pending: Pending, logger: Payload['logger']) {
  next.pending = undefined;
  const body = { calls: [...pending.calls], media: [...pending.media], numbers: pending.numbers };
  await Promise.all(env.sites.map((site) => tellOrLog(site, body, logger)));
}

/**
 * Stores which calls have new answers and which media files are new, for sites that ask; then tells every site, soon and in one
 * request. Never fails.
 */
export async function announce(calls: readonly CallName[], media: readonly string[], payload: Payload): Promise<void> {
  const { logger } = payload;
  if (calls.length === 0) return;
  const number = await record(payload, calls, media).catch((error: unknown) => {
    logger.error({ err: error, calls }, 'A change was not noted for sites that miss the signal');
  });
  if (env.publishSecret === '') return;
  const pending = next.pending ?? { calls: new Set(), media: new Set(), numbers: [] };
  next.pending = pending;
  if (number !== undefined) pending.numbers.push(number);
  for (const call of calls) pending.calls.add(call);
  for (const file of media) pending.media.add(file);
  pending.timer ??= setTimeout(() => {
    const sending = send(pending, logger).finally(() => next.sending.delete(sending));
    next.sending.add(sending);
  }, GATHER_MS).unref();
}

/** Resolves once the site has been told of all that was announced, or did not answer; for programs that end then. */
export async function announced(): Promise<void> {
  while (next.pending) await new Promise((done) => setTimeout(done, GATHER_MS));
  await Promise.all(next.sending);
}
