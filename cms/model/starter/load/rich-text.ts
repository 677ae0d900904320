import { convertMarkdownToLexical, type LexicalRichTextAdapter } from '@payloadcms/richtext-lexical';
import type { Payload } from 'payload';
import type { Post } from '../../../base/database/payload-types';

/** Makes the editor's format from Markdown. */
export type RichTextOf = (markdown: string) => Post['description'];

/** The office's own editor reads the Markdown, so a text is as if it was typed there. */
export const richTextFor = ({ config }: Payload): RichTextOf => {
  const { editorConfig } = config.editor as LexicalRichTextAdapter;
  return (markdown) => convertMarkdownToLexical({ editorConfig, markdown }) as Post['description'];
};
