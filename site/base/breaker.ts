import { withDeadline } from 'shared/deadline';
import { steadyNow } from './steady-clock';

export class BreakerOpen extends Error {
  constructor(why = 'the provider is spared after repeated failures') {
    super(why);
  }
}

export type BreakerState = 'closed' | 'open' | 'half-open';

export interface BreakerOptions {
  /** What the calls are for, and when one that has not ended is a failure, in milliseconds. */
  what: string;
  deadlineMs: number;
  /** Distinguishes a provider failure from a valid negative answer. */
  isFailure(error: unknown): boolean;
  /** Number of failures within `windowMs`, without a success between them, that opens it. */
  failures?: number;
  windowMs?: number;
  /** Delay before the first probe, in milliseconds; doubled after each failed one, up to the maximum. */
  firstPauseMs?: number;
  longestPauseMs?: number;
  onChange?(state: BreakerState): void;
  now?: () => number;
}

/**
 * A circuit breaker. While open it rejects at once, so that a hanging provider gets no more calls and nobody waits for a timeout.
 * After a delay one call is let through as a probe; its success closes the breaker. Each call ends at its deadline, whatever it does.
 */
export function createBreaker({
  what,
  deadlineMs,
  isFailure,
  failures = 5,
  windowMs = 30_000,
  firstPauseMs = 1000,
  longestPauseMs = 15_000,
  onChange,
  now = steadyNow,
}: BreakerOptions) {
  let recent: number[] = [];
  let openedAt: number | undefined;
  let pauseMs = firstPauseMs;
  let probing = false;
  /** Grows with every opening and closing: a call of an earlier period says nothing about the provider now. */
  let period = 0;

  const state = (): BreakerState => (openedAt === undefined ? 'closed' : probing ? 'half-open' : 'open');

  function close() {
    recent = [];
    pauseMs = firstPauseMs;
    probing = false;
    if (openedAt === undefined) return;
    openedAt = undefined;
    period += 1;
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
      period += 1;
      onChange?.('open');
    }
  }

  return {
    state,
    close,
    /** Runs the work. Rejects with BreakerOpen at once while the breaker is open, unless `insist` is set. */
    async run<T>(work: (signal: AbortSignal) => Promise<T>, insist = false): Promise<T> {
      const isProbe = openedAt !== undefined;
      if (openedAt !== undefined) {
        if (!insist && (probing || now() < openedAt + pauseMs)) throw new BreakerOpen();
        probing = true;
      }
      const begun = period;
      try {
        const result = await withDeadline(deadlineMs, what, work);
        if (begun === period) close();
        return result;
      } catch (error) {
        if (begun === period && isFailure(error)) failed(isProbe);
        else if (begun === period) close();
        throw error;
      }
    },
  };
}

export type Breaker = ReturnType<typeof createBreaker>;
