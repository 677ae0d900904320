import { expect, it } from 'vitest';
import { isOneSlip } from './misspelt';

it.each([
  ['glenlg', 'glenelg', true],
  ['gelnelg', 'glenelg', true],
  ['glennelg', 'glenelg', true],
  ['norwoot', 'norwood', true],
  ['norwod', 'norwood', true],
  ['unely', 'unley', true],
  ['glenelg', 'glenelg', true],
  ['glng', 'glenelg', false],
  ['kent', 'kew', false],
  ['glenelg', 'gawler', false],
])('%s is one slip from %s: %s', (one, other, expected) => {
  expect([isOneSlip(one, other), isOneSlip(other, one)]).toEqual([expected, expected]);
});
