import fc from 'fast-check';
import { expect, it } from 'vitest';
import { htmlOf } from '../../forms/fields/rich-text-field';
import { richTextOf } from './rich-text';

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
  [
    '<p>Before</p><table><tr><th>Oven<th colspan=2>Price</tr><tr><td><p>One</p><p>door</p><td>$120<td><ul><li>racks</ul></table>after',
    '<p>Before</p><table><tbody><tr><th>Oven</th><th colspan="2">Price</th></tr><tr><td><p>One</p><p>door</p></td><td>$120</td><td><ul><li>racks</li></ul></td></tr></tbody></table><p>after</p>',
  ],
  [
    '<table><tbody><tr><td>1</td><td>2</td></tr><tr></tr><tr><td>3</td></tr></tbody></table>',
    '<table><tbody><tr><td>1</td><td>2</td></tr><tr><td>3</td><td></td></tr></tbody></table>',
  ],
  ['<table><tr><td><p>a frame</p><p>around text</p></td></tr></table>', '<p>a frame</p><p>around text</p>'],
  [
    '<table><tr><td>1</td><td><table><tr><td>2</td><td>3</td></tr><tr><td>4</td></tr></table></td></tr></table>',
    '<table><tbody><tr><td>1</td><td><p>2 – 3</p><p>4</p></td></tr></tbody></table>',
  ],
  ['<table><tr></tr></table><table>  </table>', ''],
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
])('removes everything that could run: %s (R-IMPORT-4)', async (given) => {
  expect(await html(given)).not.toMatch(/alert|evil|href|script|onerror|<style/i);
});

it('converts very deeply nested markup', async () => {
  expect((await html(`${'<ul><li>'.repeat(5000)}deep`)).length).toBeLessThan(1000);
  expect(await html(`${'<b><div>'.repeat(5000)}deep`)).toBe('<p><strong>deep</strong></p>');
});

const older = async (given: string) => htmlOf((await richTextOf(given, none, { lines: true })).text);

it.each([
  ['One\r\ntwo\n \nThree\n\n<ul><li>x</li></ul>', '<p>One<br />two</p><p>Three</p><ul><li>x</li></ul>'],
  [
    'First.\n\nSecond.\n\n<p style="text-align: center;">Centred.</p>\n\nThird.\n\nFourth.',
    '<p>First.</p><p>Second.</p><p>Centred.</p><p>Third.</p><p>Fourth.</p>',
  ],
  [
    '<!-- wp:heading -->\n<h2>What</h2>\n<!-- /wp:heading -->\n\nOld one.\n\nOld two.\n\n<!-- wp:paragraph -->\n<p>A block,\nwrapped.</p>\n<!-- /wp:paragraph -->\n<!-- wp:spacer /-->\nLast\nlines',
    '<p><strong>What</strong></p><p>Old one.</p><p>Old two.</p><p>A block, wrapped.</p><p>Last<br />lines</p>',
  ],
  [
    'Before\n\n<blockquote>One.\n\nTwo.</blockquote>\n\nAfter.\nIts line.',
    '<p>Before</p><p>One.</p><p>Two.</p><p>After.<br />Its line.</p>',
  ],
  [
    '<h3>Why</h3>\nRight below.\nIts second.\n\nAnother.',
    '<p><strong>Why</strong></p><p>Right below.<br />Its second.</p><p>Another.</p>',
  ],
  ['<strong>A</strong>\n\n<em>B</em>\n<em>C</em>', '<p><strong>A</strong></p><p><em>B</em><br /><em>C</em></p>'],
  ['One<br />\ntwo\n<br>three', '<p>One<br />two<br />three</p>'],
  ['<ul>\n<li>a\n\nb</li>\n\n<li>c</li>\n</ul>\nEnd\n', '<ul><li>a<br />b</li><li>c</li></ul><p>End</p>'],
])('keeps the lines and paragraphs of the classic editor: %j (R-IMPORT-7)', async (given, wanted) => {
  expect(await older(given)).toBe(wanted);
});

it('keeps each paragraph of the classic editor separate, whatever stands in between', async () => {
  const inline = fc.constantFrom(
    'words',
    'more <b>bold</b> words',
    '<em>leaning</em>',
    'a <a href="https://a.example/">link</a>',
  );
  const part = fc.oneof(
    inline,
    inline.map((words) => `<p>${words}</p>`),
    inline.map((words) => `<div class="x">${words}</div>`),
    inline.map((words) => `<!-- wp:paragraph -->\n<p>${words}</p>\n<!-- /wp:paragraph -->`),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(part, { minLength: 1, maxLength: 8 }),
      fc.constantFrom('\n\n', '\r\n\r\n', '\n \n\n'),
      async (parts, gap) => {
        const found = await older(parts.join(gap));
        expect(found.match(/<p>/g)).toHaveLength(parts.length);
      },
    ),
  );
});

it('imports a lazily loaded picture once, and no tracking pixel (R-IMPORT-7)', async () => {
  const asked: string[] = [];
  const store = async ({ src }: { src: string }) => {
    asked.push(src);
    return undefined;
  };
  const place = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP';
  await richTextOf(
    `<p>a</p><img src="${place}" data-src="/late.jpg"><noscript><img src="/late-300x200.jpg"></noscript>
     <img src="${place}"><noscript><p>no</p><img src="/only.jpg"></noscript>
     <picture><source srcset="/set.webp 800w, /small.webp 300w"><img src="${place}"></picture>
     <noscript><img height="1" width="1" src="https://counter.example/"><iframe src="https://counter.example/"></iframe></noscript>`,
    store,
  );
  expect(asked).toEqual(['/late.jpg', '/only.jpg', '/set.webp']);
});
