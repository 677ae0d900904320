import { describe, expect, it } from 'vitest';
import { excerpt, paragraphsHtml, plainText, safeHtml } from './markup';
import { splitHtml } from './split-html';

const words = 'Wipe the rangehood first, then the splashback. ';

describe('excerpt: 500 characters and an ellipsis (R-CONTENT-6)', () => {
  it('leaves a short text whole, without an ellipsis', () => {
    expect(excerpt('<p>Short &amp; <strong>sweet</strong>.</p>')).toBe('Short & sweet.');
  });

  it('cuts at a word before 500 characters of plain text', () => {
    const text = excerpt(`<p>${words.repeat(20)}</p>`);
    expect(text.length).toBeLessThanOrEqual(501);
    expect(text.endsWith('…')).toBe(true);
    expect(words.repeat(20)).toContain(text.slice(0, -1));
    expect(words.repeat(20).slice(text.length - 1)).toMatch(/^[\s,.]/);
  });

  it('keeps exactly 500 characters whole', () => {
    const exact = `${'a'.repeat(249)} ${'b'.repeat(250)}`;
    expect(excerpt(exact)).toBe(exact);
    expect(excerpt(`${exact}c`)).toBe(`${'a'.repeat(249)}…`);
  });
});

describe('safeHtml (R-CONTENT-9)', () => {
  it('keeps the small set of elements and drops scripts, handlers and foreign links', () => {
    const html = safeHtml(
      '<p onclick="x()">a<script>alert(1)</script><a href="javascript:x()">b</a><a href="/faq-page">c</a><img src=x onerror=x></p>',
    );
    expect(html).toBe('<p>a<a>b</a><a href="/faq-page">c</a></p>');
  });

  it('shows the provider’s own pictures in variants and with their space reserved, and nobody else’s (R-CONTENT-9, R-PICTURE-8)', () => {
    const html = safeHtml(
      '<p>a</p><img src="/storage/a%20b.jpg" alt="An &quot;oven&quot;" width="900" height="1200" style="x"><img src="https://x.example/storage/b.jpg">',
    );
    expect(html).toContain(
      '<img class="tall" src="/storage/a%20b.jpg" alt="An &quot;oven&quot;" width="900" height="1200" loading',
    );
    expect(html).toContain('/pictures/960/a%20b.jpg.avif 960w" sizes=');
    expect(html).not.toContain('1280w');
    expect(html).not.toContain('x.example');
    expect(safeHtml('<img src="/storage/a.jpg">')).toBe(
      '<picture><img src="/storage/a.jpg" alt="" loading="lazy" decoding="async" /></picture>',
    );
    expect(splitHtml(`<p>${words.repeat(11)}</p>${html}<p>${words}</p>`).rest).toContain('<picture>');
    expect(excerpt(html)).toBe('a');
  });

  it('escapes plain paragraphs', () => {
    expect(paragraphsHtml(['a < b & <i>c</i>'])).toBe('<p>a &lt; b &amp; &lt;i&gt;c&lt;/i&gt;</p>');
  });
});

describe('splitHtml (R-CONTENT-9)', () => {
  it('does not split what fits', () => {
    expect(splitHtml('<p>Short.</p>')).toEqual({ html: '<p>Short.</p>' });
  });

  it('cuts inside nested markup and leaves both parts well-formed', () => {
    const { html, rest } = splitHtml(
      `<p>${words.repeat(8)}</p><ul><li><strong>${words.repeat(5)}</strong></li><li>Last.</li></ul>`,
    );
    expect(plainText(html).length).toBeLessThanOrEqual(501);
    expect(html).toMatch(/…<\/strong><\/li><\/ul>$/);
    expect(rest).toMatch(/^<ul><li data-continued><strong>\w/);
    expect(rest).toContain('<li>Last.</li></ul>');
    const joined = `${plainText(html).replace('…', ' ')}${plainText(rest ?? '')}`;
    expect(joined.replace(/\s+/g, '')).toBe(`${words.repeat(13)}Last.`.replace(/\s+/g, ''));
  });
});
