import { LRUCache } from 'lru-cache';
import { networkOf } from './client-address';

export interface RateLimit {
  /** Takes one token; undefined if there was one, else the milliseconds until there is. */
  take(key: string): number | undefined;
}

/** A token bucket per key: `most` tokens, refilled evenly over `perMs`. Keeps the 10,000 most recently used keys. */
export function createRateLimit({
  most,
  perMs,
  now = () => performance.now(), // monotonic: the wall clock may be changed
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

/** The factor by which the limit of a whole IPv6 network (/48) exceeds that of one client. */
const NETWORK_SHARE = 3;

/** The same limit for each client and, times that factor, for each IPv6 network: a /48 contains 65,536 client networks. */
export function createClientLimit({ most, ...options }: { most: number; perMs: number; now?: () => number }): RateLimit {
  const clients = createRateLimit({ most, ...options });
  const networks = createRateLimit({ most: most * NETWORK_SHARE, ...options });
  return {
    take(client) {
      const network = networkOf(client);
      return clients.take(client) ?? (network === undefined ? undefined : networks.take(network));
    },
  };
}
