import { on } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientAddress } from 'contract/client-address';
import { withoutSlash } from 'contract/paths';
import { createClientLimit } from 'contract/rate-limit';

const MINUTE_MS = 60_000;
/** Tries that may be under way: more than wait for their turn at a password, and too few to keep other requests waiting. */
const MOST_AT_ONCE = 25;
/** Longest body of a try, in bytes: it fits into what Node keeps of a body that nobody reads yet. */
export const TRY_BODY_MAX = 8192;
/** What a stranger may guess at, or have us work for or send mails. */
const TRIES = ['login', 'second-factor/begin', 'forgot-password', 'reset-password'].map((name) => `/payload-api/users/${name}`);

/** The words for whoever tried too often, the same for every account. */
export function tooManyTries(waitMs: number): string {
  const minutes = Math.max(1, Math.ceil(waitMs / MINUTE_MS));
  return `Too many tries. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`;
}

/** Whether a decoded path is that of a try. */
export const isTry = (path: string): boolean => TRIES.includes(withoutSlash(path.toLowerCase()));

/** Resolves once the whole body has come in, and leaves it to be read; with false when the client hung up before. */
async function bodyIsIn(request: IncomingMessage): Promise<boolean> {
  if (request.complete || !Number(request.headers['content-length'])) return true;
  try {
    for await (const _ of on(request, 'readable', { close: ['close'] })) if (request.complete) return true;
  } catch {} // it hung up
  return false;
}

/**
 * A limit on how often one address may try to sign in within ten minutes, and on tries at once. Yields the milliseconds to wait; undefined
 * when a request may pass. A try is under way only once its body is in: whoever is slow with it takes nobody's place. The guard must
 * have bounded the body by `TRY_BODY_MAX`. Throws an Error that names TRUST_PROXY when that is wrong.
 */
export function createTryLimit({ trustProxy, most }: { trustProxy: readonly string[]; most: number }) {
  const clientOf = clientAddress(trustProxy);
  const limit = createClientLimit({ most, perMs: 10 * MINUTE_MS });
  let underWay = 0;
  return async (request: IncomingMessage, response: ServerResponse): Promise<number | undefined> => {
    const { method, url = '', headers, socket } = request;
    // The guard has refused what cannot be decoded.
    if (method !== 'POST' || !isTry(decodeURIComponent(url.split('?', 1)[0] ?? ''))) return undefined;
    const waitMs = limit.take(clientOf(socket.remoteAddress, String(headers['x-forwarded-for'] ?? '')));
    if (waitMs !== undefined) return waitMs;
    // Behind another answer on its connection (no socket yet), a try would keep its place for as long as its client reads nothing.
    const isIn = await bodyIsIn(request);
    if (!isIn || !response.socket || response.destroyed || underWay >= MOST_AT_ONCE) return MINUTE_MS;
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
    });
    return undefined;
  };
}
