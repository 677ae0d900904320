import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** One name in all of a request's log lines, here and at the provider. */
export const REQUEST_ID = 'x-request-id';

const current = new AsyncLocalStorage<string>();

/** The id of the request that is being answered; undefined outside of any. */
export const requestId = (): string | undefined => current.getStore();

/** The id that a trusted proxy gave, if it is a plain name; else a new one. */
export const chooseRequestId = (given: string | undefined, trusted: boolean): string =>
  trusted && given !== undefined && /^[\w.:-]{1,64}$/.test(given) ? given : randomUUID();

/** Does the work in the name of a request. */
export const asRequest = <T>(id: string, work: () => T): T => current.run(id, work);

/** Does the work in nobody's name: what a request only set off, and what goes on by itself afterwards. */
export const asNobody = <T>(work: () => T): T => current.exit(work);
