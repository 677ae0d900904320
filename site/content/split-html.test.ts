import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeHtml } from './markup';
import { splitHtml } from './split-html';

const words = (count: number) => 'word '.repeat(count).trim();
const textOf = (html: string) => html.replace(/<[^>]*>/g, '');
const squeezed = (html: string) => textOf(html).replace(/\s+/g, '');

describe('a cut', () => {
  it('exactly at the end of an element gets an ellipsis', () => {
    expect(splitHtml('<p>One two.</p><p>Three.</p>', 8)).toEqual({ html: '<p>One two.…</p>', rest: '<p>Three.</p>' });
  });

  it('leaves no empty element behind', () => {
    expect(splitHtml('<p>One two.</p><ul><li><strong>Three</strong> four</li></ul>', 10)).toEqual({
      html: '<p>One two.…</p>',
      rest: '<ul><li><strong>Three</strong> four</li></ul>',
    });
  });

  it('is not made where only white space or a line break would follow', () => {
    expect(splitHtml('<p>One two.</p>\n<p><br></p>', 8)).toEqual({ html: '<p>One two.</p>\n<p><br></p>' });
  });

  it('between two list items continues with the next number', () => {
    const { html, rest } = splitHtml('<ol><li>One.</li><li>Two.</li><li>Three.</li></ol>', 8);
    expect(html).toBe('<ol><li>One.</li><li>Two.…</li></ol>');
    expect(rest).toBe('<ol start="3"><li>Three.</li></ol>');
  });

  it('within a list item continues that item, without a marker of its own', () => {
    const { html, rest } = splitHtml('<ol><li>One.</li><li>Two and more.</li><li>Three.</li></ol>', 9);
    expect(html).toBe('<ol><li>One.</li><li>Two…</li></ol>');
    expect(rest).toBe('<ol start="2"><li data-continued>and more.</li><li>Three.</li></ol>');
    expect(splitHtml('<ul><li>Two and more.</li></ul>', 5).rest).toBe('<ul><li data-continued>and more.</li></ul>');
  });

  it('of a single long word is within that word', () => {
    expect(splitHtml('<p>abcdefgh</p>', 5)).toEqual({ html: '<p>abcde…</p>', rest: '<p>fgh</p>' });
  });
});

it('keeps a table whole, before the cut or after it', () => {
  const table = '<div><table><tbody><tr><td>Single oven</td><td>$120</td></tr></tbody></table></div>';
  expect(splitHtml(`<p>One.</p>${table}<p>Two.</p>`, 8)).toEqual({ html: '<p>One.…</p>', rest: `${table}<p>Two.</p>` });
  expect(splitHtml(`${table}<p>Two.</p>`, 8)).toEqual({ html: `${table}<p>…</p>`, rest: '<p>Two.</p>' });
  expect(splitHtml(`<p>One.</p>${table}<p>Two.</p>`, 40)).toEqual({ html: `<p>One.</p>${table}<p>Two.</p>` });
  expect(splitHtml(table, 8)).toEqual({ html: table });
});

const piece = fc.oneof(
  fc.constantFrom('<p>', '</p>', '<ul>', '</ul>', '<ol>', '</ol>', '<li>', '</li>', '<strong>', '</strong>', '<br>', ' ', '\n'),
  fc.integer({ min: 1, max: 6 }).map(words),
);

it('loses no word, keeps to its length, and shows … exactly where something follows (R-CONTENT-6, R-CONTENT-9)', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), fc.integer({ min: 1, max: 120 }), (pieces, length) => {
      const whole = safeHtml(pieces.join(''));
      const { html, rest } = splitHtml(whole, length);
      expect(squeezed(html).replace('…', '') + squeezed(rest ?? '')).toBe(squeezed(whole));
      expect(textOf(html).trimEnd().endsWith('…')).toBe(rest !== undefined);
      if (rest !== undefined) {
        expect(textOf(html).length).toBeLessThanOrEqual(length + 1);
        expect(squeezed(rest)).not.toBe('');
      }
    }),
    { numRuns: 1000 },
  );
});
