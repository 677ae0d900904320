import type { Log } from '../base/log';
import type { Reader } from './content';
import type { ContentStore } from './store';

/** Names of the additions that the provider has; empty for a provider without any (R-WIRE-12). Rejects when it does not answer. */
export async function additionsOf(store: Pick<ContentStore, 'get'>): Promise<ReadonlySet<string>> {
  return new Set((await store.get('additions')).additions);
}

/** The same for a page; undefined if the provider was never reached. */
export async function additionsFor(reader: Reader, log: Log): Promise<ReadonlySet<string> | undefined> {
  try {
    const { additions } = await reader.required('additions');
    return new Set(additions);
  } catch (error) {
    log.warn('provider not asked for its additions', { error });
    return undefined;
  }
}
