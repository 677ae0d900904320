import { AsyncLocalStorage } from 'node:async_hooks';
import { perProcess } from './per-process';

const current = perProcess('client', () => new AsyncLocalStorage<string>());

/** The address of the current request's client, for limits; the same one for all without a server. */
export const clientOfRequest = (): string => current.getStore() ?? 'unknown';

export const asClient = <T>(address: string, work: () => T): T => current.run(address, work);
