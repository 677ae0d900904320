import { expect, it } from 'vitest';
import { byteRange } from './byte-range';

it.each([
  ['bytes=0-', 10, { start: 0, end: 9 }],
  ['bytes=-3', 10, { start: 7, end: 9 }],
  ['bytes=4-99', 10, { start: 4, end: 9 }],
  ['bytes=9-4', 10, 'unsatisfiable'],
  ['bytes=-', 10, undefined],
  ['lines=1-2', 10, undefined],
  [null, 10, undefined],
] as const)('parses the range %s', (header, size, range) => {
  expect(byteRange(header, size)).toEqual(range);
});
