import { expect, it } from 'vitest';
import { createRateLimit } from './rate-limit';

it('lets so many through at once, then one in each share of the time, for each key by itself', () => {
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
