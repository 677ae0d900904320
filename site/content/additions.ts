import type { ContentStore } from './store';

/** Names of the additions that the provider has; empty for a provider without any (R-WIRE-12). Rejects when it does not answer. */
export async function additionsOf(store: Pick<ContentStore, 'get'>): Promise<ReadonlySet<string>> {
  return new Set((await store.get('additions')).additions);
}
