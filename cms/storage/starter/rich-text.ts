import { escapeHtml, unescapeHtml } from 'contract/html';
import type { Post } from '../database/payload-types';

type RichText = Post['description'];
type Node = RichText['root']['children'][number] & { children?: Node[] };

const BOLD = 1;
const ITALIC = 2;
const block = { direction: 'ltr', format: '', indent: 0, version: 1 } as const;

const elements: Record<string, (href: string) => Node> = {
  p: () => ({ ...block, type: 'paragraph', textFormat: 0, children: [] }),
  ul: () => ({ ...block, type: 'list', listType: 'bullet', tag: 'ul', start: 1, children: [] }),
  ol: () => ({ ...block, type: 'list', listType: 'number', tag: 'ol', start: 1, children: [] }),
  li: () => ({ ...block, type: 'listitem', value: 1, children: [] }),
  a: (url) => ({ ...block, type: 'link', version: 3, fields: { linkType: 'custom', newTab: false, url }, children: [] }),
};
const formats: Record<string, number> = { strong: BOLD, em: ITALIC };

/**
 * Converts starter markup (p, ul, ol, li, strong, em, a) to the editor's format. Payload's own converter needs jsdom.
 * @throws Error on any other tag and on unbalanced tags.
 */
export function richText(html: string): RichText {
  const root = { ...block, type: 'root', children: [] as Node[] };
  const open: { tag: string; node: Node }[] = [{ tag: 'root', node: root }];
  let format = 0;
  for (const [, closing, tag = '', href = '', text] of html.matchAll(/<(\/?)(\w+)(?: href="([^"]*)")?>|([^<]+)/g)) {
    const parent = open.at(-1)?.node.children;
    if (!parent) throw new Error(`starter markup closes more than it opens: ${html}`);
    const element = elements[tag];
    if (text !== undefined) {
      parent.push({ type: 'text', version: 1, detail: 0, mode: 'normal', style: '', format, text: unescapeHtml(text) });
    } else if (formats[tag]) {
      format ^= formats[tag];
    } else if (!element) {
      throw new Error(`starter markup has an unknown tag <${tag}>`);
    } else if (closing) {
      if (open.pop()?.tag !== tag) throw new Error(`starter markup does not match at </${tag}>: ${html}`);
    } else {
      const node = element(unescapeHtml(href));
      if (tag === 'li') node.value = parent.length + 1;
      parent.push(node);
      open.push({ tag, node });
    }
  }
  if (open.length !== 1) throw new Error(`starter markup leaves <${open.at(-1)?.tag}> open: ${html}`);
  return { root };
}

/** Plain paragraphs in the editor's format. */
export const plainRichText = (paragraphs: string) =>
  richText(
    paragraphs
      .split(/\n+/)
      .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
      .join(''),
  );
