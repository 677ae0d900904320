export type Node = Record<string, unknown> & { type: string; version: number };
export type Element = Node & { children: Node[] };
/** An element that takes text: a paragraph or a list's item. */
export type Inline = Element;

const block = { direction: 'ltr', format: '', indent: 0, version: 1 } as const;

export const paragraph = (): Element => ({ ...block, type: 'paragraph', textFormat: 0, children: [] });
export const listNode = (tag: 'ul' | 'ol'): Element => ({
  ...block,
  type: 'list',
  listType: tag === 'ul' ? 'bullet' : 'number',
  tag,
  start: 1,
  children: [],
});
export const listItem = (value: number): Element => ({ ...block, type: 'listitem', value, children: [] });
export const tableNode = (): Element => ({ ...block, type: 'table', children: [] });
export const tableRow = (): Element => ({ ...block, type: 'tablerow', children: [] });
/** A cell with how many columns and rows it spans. */
export const tableCell = (isHeader: boolean, colSpan: number, rowSpan: number): Element => ({
  ...block,
  type: 'tablecell',
  headerState: isHeader ? 1 : 0,
  colSpan,
  rowSpan,
  children: [],
});
export const upload = (id: number): Node => ({
  type: 'upload',
  version: 3,
  format: '',
  fields: null,
  relationTo: 'media',
  value: id,
});

const link = (url: string): Element => ({
  ...block,
  type: 'link',
  version: 3,
  fields: { linkType: 'custom', newTab: false, url },
  children: [],
});

const isLink = (node: Node | undefined, url: string): node is Element =>
  node?.type === 'link' && (node.fields as { url?: string }).url === url;

const lastText = ({ children }: Element): string => {
  const last = children.at(-1);
  if (!last || last.type === 'linebreak') return ' ';
  return 'children' in last ? lastText(last as Element) : String(last.text ?? '');
};

/** Appends text; spaces at a line's beginning and twice in a row are left out. Equal neighbours become one node. */
export function appendText(into: Inline, given: string, format: number, url?: string): void {
  const text = lastText(into).endsWith(' ') ? given.replace(/^ +/, '') : given;
  if (text === '') return;
  if (url !== undefined) {
    const last = into.children.at(-1);
    const own = isLink(last, url) ? last : link(url);
    if (own !== last) into.children.push(own);
    appendText(own, text, format);
    return;
  }
  const last = into.children.at(-1);
  if (last?.type === 'text' && last.format === format) last.text = `${last.text}${text}`;
  else into.children.push({ type: 'text', version: 1, detail: 0, mode: 'normal', style: '', format, text });
}

export function appendBreak(into: Inline): void {
  into.children.push({ type: 'linebreak', version: 1 });
}

/** A list without items that show nothing, which markup that nests without end is full of. */
export function withoutBlankItems(list: Element): Element {
  const items = list.children.filter((item) => !isBlank(item as Element)) as Element[];
  for (const [at, item] of items.entries()) {
    item.value = at + 1;
    item.children = item.children.map((node) => (node.type === 'list' ? withoutBlankItems(node as Element) : node));
  }
  return { ...list, children: items };
}

/** Whether an element shows nothing. */
export const isBlank = ({ children }: Element): boolean =>
  children.every((node) => ('children' in node ? isBlank(node as Element) : String(node.text ?? '').trim() === ''));
