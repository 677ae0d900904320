import fc from 'fast-check';
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import { HIDDEN, SECRET, SEEN, SHOWN } from '../tests/kit/hidden-kinds';
import { withoutHidden } from './hidden-markup';

it.each(HIDDEN)('leaves out and names what %s hides (R-OWNER-35)', (_, markup, leftOut) => {
  const shown = withoutHidden(markup);
  expect(shown.leftOut).toEqual([leftOut]);
  expect(shown.html).not.toContain(SECRET);
  expect(shown.html).toContain(SEEN);
});

it.each(SHOWN)('keeps a text unchanged that is seen in spite of %s', (_, markup) => {
  expect(withoutHidden(markup)).toEqual({ html: markup, leftOut: [] });
});

const cellsOf = (html: string) =>
  DomUtils.getElementsByTagName('tr', parseDocument(html)).map((row) =>
    DomUtils.getElementsByTagName('td', row).map((cell) => DomUtils.textContent(cell)),
  );

it('a hidden row or column that spans others leaves each cell in its column', () => {
  const merged = `<table><col><col hidden><col>
    <tr><td colspan=3>Prices 2027</td></tr>
    <tr hidden><td rowspan=2>Internal</td><td>1</td><td>2</td></tr>
    <tr><td>41.20</td><td>$99</td></tr>
    <tr><td>Oven</td><td colspan=2>on request</td></tr></table>`;
  const { html, leftOut } = withoutHidden(merged);
  expect(cellsOf(html)).toEqual([['Prices 2027'], ['', '$99'], ['Oven', 'on request']]);
  expect(html).toContain('<td colspan="2">Prices');
  expect(html).toContain('<td colspan="1">on');
  expect(leftOut).toEqual(['1 hidden column', '1 hidden row']);
});

it('says nothing of what is hidden and has no words', () => {
  const counter = '<p>Words</p><img style="display:none" src="https://counter.example/"><div hidden>&nbsp;&zwnj;</div>';
  expect(withoutHidden(counter)).toEqual({ html: '<p>Words</p>', leftOut: [] });
});

it('reads markup that nests without end', () => {
  expect(withoutHidden(`<p hidden>x</p>${'<b><div>'.repeat(5_000)}deep<i hidden>41.20`).html).not.toContain(SECRET);
});

/** How a program hides a column: by its `<col>`, by its cells, or both. */
const columnWays = fc.constantFrom('col', 'cells', 'both');
const rowWays = fc.constantFrom(' hidden', " style='display:none'", ' height=0', ' class=none');

it('of any table, what stays is what was seen (R-OWNER-35)', () => {
  const table = fc
    .record({ height: fc.integer({ min: 1, max: 6 }), width: fc.integer({ min: 2, max: 6 }) })
    .chain(({ height, width }) =>
      fc.record({
        height: fc.constant(height),
        columns: fc.array(fc.option(columnWays), { minLength: width, maxLength: width }),
        rows: fc.array(fc.option(rowWays), { minLength: height, maxLength: height }),
        closed: fc.boolean(),
      }),
    );
  fc.assert(
    fc.property(table, ({ columns, rows, closed }) => {
      const cols = columns.map((way) =>
        way === 'col' || way === 'both' ? '<col width=0 style="display:none">' : '<col width=64>',
      );
      const body = rows.map((hidden, y) => {
        const cells = columns.map(
          (way, x) => `<td${way === 'cells' || way === 'both' ? ' class=none' : ''}>${x}/${y}${closed ? '</td>' : ''}`,
        );
        return `<tr${hidden ?? ''}>${cells.join('')}${closed ? '</tr>' : ''}`;
      });
      const { html, leftOut } = withoutHidden(
        `<style>.none{display:none}</style><table>${cols.join('')}${body.join('')}</table>`,
      );
      const seen = rows.flatMap((hidden, y) =>
        hidden === null ? [columns.flatMap((way, x) => (way === null ? [`${x}/${y}`] : []))] : [],
      );
      expect(cellsOf(html)).toEqual(seen);
      const [across, down] = [columns.filter(Boolean).length, rows.filter(Boolean).length];
      if (seen.length > 0 && across > 0) expect(leftOut[0]).toBe(`${across} hidden column${across === 1 ? '' : 's'}`);
      if (down > 0) expect(leftOut.at(-1)).toBe(`${down} hidden row${down === 1 ? '' : 's'}`);
    }),
  );
});
