import { on } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { withoutSlash } from 'contract/paths';
import { clientAddress } from 'shared/client-address';
import { createClientLimit } from 'shared/rate-limit';

const MINUTE_MS = 60_000;
/** Attempts under way at once: more than may queue for a password check, and few enough not to delay other requests. */
const MAX_AT_ONCE = 25;
/** An attempt that is not answered by then counts no longer: the queue of passwords has an end of its own. */
const ATTEMPT_MS = 10 * MINUTE_MS;
/** Maximum body of an attempt in bytes: small enough for Node to buffer it unread. */
export const TRY_BODY_MAX = 8192;
/** Calls and forms that strangers could use to guess, to cause work or to send mails. */
const CALLS = ['login', 'forgot-password', 'reset-password'].map((name) => `/payload-api/users/${name}`);
const FORMS = ['sign-in', 'forgot-password', 'password'].map((name) => `/office/${name}`);

/** On a form's request: how long to wait in milliseconds, which its page says. */
export const WAIT_HEADER = 'x-wait-ms';

/** The message after too many attempts, the same for every account. */
export function tooManyTries(waitMs: number): string {
  const minutes = Math.max(1, Math.ceil(waitMs / MINUTE_MS));
  return `Too many tries. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`;
}

const isOneOf = (paths: string[], path: string) => paths.includes(withoutSlash(path.toLowerCase()));

/** Whether a decoded path is that of a page's form for strangers. */
export const isForm = (path: string): boolean => isOneOf(FORMS, path);

/** Whether a decoded path belongs to a limited call or form. */
export const isTry = (path: string): boolean => isOneOf(CALLS, path) || isForm(path);

/** Files that a network fetches with a password (`leads/measuring/file.ts`). */
const PROTECTED = '/conversions/';

const isGuess = (method: string | undefined, path: string) => path.startsWith(PROTECTED) || (method === 'POST' && isTry(path));

/** Resolves with true once the whole body has arrived, without consuming it; with false when the client hung up. */
async function bodyIsIn(request: IncomingMessage): Promise<boolean> {
  if (request.complete || !Number(request.headers['content-length'])) return true;
  try {
    for await (const _ of on(request, 'readable', { close: ['close'] })) if (request.complete) return true;
  } catch {} // the client hung up
  return false;
}

/**
 * Limits guesses of passwords per address within ten minutes, and attempts at once. Returns the milliseconds to wait; undefined when
 * a request may pass. An attempt counts as under way only after its body arrived, so slow clients block nobody; the guard must
 * limit the body to `TRY_BODY_MAX`. Throws an Error that names TRUST_PROXY when it is invalid.
 */
export function createTryLimit({ trustProxy, most }: { trustProxy: readonly string[]; most: number }) {
  const clientOf = clientAddress(trustProxy);
  const limit = createClientLimit({ most, perMs: 10 * MINUTE_MS });
  let underWay = 0;
  return async (request: IncomingMessage, response: ServerResponse): Promise<number | undefined> => {
    const { method, url = '', headers, socket } = request;
    // The guard has rejected paths that cannot be decoded.
    if (!isGuess(method, decodeURIComponent(url.split('?', 1)[0] ?? ''))) return undefined;
    const waitMs = limit.take(clientOf(socket.remoteAddress, String(headers['x-forwarded-for'] ?? '')));
    if (waitMs !== undefined) return waitMs;
    // A pipelined attempt (no socket yet) would hold its place for as long as its client does not read.
    const isIn = await bodyIsIn(request);
    if (!isIn || !response.socket || response.destroyed || underWay >= MAX_AT_ONCE) return MINUTE_MS;
    underWay += 1;
    const over = setTimeout(end, ATTEMPT_MS).unref();
    response.once('close', end);
    function end() {
      clearTimeout(over);
      response.off('close', end);
      underWay -= 1;
    }
    return undefined;
  };
}
