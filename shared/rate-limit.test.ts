import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientAddress } from './client-address';
import { createClientLimit, createRateLimit } from './rate-limit';

it('allows a burst, then one request per interval, for each key separately', () => {
  let time = 0;
  const limit = createRateLimit({ most: 3, perMs: 3000, now: () => time });
  expect([1, 2, 3].map(() => limit.take('a'))).toEqual([undefined, undefined, undefined]);
  expect(limit.take('a')).toBe(1000);
  expect(limit.take('b')).toBeUndefined();
  time = 400;
  expect(limit.take('a')).toBe(600);
  time = 1000;
  expect(limit.take('a')).toBeUndefined();
  expect(limit.take('a')).toBe(1000);
});

describe('while the machine’s clock is set', () => {
  const DAY_MS = 24 * 60 * 60_000;
  let ahead: number;
  beforeEach(() => {
    ahead = 0;
    const real = Date.now;
    vi.spyOn(Date, 'now').mockImplementation(() => real() + ahead);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('a day ahead, allows nobody early', () => {
    const limit = createRateLimit({ most: 1, perMs: 60 * 60_000 });
    expect(limit.take('a')).toBeUndefined();
    ahead = DAY_MS;
    expect(limit.take('a')).toBeGreaterThan(59 * 60_000);
  });

  it('a day behind, keeps nobody out', async () => {
    const limit = createRateLimit({ most: 1, perMs: 20 });
    expect(limit.take('a')).toBeUndefined();
    ahead = -DAY_MS;
    await expect.poll(() => limit.take('a')).toBeUndefined();
  });
});

it('counts the households of one IPv6 network together, too', () => {
  const limit = createClientLimit({ most: 10, perMs: 600_000, now: () => 0 });
  const clientOf = clientAddress([]);
  const passed = Array.from({ length: 100 }, (_, n) => limit.take(clientOf(`2001:db8:1:${n.toString(16)}::1`, null)));
  expect(passed.filter((wait) => wait === undefined)).toHaveLength(30);
  expect(limit.take(clientOf('2001:db8:2::1', null))).toBeUndefined();
  expect(limit.take(clientOf('203.0.113.9', null))).toBeUndefined();
});
