import { describe, expect, it } from 'vitest';
import { htmlOf } from '../../model/fields/rich-text';
import { melbourne } from './cities';
import { posts } from './posts';
import { privacy } from './privacy';
import { plainRichText, richText } from './rich-text';

const markup = [melbourne.whoWeAre.description, ...posts.flatMap((post) => post.sections), ...privacy.sections].map((text) =>
  typeof text === 'string' ? text : text.html,
);

/** Characters with two spellings in HTML. */
const plain = (html: string) => html.replaceAll('&quot;', '"').replaceAll('&#39;', "'");

describe('the editor’s form of starter markup', () => {
  it.each(markup.map((html) => [html.slice(0, 40), html]))('gives back %s…', (_, html) => {
    expect(plain(htmlOf(richText(html)))).toBe(plain(html));
  });

  it('holds plain paragraphs with any sign', () => {
    expect(htmlOf(plainRichText('1 < 2 & 3\nAnd so on'))).toBe('<p>1 &lt; 2 &amp; 3</p><p>And so on</p>');
  });

  it.each(['<table></table>', '<p>open', '<p></ul>', '</p>'])('refuses %s', (html) => {
    expect(() => richText(html)).toThrow(/starter markup/);
  });
});
