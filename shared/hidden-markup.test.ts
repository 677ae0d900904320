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

/** What Excel puts on the clipboard. */
const SHEET = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=Generator content="Microsoft Excel 15">
<style><!--table{mso-displayed-decimal-separator:"\\.";}td{mso-ignore:padding;}.xl65{mso-number-format:"\\0022$\\0022\\#";}--></style></head>
<body link="#0563C1"><table width=256 style='border-collapse:collapse'><!--StartFragment--><col width=64><col width=0 style='display:none;mso-width-alt:0'>
<col width=0 style='display:none'><col width=64><tr><td>Service</td><td width=0 style='display:none'>Cost</td><td style='display:none'>Margin</td><td>Price</td></tr>
<tr><td>Oven</td><td style='display:none'>41.20</td><td style='display:none'>58%</td><td class=xl65 align=right>$99</td></tr>
<tr height=0 style='display:none'><td>Friends pay half</td><td style='display:none'>41.20</td><td style='display:none'>0%</td><td>$49</td></tr>
<!--EndFragment--></table></body></html>`;

it('of a sheet of Excel and of a mail the owner gets what they showed (R-OWNER-35)', () => {
  const sheet = withoutHidden(SHEET);
  expect(cellsOf(sheet.html)).toEqual([
    ['Service', 'Price'],
    ['Oven', '$99'],
  ]);
  expect(sheet.leftOut).toEqual(['2 hidden columns', '1 hidden row']);
  const mail = `<div dir="ltr">Our offer<div style="display:none;font-size:1px;color:#fff;max-height:0">Preview 41.20</div><p>Until Easter</p>
    <span style="mso-hide:all;display:none">hidden</span></div>`;
  expect(withoutHidden(mail).leftOut).toEqual(['hidden text']);
});

it('finds nothing a second time, whatever the markup', () => {
  const markup = fc.oneof(
    ...HIDDEN.map(([, html]) => fc.constant(html)),
    fc.constantFrom(
      '<p>',
      '</p>',
      '<table>',
      '</table>',
      '<tr>',
      '<td rowspan=2>',
      '<td colspan=3>',
      '</td>',
      '<col hidden>',
      '<ul><li>',
      '<b>',
      '<',
    ),
    fc.constantFrom(
      '<style>',
      '</style>',
      '<style>td{display:none}</style>',
      '<style>@media print{p{',
      '<p style="',
      '<!--',
      '-->',
      "'",
      '"',
      '}',
    ),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(markup, { maxLength: 12 }), (parts) => {
      const once = withoutHidden(parts.join(''));
      expect(withoutHidden(once.html).leftOut).toEqual([]);
    }),
  );
});

it('reads what is made to be read slowly', () => {
  const long = 400_000;
  const css = [
    'a'.repeat(long),
    '"\\"'.repeat(long / 4),
    'url('.repeat(long / 4),
    '/*'.repeat(long / 2),
    `a{b:${' '.repeat(long)}c}`,
    ','.repeat(long),
    '{'.repeat(long),
  ];
  const markup = ['<tr'.repeat(long / 3), '<meta'.repeat(long / 5), `<p style="${'a:b;'.repeat(long / 4)}">`, ' '.repeat(long)];
  for (const given of [...css.map((text) => `<style>${text}</style>`), ...markup])
    expect(withoutHidden(`<p hidden>x</p>${given}`).leftOut).toEqual(['hidden text']);
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
