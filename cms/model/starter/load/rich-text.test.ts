import { convertLexicalToMarkdown, type LexicalRichTextAdapter } from '@payloadcms/richtext-lexical';
import { beforeAll, describe, expect, it } from 'vitest';
import { htmlOf } from '../../../forms/fields/rich-text-field';
import { startPayload } from '../../../testing/api';
import { cities, posts, privacy } from '../content';
import { type RichTextOf, richTextFor } from './rich-text';

const texts = [
  ...posts.flatMap(({ opening, sections }) => [opening, ...sections.map(({ text }) => text)]),
  ...[...cities.map(({ words }) => words), privacy].flatMap(({ sections }) => sections.map(({ text }) => text)),
];

let richText: RichTextOf;
let editorConfig: LexicalRichTextAdapter['editorConfig'];
beforeAll(async () => {
  const payload = await startPayload();
  richText = richTextFor(payload);
  ({ editorConfig } = payload.config.editor as LexicalRichTextAdapter);
});

describe('the editor’s form of starter texts', () => {
  it.each(texts.map((text) => [text.slice(0, 40), text]))('converts back to %s…', (_, text) => {
    expect(convertLexicalToMarkdown({ editorConfig, data: richText(text) })).toBe(text);
  });

  it('shows paragraphs, lists, bold, italic and links', () => {
    expect(htmlOf(richText('One **bold** and *italic* word\n\n- see [this page](/blog)\n- or\n\n1. first\n2. second'))).toBe(
      '<p>One <strong>bold</strong> and <em>italic</em> word</p>' +
        '<ul><li>see <a href="/blog">this page</a></li><li>or</li></ul><ol><li>first</li><li>second</li></ol>',
    );
  });
});
