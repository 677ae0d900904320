import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Due, watchClock } from './clock-watch';

const HOUR_MS = 60 * 60_000;
/** Ten in the morning in Adelaide. */
const start = Date.parse('2026-11-26T23:30:00Z');
let due: Due;
let calls: string[];

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  due = { zones: ['Australia/Adelaide'], moments: [] };
  calls = [];
  watchClock(
    () => due,
    (why) => calls.push(why),
  );
});
afterEach(() => vi.useRealTimers());

it('a new day in each of the zones is reported once', () => {
  vi.advanceTimersByTime(13.9 * HOUR_MS);
  expect(calls).toEqual([]);
  due = { zones: ['Australia/Adelaide', 'Australia/Perth'], moments: [] };
  vi.advanceTimersByTime(0.2 * HOUR_MS);
  expect(calls).toEqual(['a new day']);
  vi.advanceTimersByTime(3 * HOUR_MS); // midnight in Perth
  expect(calls).toEqual(['a new day', 'a new day']);
});

it('a moment is reported once, within a second, also one that became known later (R-PAGE-30)', () => {
  vi.advanceTimersByTime(HOUR_MS);
  due = { ...due, moments: [start - 1, start + HOUR_MS + 500, start + 2 * HOUR_MS] };
  vi.advanceTimersByTime(1000);
  expect(calls).toEqual(['its moment has come']);
  vi.advanceTimersByTime(0.5 * HOUR_MS);
  expect(calls).toHaveLength(1);
  vi.advanceTimersByTime(0.5 * HOUR_MS);
  expect(calls).toHaveLength(2);
});

it('a moment is reported even if the provider, whose clock is ahead, no longer names it (R-PAGE-30)', () => {
  due = { ...due, moments: [start + HOUR_MS] };
  vi.advanceTimersByTime(HOUR_MS - 1000);
  due = { ...due, moments: [] };
  vi.advanceTimersByTime(2000);
  expect(calls).toEqual(['its moment has come']);
});
