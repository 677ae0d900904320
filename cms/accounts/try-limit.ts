import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientAddress } from 'contract/client-address';
import { createClientLimit } from 'contract/rate-limit';

const MINUTE_MS = 60_000;
/** Tries that may be under way: more than wait for their turn at a password, and too few to keep other requests waiting. */
const MOST_AT_ONCE = 25;
/** What a stranger may guess at, or have us work for or send mails. */
const TRIES = ['login', 'second-factor/begin', 'forgot-password', 'reset-password'].map((name) => `/payload-api/users/${name}`);

/** The words for whoever tried too often, the same for every account. */
export function tooManyTries(waitMs: number): string {
  const minutes = Math.max(1, Math.ceil(waitMs / MINUTE_MS));
  return `Too many tries. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`;
}

/**
 * A limit on how often one address may try to sign in within ten minutes, and on tries at once. Yields the milliseconds to wait; undefined
 * when a request may pass. Throws an Error that names TRUST_PROXY when that is wrong.
 */
export function createTryLimit({ trustProxy, most }: { trustProxy: readonly string[]; most: number }) {
  const clientOf = clientAddress(trustProxy);
  const limit = createClientLimit({ most, perMs: 10 * MINUTE_MS });
  let underWay = 0;
  return ({ method, url = '', headers, socket }: IncomingMessage, response: ServerResponse): number | undefined => {
    if (method !== 'POST') return undefined;
    const path = decodeURIComponent(url.split('?', 1)[0] ?? '').replace(/\/+$/, ''); // the guard has refused what cannot be decoded
    if (!TRIES.includes(path.toLowerCase())) return undefined;
    const waitMs = limit.take(clientOf(socket.remoteAddress, String(headers['x-forwarded-for'] ?? '')));
    if (waitMs !== undefined) return waitMs;
    if (underWay >= MOST_AT_ONCE) return MINUTE_MS;
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
    });
    return undefined;
  };
}
