import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cell } from './csv';

it('puts an apostrophe before whatever a spreadsheet would run', () => {
  expect(
    ['=1+1', '+61 491', '-1', '@x', '\t=1', '|calc', ' =1', '＝1+1']
      .map(cell)
      .every((text) => text.replace(/^"/, '').startsWith("'")),
  ).toBe(true);
  expect(cell('cheap;=1+1; @x')).toBe(`"cheap;'=1+1;' @x"`);
  expect(cell('Plain text')).toBe('Plain text');
  expect(cell(-12)).toBe('-12');
});

it('never lets a text out of its cell', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const written = cell(text);
      const quoted = /^"((?:[^"]|"")*)"$/s.exec(written);
      expect(quoted ? true : !/[",\r\n]/.test(written)).toBe(true);
    }),
  );
});
