import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { NextWake } from './next-wake';

afterEach(() => void vi.useRealTimers());

it('wakes at the earliest of what was planned, whichever plan is made last', () => {
  vi.useFakeTimers();
  const pauses = fc.array(fc.integer({ min: 250, max: 60_000 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(pauses, (planned) => {
      const wakes: number[] = [];
      const begin = performance.now();
      const next = new NextWake(() => wakes.push(performance.now() - begin));
      for (const ms of planned) next.plan(ms);
      vi.advanceTimersByTime(60_000);
      expect(wakes).toEqual([Math.min(...planned)]);
    }),
  );
});

it('wakes again when it is planned again', () => {
  vi.useFakeTimers();
  const wake = vi.fn();
  const next = new NextWake(wake);
  for (const times of [1, 2]) {
    next.plan(-5000);
    vi.advanceTimersByTime(1000);
    expect(wake).toHaveBeenCalledTimes(times);
  }
});
