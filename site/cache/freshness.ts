import type { CallName } from 'contract';
import type { CachedPage } from './cached-page';

/** Maximum age in milliseconds; then the next request renders the page again, even without a publish signal. */
const FRESH_MS = 60_000;
/** Maximum age of a page that lacks a section because a call failed, and delay after a failed rendering; in milliseconds. */
export const INCOMPLETE_FRESH_MS = 2000;
/** After a publish signal the stale page is served for at most this many milliseconds; then visitors wait for the new one. */
const OLD_SERVED_MS = 500;

/**
 * - `fresh`: to be served.
 * - `aged`: to be served, and rendered again in the background.
 * - `changed`: to be served for another moment; after a change all such pages are rendered again.
 * - `outdated`: not to be served.
 */
export type Freshness = 'fresh' | 'aged' | 'changed' | 'outdated';

/** How fresh a page is; `changedAt` is when something that it shows was published, if that was after its rendering. */
export function freshnessOf(
  { at, retryAt, failed }: Pick<CachedPage, 'at' | 'retryAt' | 'failed'>,
  now: number,
  changedAt: number | undefined,
): Freshness {
  if (now < retryAt) return 'fresh';
  if (changedAt !== undefined) return now - changedAt > OLD_SERVED_MS ? 'outdated' : 'changed';
  return now - at > (failed.size > 0 ? INCOMPLETE_FRESH_MS : FRESH_MS) ? 'aged' : 'fresh';
}

/** The sequence of renderings and publish signals: a clock is too coarse to tell which came first. */
export class Sequence {
  #last = 0;
  #signal = { position: 0, at: Number.NEGATIVE_INFINITY };
  readonly #signalOf = new Map<CallName, number>();

  next(): number {
    this.#last += 1;
    return this.#last;
  }

  publish(calls: readonly CallName[], at: number) {
    this.#signal = { position: this.next(), at };
    for (const call of calls) this.#signalOf.set(call, this.#signal.position);
  }

  isAfterSignals(position: number): boolean {
    return position > this.#signal.position;
  }

  /** When one of the calls that a rendering used was last published, if that was after its start; else undefined. */
  changedAt({ position, used }: { position: number; used: ReadonlySet<CallName> }): number | undefined {
    if (this.isAfterSignals(position)) return undefined;
    return [...used].some((call) => (this.#signalOf.get(call) ?? 0) > position) ? this.#signal.at : undefined;
  }
}
