import { steadyNow } from './steady-clock';

/** Not even asked: the provider is being spared. */
export class Spared extends Error {
  constructor(why = 'the provider is spared after repeated failures') {
    super(why);
  }
}

export type BreakerState = 'closed' | 'open' | 'half-open';

export interface Breaker {
  /** Does the work and resolves with its result; rejects with Spared, at once, while the breaker is open, unless `insist`. */
  run<T>(work: () => Promise<T>, insist?: boolean): Promise<T>;
  state(): BreakerState;
  /** The provider has shown that it lives: it is asked again at once. */
  close(): void;
}

export interface BreakerOptions {
  /** Tells a failure of the provider from an answer that is merely bad news. */
  isFailure(error: unknown): boolean;
  /** So many failures within `windowMs`, without a success between them, open it. */
  failures?: number;
  windowMs?: number;
  /** Pause before the first probe, in milliseconds; doubled after each that fails, up to the longest. */
  firstPauseMs?: number;
  longestPauseMs?: number;
  onChange?(state: BreakerState): void;
  now?: () => number;
}

/**
 * A circuit breaker. Closed, everything passes. Open, nothing does, so that a provider which hangs or fails is not buried under
 * calls and nobody waits for their deadline. After a pause one call passes as a probe: its success closes the breaker.
 */
export function createBreaker(options: BreakerOptions): Breaker {
  const {
    isFailure,
    failures = 5,
    windowMs = 30_000,
    firstPauseMs = 1000,
    longestPauseMs = 15_000,
    onChange,
    now = steadyNow,
  } = options;
  let recent: number[] = [];
  let openedAt: number | undefined;
  let pauseMs = firstPauseMs;
  let probing = false;

  const state = (): BreakerState => (openedAt === undefined ? 'closed' : probing ? 'half-open' : 'open');

  function close() {
    recent = [];
    pauseMs = firstPauseMs;
    probing = false;
    if (openedAt === undefined) return;
    openedAt = undefined;
    onChange?.('closed');
  }

  function failed(wasProbe: boolean) {
    const time = now();
    recent = [...recent.filter((at) => at > time - windowMs), time];
    if (wasProbe) {
      probing = false;
      openedAt = time;
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    } else if (openedAt === undefined && recent.length >= failures) {
      openedAt = time;
      onChange?.('open');
    }
  }

  return {
    state,
    close,
    async run(work, insist = false) {
      const isProbe = openedAt !== undefined;
      if (openedAt !== undefined) {
        if (!insist && (probing || now() < openedAt + pauseMs)) throw new Spared();
        probing = true;
      }
      try {
        const result = await work();
        // What was under way before the breaker opened says nothing of now.
        if (isProbe || openedAt === undefined) close();
        return result;
      } catch (error) {
        if (isFailure(error)) failed(isProbe);
        else if (isProbe || openedAt === undefined) close();
        throw error;
      }
    },
  };
}
