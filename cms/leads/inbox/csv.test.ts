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
  expect(['0491570156', '0810', '5096', '0', '0491 570 156'].map(cell)).toEqual([
    "'0491570156",
    "'0810",
    '5096',
    '0',
    '0491 570 156',
  ]);
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

/** Parses cells as spreadsheets do: a quote counts only at the start of a cell. */
function cellsOf(file: string, separator: string): string[] {
  const cells: string[] = [];
  for (let at = 0; at <= file.length; at += 1) {
    let text = '';
    if (file[at] === '"') {
      for (at += 1; at < file.length && (file[at] !== '"' || file[at + 1] === '"'); at += 1) {
        if (file[at] === '"') at += 1;
        text += file[at];
      }
      at += 1;
    }
    for (; at < file.length && file[at] !== separator && file[at] !== '\n' && file[at] !== '\r'; at += 1) text += file[at];
    cells.push(text);
  }
  return cells;
}

it.each([',', ';', '\t'])('no cell begins with a formula where %j separates cells', (separator) => {
  const texts = fc.string({
    unit: fc.constantFrom('=', '+', '@', '＝', '1', ' ', ';', ',', '\t', '\r', '\n', '"', "'", '\u200b'),
  });
  fc.assert(
    fc.property(texts, texts, (first, second) => {
      const file = `${cell(first)},${cell(second)},end\r\n`;
      expect(cellsOf(file, separator).filter((text) => /^[\s"\u200b]*[=+\-@＝＋－＠]/.test(text))).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});
