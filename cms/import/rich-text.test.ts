import { expect, it } from 'vitest';
import { htmlOf } from '../content/fields/rich-text';
import { richTextOf } from './rich-text';
import { withoutShortcodes, withParagraphs } from './shortcodes';

const none = async () => undefined;
const html = async (given: string) => htmlOf((await richTextOf(given, none)).text);

it.each([
  [
    '<p>One <b>bold <i>both</i></b> <a href="https://a.example/x">link</a></p>',
    '<p>One <strong>bold </strong><em><strong>both</strong></em> <a href="https://a.example/x">link</a></p>',
  ],
  [
    '<ul><li>a<ol><li>deep</li></ol></li><li><p>b</p><p>c</p></li></ul>',
    '<ul><li>a</li><li><ol><li>deep</li></ol></li><li>b<br />c</li></ul>',
  ],
  ['loose words<div>in a block</div>', '<p>loose words</p><p>in a block</p>'],
  ['<h3>Heading</h3><p>text</p>', '<p><strong>Heading</strong></p><p>text</p>'],
  ['<table><tr><td>1</td><td>2</td></tr><tr><td>3</td></tr></table>', '<p>1 – 2</p><p>3</p>'],
  ['<p>Ümläut &amp; &lt;tag&gt;</p>', '<p>Ümläut &amp; &lt;tag&gt;</p>'],
  ['<blockquote>said</blockquote><hr>', '<p>said</p>'],
  ['   ', ''],
])('converts %s', async (given, wanted) => {
  expect(await html(given)).toBe(wanted);
});

it.each([
  '<script>alert(1)</script>',
  '<p onclick="alert(1)">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" JAVASCRIPT:alert(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="data:text/html,alert(1)">x</a>',
  '<img src=x onerror=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<style>@import "//evil.example"</style>',
  '<p>unclosed <b><script>alert(1)',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
])('lets nothing pass that runs: %s (R-IMPORT-4)', async (given) => {
  expect(await html(given)).not.toMatch(/alert|evil|href|script|onerror|<style/i);
});

it('bears markup that nests without end', async () => {
  expect((await html(`${'<ul><li>'.repeat(5000)}deep`)).length).toBeLessThan(1000);
  expect(await html(`${'<b><div>'.repeat(5000)}deep`)).toBe('<p><strong>deep</strong></p>');
});

it('takes shortcodes out, but no words in brackets (R-IMPORT-8)', () => {
  const { text, names } = withoutShortcodes('[vc_row]A [sic] [1] b [note]inner[/note] [gallery] [map id="3"/] [see below]');
  expect(text).toBe('A [sic] [1] b inner   [see below]');
  expect(names).toEqual(['vc_row', 'note', 'gallery', 'map']);
});

it('makes paragraphs at blank lines, unless the text has some', () => {
  expect(withParagraphs('One\r\ntwo\n \nThree\n\n<ul><li>x</li></ul>')).toBe(
    '<p>One<br>two</p>\n<p>Three</p>\n<ul><li>x</li></ul>',
  );
  expect(withParagraphs('<p>One</p>\n\ntwo')).toBe('<p>One</p>\n\ntwo');
});
