import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

export const REQUEST_ID = 'x-request-id';

const current = new AsyncLocalStorage<string>();

export const requestId = (): string | undefined => current.getStore();

/** The id from a trusted proxy if it is well formed; else a new one. */
export const chooseRequestId = (given: string | undefined, trusted: boolean): string =>
  trusted && given !== undefined && /^[\w.:-]{1,64}$/.test(given) ? given : randomUUID();

export const asRequest = <T>(id: string, work: () => T): T => current.run(id, work);

/** Runs the work without a request id: for background work that a request started. */
export const withoutRequestId = <T>(work: () => T): T => current.exit(work);
