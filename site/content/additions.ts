import { SIGNED_POSTS, SIGNED_RECEIPTS } from 'contract';
import type { SubmitOptions } from './provider';
import type { ContentStore } from './store';

/** Names of the additions that the provider has; empty for a provider without any (R-WIRE-12). Rejects when it does not answer. */
export async function additionsOf(store: Pick<ContentStore, 'get'>): Promise<ReadonlySet<string>> {
  return new Set((await store.get('additions')).additions);
}

/** How a post is sent to a provider with these additions, and which yes counts. */
export const postingTo = (additions: ReadonlySet<string>): SubmitOptions => ({
  signed: additions.has(SIGNED_POSTS),
  receipts: additions.has(SIGNED_RECEIPTS),
});
