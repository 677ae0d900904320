import { expect, it } from 'vitest';
import { isAllowed } from './licences.mjs';

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
  ['GPL-3.0-only', false],
  ['MIT AND GPL-3.0-only', false],
  ['(MIT AND (GPL-3.0-only OR AGPL-3.0-only))', false],
  ['SEE LICENSE IN LICENSE.txt', false],
  ['UNLICENSED', false],
  ['unknown', false],
])('a package under the licence %s may be installed: %s', (licence, expected) => {
  expect(isAllowed(licence)).toBe(expected);
});
