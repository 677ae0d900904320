import { LRUCache } from 'lru-cache';
import { steadyNow } from './steady-clock';

export interface RateLimit {
  /** Takes one; undefined when it may pass, else the milliseconds until it may. */
  take(key: string): number | undefined;
}

/** A token bucket a key: `most` at once, refilled evenly over `perMs`. Remembers the 10,000 keys used last. */
export function createRateLimit({
  most,
  perMs,
  now = steadyNow,
}: {
  most: number;
  perMs: number;
  now?: () => number;
}): RateLimit {
  const buckets = new LRUCache<string, { tokens: number; at: number }>({ max: 10_000 });
  const perToken = perMs / most;
  return {
    take(key) {
      const time = now();
      const last = buckets.get(key) ?? { tokens: most, at: time };
      const tokens = Math.min(most, last.tokens + Math.max(0, time - last.at) / perToken);
      const passes = tokens >= 1;
      buckets.set(key, { tokens: passes ? tokens - 1 : tokens, at: time });
      return passes ? undefined : Math.ceil((1 - tokens) * perToken);
    },
  };
}
