import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { proxyCheck } from './client-address';

export const REQUEST_ID = 'x-request-id';

// Next bundles some modules more than once, and the back office's server loads its own copy.
const holder = globalThis as { [key: symbol]: AsyncLocalStorage<string> | undefined };
const current = holder[Symbol.for('request-id')] ?? new AsyncLocalStorage<string>();
holder[Symbol.for('request-id')] = current;

export const requestId = (): string | undefined => current.getStore();

export const asRequest = <T>(id: string, work: () => T): T => current.run(id, work);

/** Runs the work without a request id: for background work that a request started. */
export const withoutRequestId = <T>(work: () => T): T => current.exit(work);

/** The id from a trusted sender if it is well formed; else a new one. */
export const chooseRequestId = (given: string | undefined, trusted: boolean): string =>
  trusted && given !== undefined && /^[\w.:-]{1,64}$/.test(given) ? given : randomUUID();

export interface Sender {
  peer: string | undefined;
  /** The request's `X-Forwarded-For`; its presence means that it passed a proxy. */
  forwarded: string | undefined;
}

/** A request's id: the given one from a trusted proxy or this machine, else a new one. Throws an Error that names TRUST_PROXY. */
export function requestIds(trustProxy: readonly string[]): (given: string | undefined, sender: Sender) => string {
  const [isProxy, isHere] = [proxyCheck(trustProxy), proxyCheck(['127.0.0.0/8', '::1'])];
  return (given, { peer, forwarded }) => chooseRequestId(given, isProxy(peer) || (forwarded === undefined && isHere(peer)));
}
