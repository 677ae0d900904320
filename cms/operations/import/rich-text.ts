import type { Post } from '../../base/database/payload-types';
import { type Block, type Markup, readMarkup } from './markup-reader';
import { appendText, type Element, isBlank, type Node, paragraph, upload, withoutBlankItems } from './rich-nodes';
import type { TextPicture } from './text-picture';

export type RichText = Post['description'];

/** Stores a picture of a text; undefined leaves it out. */
export type StorePicture = (picture: TextPicture) => Promise<number | null | undefined>;

const textOf = ({ children }: Element): string =>
  children.map((node) => ('text' in node ? node.text : 'children' in node ? textOf(node as Element) : ' ')).join('');

// The editor's own type asks for what it fills in itself.
const richText = (children: Node[]) => ({ root: { ...paragraph(), type: 'root', children } }) as unknown as RichText;

export const plainRichText = (text: string): RichText =>
  richText(
    text.split(/\n+/).map((line) => {
      const node = paragraph();
      appendText(node, line, 0);
      return node;
    }),
  );

/** The blocks in the editor's format; undefined when nothing is left. */
async function build(blocks: Block[], store: StorePicture): Promise<RichText | undefined> {
  const children: Node[] = [];
  for (const block of blocks) {
    if (block.kind === 'picture') {
      const id = await store(block.picture);
      if (id) children.push(upload(id));
    } else if (!isBlank(block.node)) {
      if (block.kind === 'heading') embolden(block.node);
      children.push(block.node.type === 'list' ? withoutBlankItems(block.node) : block.node);
    }
  }
  return children.length > 0 ? richText(children) : undefined;
}

function embolden({ children }: Element) {
  for (const node of children) {
    if ('format' in node && 'text' in node) node.format = Number(node.format) | 1;
    if ('children' in node) embolden(node as Element);
  }
}

export interface Converted {
  text: RichText | undefined;
  lost: string[];
}

/** Converts untrusted markup to the editor's format, so that no script or attribute passes; a heading becomes a bold line. */
export async function richTextOf(html: string, store: StorePicture, markup?: Markup): Promise<Converted> {
  const { blocks, lost } = readMarkup(html, markup);
  return { text: await build(blocks, store), lost };
}

export interface Article {
  sections: { title: string; text: RichText }[];
  opening: string;
  picture?: TextPicture;
  lost: string[];
}

/** Splits a whole article at its main headings; what stands before the first one gets the article's `title`. */
export async function articleOf(html: string, title: string, store: StorePicture, markup: Markup): Promise<Article> {
  const { blocks, lost } = readMarkup(html, markup);
  const level = Math.min(...blocks.flatMap((block) => (block.kind === 'heading' ? block.level : [])));
  const parts: { title: string; blocks: Block[] }[] = [{ title, blocks: [] }];
  for (const block of blocks) {
    const heading = block.kind === 'heading' && block.level === level ? textOf(block.node).trim() : '';
    if (heading) parts.push({ title: heading, blocks: [] });
    else parts.at(-1)?.blocks.push(block);
  }
  const sections = [];
  for (const part of parts) {
    const text = await build(part.blocks, store);
    if (text) sections.push({ title: part.title, text });
  }
  const first = blocks.find((block) => block.kind === 'node' && block.node.type !== 'table' && !isBlank(block.node));
  const picture = blocks.find((block) => block.kind === 'picture');
  return {
    sections,
    opening: first?.kind === 'node' ? textOf(first.node).trim() : '',
    picture: picture?.kind === 'picture' ? picture.picture : undefined,
    lost,
  };
}
