import type { RichBlock, RichRun } from 'contract/edit-bar';
import { tidyLink } from '../../forms/fields/rich-link';
import { isObject, type Values } from './walk';

/* A rich text as Lexical stores it, and as the blocks that people edit where they read them. */

const [BOLD, ITALIC] = [1, 2];
const NAMES: Record<string, string> = { table: 'Table', upload: 'Picture or file' };

const childrenOf = ({ children }: Values): Values[] => (Array.isArray(children) ? children.filter(isObject) : []);
const isLink = ({ type }: Values) => type === 'link' || type === 'autolink';
const isInline = (node: Values): boolean =>
  node.type === 'text' || node.type === 'linebreak' || (isLink(node) && childrenOf(node).every(isInline));
const isLine = (node: Values) => childrenOf(node).every(isInline);

function linksIn(nodes: Values[]): Values[] {
  return nodes.flatMap((node) => (isLink(node) ? [node] : linksIn(childrenOf(node))));
}

function runsOf(nodes: Values[], links: Values[], within: Partial<RichRun> = {}): RichRun[] {
  return nodes.flatMap((node): RichRun[] => {
    const url = (node.fields as Values | undefined)?.url;
    if (isLink(node)) return runsOf(childrenOf(node), links, { link: links.indexOf(node), href: String(url ?? '') });
    const format = Number(node.format ?? 0);
    const looks = { ...(format & BOLD && { bold: true }), ...(format & ITALIC && { italic: true }) };
    return [{ text: node.type === 'linebreak' ? '\n' : String(node.text ?? ''), ...looks, ...within }];
  });
}

/** The blocks of a rich text. What is neither a paragraph nor a simple list is kept as it is. */
export function blocksOf(state: unknown): RichBlock[] {
  const nodes = isObject(state) && isObject(state.root) ? childrenOf(state.root) : [];
  const links = linksIn(nodes);
  return nodes.flatMap((node, kept): RichBlock[] => {
    const items = childrenOf(node);
    if (node.type === 'paragraph' && isLine(node)) return [{ kind: 'p', runs: runsOf(items, links) }];
    if (node.type === 'list' && items.length > 0 && items.every((item) => item.type === 'listitem' && isLine(item)))
      return items.map((item) => ({ kind: node.tag === 'ol' ? 'ol' : 'ul', runs: runsOf(childrenOf(item), links) }));
    return [{ kind: 'kept', kept, name: NAMES[String(node.type)] ?? 'Kept as it is' }];
  });
}

const element = { version: 1, format: '' as const, indent: 0, direction: 'ltr' as const };

function textsOf({ text, bold, italic }: RichRun): Values[] {
  const format = (bold ? BOLD : 0) + (italic ? ITALIC : 0);
  return text
    .split('\n')
    .flatMap((line, at) => [
      ...(at > 0 ? [{ type: 'linebreak', version: 1 }] : []),
      ...(line ? [{ type: 'text', version: 1, text: line, format, style: '', mode: 'normal', detail: 0 }] : []),
    ]);
}

function inlineOf(runs: readonly RichRun[], links: Values[]): Values[] {
  const nodes: Values[] = [];
  let last: { link: Values; href: string; number?: number } | undefined;
  for (const run of runs) {
    const { href, link: number } = run;
    if (href === undefined) {
      nodes.push(...textsOf(run));
      last = undefined;
    } else if (last?.href === href && last.number === number) {
      last.link.children = [...childrenOf(last.link), ...textsOf(run)];
    } else {
      const fields = { linkType: 'custom', url: tidyLink(href), newTab: false };
      const link = { ...(links[number ?? -1] ?? { type: 'link', ...element, version: 3, fields }), children: textsOf(run) };
      nodes.push(link);
      last = { link, href, number };
    }
  }
  return nodes;
}

const listOf = (tag: 'ul' | 'ol'): Values => ({
  type: 'list',
  ...element,
  tag,
  listType: tag === 'ol' ? 'number' : 'bullet',
  start: 1,
});

const isEmpty = (block: RichBlock) => block.kind !== 'kept' && block.runs.every(({ text }) => !text.trim());

/** The rich text of these blocks, with what `old` holds where they name it. Empty paragraphs and items fall away. */
export function stateOf(blocks: readonly RichBlock[], old?: unknown) {
  const before = isObject(old) && isObject(old.root) ? old.root : {};
  const kept = childrenOf(before);
  const links = linksIn(kept);
  const nodes: Values[] = [];
  for (const block of blocks) {
    if (isEmpty(block)) continue;
    if (block.kind === 'kept') {
      nodes.push(...kept.slice(block.kept, block.kept + 1));
      continue;
    }
    const children = inlineOf(block.runs, links);
    if (block.kind === 'p') {
      nodes.push({ type: 'paragraph', ...element, textFormat: 0, textStyle: '', children });
      continue;
    }
    const last = nodes.at(-1);
    const goesOn = last?.type === 'list' && last.tag === block.kind && !kept.includes(last);
    const list = goesOn ? last : listOf(block.kind);
    list.children = [...childrenOf(list), { type: 'listitem', ...element, value: childrenOf(list).length + 1, children }];
    if (!goesOn) nodes.push(list);
  }
  return { root: { type: 'root', ...element, children: nodes as { type: string; version: number }[] } };
}
