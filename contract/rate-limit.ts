import { LRUCache } from 'lru-cache';
import { networkOf } from './client-address';

export interface RateLimit {
  /** Takes one; undefined when it may pass, else the milliseconds until it may. */
  take(key: string): number | undefined;
}

/** A token bucket a key: `most` at once, refilled evenly over `perMs`. Remembers the 10,000 keys used last. */
export function createRateLimit({
  most,
  perMs,
  now = () => performance.now(), // the clock that is never set
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

/** How many times as much the clients of one IPv6 network (/48) may take together as each of them alone. */
const NETWORK_SHARE = 3;

/** The same limit for each client, and for all clients of one IPv6 network together: whoever has a network has 65,536 addresses in it. */
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
