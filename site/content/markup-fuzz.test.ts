import fc from 'fast-check';
import { expect, it } from 'vitest';
import { safeHtml } from './markup';
import { splitHtml } from './split-html';

const SAFE_TAG =
  /^<\/?(p|br|ul|ol|li|strong|em|h3|h4|blockquote)( \/)?>$|^<a( href="(?!\s*(javascript|data|vbscript):)[^"<>]*")?>$|^<\/a>$|^<ol start="\d+">$|^<li data-continued>$|^<\/?picture>$|^<source type="image\/(avif|webp)" srcset="\/pictures\/[\w/.%, -]+" sizes="[^"<>]*" ?\/?>$|^<img( class="tall")? src="\/storage\/[\w%()~!*'.-]+" alt="[^"<>]*"( width="\d+" height="\d+")? loading="lazy" decoding="async" ?\/?>$/i;
const bits = fc.constantFrom(
  '<script>',
  '</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="/storage/a.jpg" alt="&quot; onload=x" width=9 height="8" onerror=alert(1)>',
  '<img src="/storage/../a.jpg%22onerror=x">',
  '<img src="https://elsewhere.example/storage/a.jpg" srcset="/x 2x">',
  '<svg><style><img src="</style><img src=x onerror=alert(1)>">',
  '<a href="javascript:alert(1)">',
  '<a href=" jAvAsCrIpT&#58;alert(1)">',
  '<a href="java\nscript:alert(1)" onclick="x">',
  '<math><mtext></p><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<p style="background:url(x)">',
  '<iframe srcdoc="x">',
  '<noscript><p title="</noscript><script>alert(1)</script>">',
  '<textarea>',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<p>',
  '</p>',
  '<ol>',
  '<li>',
  'word '.repeat(60),
  '<b>',
  '&lt;script&gt;',
  '"',
  "'",
  '>',
  '<',
  '\0',
);
const markup = fc.array(fc.oneof(bits, fc.string({ maxLength: 8 })), { maxLength: 12 }).map((parts) => parts.join(''));

it('leaves nothing in provider markup that could run, whatever it is made of (R-CONTENT-9)', () => {
  fc.assert(
    fc.property(markup, (html) => {
      const safe = safeHtml(html);
      const { html: start, rest = '' } = splitHtml(safe);
      for (const tag of `${safe} ${start} ${rest}`.match(/<[^>]*>?/g) ?? []) expect(tag).toMatch(SAFE_TAG);
    }),
    { numRuns: 2000 },
  );
});
