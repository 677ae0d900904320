import { expect, it } from 'vitest';
import { drillOf, markOf } from './drill';

const secret = 'a secret that site and provider share';
const mark = markOf(secret, 'a1b2', 1_000_000);

it('the mark of a fire drill is valid by its signature, for 15 minutes', () => {
  expect(drillOf(secret, mark)).toBe('a1b2');
  expect(drillOf(secret, mark, 1_000_000 + 14 * 60_000)).toBe('a1b2');
  expect(drillOf(secret, mark, 1_000_000 + 16 * 60_000)).toBeUndefined();
});

it.each([
  ['with another secret', markOf('another secret', 'a1b2', 1_000_000)],
  ['with another name', mark.replace('a1b2', 'a1b3')],
  ['with a later end', mark.replace(/\.(\d+)\./, (_, end) => `.${Number(end) + 1}.`)],
  ['without a signature', 'a1b2.9999999999999.'],
  ['that is not a text', { toString: () => mark }],
])('a mark %s is invalid', (_, forged) => {
  expect(drillOf(secret, forged)).toBeUndefined();
});

it('without a shared secret no mark is valid', () => {
  expect(drillOf('', markOf('', 'a1b2', 0))).toBeUndefined();
});
