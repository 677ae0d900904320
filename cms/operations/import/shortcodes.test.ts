import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withoutShortcodes } from './shortcodes';

it('removes shortcodes, but not words in brackets (R-IMPORT-8)', () => {
  const { text, names } = withoutShortcodes('[vc_row]A [sic] [1] b [note]inner[/note] [gallery] [map id="3"/] [see below]');
  expect(text).toBe('A [sic] [1] b inner   [see below]');
  expect(names).toEqual(['vc_row', 'note', 'gallery', 'map']);
});

it.each([
  [
    '[vc_row][vc_column_text]<p>Words.</p>[/vc_column_text][vc_raw_html]JTNDZGl2JTIwY2xhc3M=[/vc_raw_html][/vc_row]',
    '<p>Words.</p>',
    ['vc_raw_html'],
  ],
  ['[et_pb_text a="1"]Words[/et_pb_text][et_pb_code]&lt;script&gt;alert(1)&lt;/script&gt;[/et_pb_code]', 'Words', ['et_pb_code']],
  ['[cs_box]JTNDZGl2JTIwY2xhc3MlM0QlMjJib3glMjIlM0VIZWxsbyUzQyUyRmRpdiUzRQ==[/cs_box]after', 'after', ['cs_box']],
  ['[button link=”https://old.example/x” size=”large”]Call us[/button]', 'Call us', []],
  ['[su_box title="Why us?" style="soft"]Inside.[/su_box]', 'Inside.', []],
  ['[box title=&quot;Why us?&quot;]Inside.[/box]', 'Inside.', []],
  ['Write [[gallery]] for [gallery]', 'Write [gallery] for ', []],
  ["[note it's here] and [it's] fine [/note]", " and [it's] fine ", []],
  ['[unclosed a="b', '[unclosed a="b', []],
])('removes the whole of %s (R-IMPORT-8)', (given, text, code) => {
  expect(withoutShortcodes(given)).toMatchObject({ text, code });
});

it('keeps the words, whatever the attributes contain (R-IMPORT-8)', () => {
  const quoted = fc.constantFrom(['"', '"'], ["'", "'"], ['“', '”'], ['”', '”'], ['&quot;', '&quot;']);
  const value = fc
    .array(fc.constantFrom('a', ' ', '/', '=', '.', '<', 'ü', '/x'), { maxLength: 12 })
    .map((signs) => signs.join(''));
  const name = fc.constantFrom('su_box', 'vc_column', 'button', 'x-y', 'box');
  fc.assert(
    fc.property(fc.array(fc.tuple(name, quoted, value), { minLength: 1, maxLength: 5 }), (tags) => {
      const opens = tags.map(([tag, [open, close], inner]) => `[${tag} title=${open}${inner}${close} size="1"]`);
      const closes = tags.map(([tag]) => `[/${tag}]`).reverse();
      const { text } = withoutShortcodes(`Before ${opens.join('')}words [sic]${closes.join('')} after`);
      expect(text).toBe('Before words [sic] after');
    }),
  );
});

it('takes time in proportion to the length of the text, not to its square', () => {
  for (const part of ['[x a="', '[x ', '[', '[x a=“', '[a_b]', '[a_b c="]"'])
    expect(withoutShortcodes(part.repeat(10_000)).names.length).toBeLessThan(3);
}, 20_000);
