import { expect, it } from 'vitest';
import { linesOf } from './lines';

it('reads the lines of a quote as they are stored, and nothing else', () => {
  const lines = [{ text: 'Oven', quantity: 1.5, unit_cents: null }];
  expect(linesOf(lines)).toEqual(lines);
  for (const other of ['nothing of ours', null, [{ text: 'Oven' }]]) expect(linesOf(other)).toEqual([]);
});
