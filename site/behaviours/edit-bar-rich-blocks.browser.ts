import type { RichBlock, RichLine, RichRun } from 'contract/edit-bar';
import { withFacts } from './edit-bar-origins.browser';
import { make } from './edit-bar-parts.browser';

/* The paragraphs and lists of a long text as elements that people type in, and back. */

function elementOf({ text, bold, italic }: RichRun): Node {
  let inner: Node = make(
    'span',
    '',
    ...text.split('\n').flatMap((line, at) => [...(at ? [make('br')] : []), ...withFacts(line)]),
  );
  if (bold) inner = make('strong', '', inner);
  return italic ? make('em', '', inner) : inner;
}

function lineOf(runs: RichRun[]): Node[] {
  const nodes: Node[] = [];
  let link: HTMLAnchorElement | undefined;
  for (const [at, run] of runs.entries()) {
    const { href, link: number } = run;
    const goesOn = link && runs[at - 1]?.href === href && runs[at - 1]?.link === number;
    if (href === undefined) link = undefined;
    else if (!goesOn) {
      link = make('a');
      link.setAttribute('href', href);
      if (number !== undefined) link.dataset.link = String(number);
      nodes.push(link);
    }
    if (link) link.append(elementOf(run));
    else nodes.push(elementOf(run));
  }
  return nodes;
}

export function fill(editor: HTMLElement, blocks: RichBlock[]) {
  for (const block of blocks) {
    if (block.kind === 'kept') {
      const kept = make('div', `${block.name}: stays as it is`);
      kept.contentEditable = 'false';
      kept.dataset.kept = String(block.kept);
      kept.dataset.name = block.name;
      editor.append(kept);
    } else if (block.kind === 'p') editor.append(make('p', '', ...lineOf(block.runs)));
    else {
      const last = editor.lastElementChild;
      const list = last?.localName === block.kind ? last : editor.appendChild(make(block.kind));
      list.append(make('li', '', ...lineOf(block.runs)));
    }
  }
}

type Kind = RichLine['kind'];
type Look = Omit<RichRun, 'text'>;
const BLOCK = 'p,div,ul,ol,li,h1,h2,h3,h4,blockquote,[data-kept]';

const kindOf = (element: Element, within: Kind): Kind =>
  element.matches('ul') ? 'ul' : element.matches('ol') ? 'ol' : element.matches('p,div') ? 'p' : within;

function lookOf(element: HTMLElement, look: Look): Look {
  if (element.matches('b,strong')) return { ...look, bold: true };
  if (element.matches('i,em')) return { ...look, italic: true };
  const href = element.matches('a') && element.getAttribute('href');
  if (!href) return look;
  const { link } = element.dataset;
  return { ...look, href, ...(link && { link: Number(link) }) };
}

const looksLike = (one: RichRun, other: RichRun) =>
  (['bold', 'italic', 'href', 'link'] as const).every((name) => one[name] === other[name]);

/** Collects lines, each of which ends with the element that it is in. */
function collector() {
  const blocks: RichBlock[] = [];
  let line: RichLine | undefined;
  const put = (run: RichRun, kind: Kind) => {
    if (!line) {
      line = { kind, runs: [] };
      blocks.push(line);
    }
    const last = line.runs.at(-1);
    if (last && looksLike(last, run)) last.text += run.text;
    else line.runs.push(run);
  };
  const end = (kept?: RichBlock) => {
    line = undefined;
    if (kept) blocks.push(kept);
  };
  return { blocks, put, end };
}

/** Browsers end a line with a break to show the caret; empty lines fall away. */
function tidied(block: RichBlock): RichBlock[] {
  if (block.kind === 'kept') return [block];
  const last = block.runs.at(-1);
  if (last) last.text = last.text.replace(/\n$/, '');
  const runs = block.runs.filter(({ text }) => text);
  return runs.some(({ text }) => text.trim()) ? [{ ...block, runs }] : [];
}

/** What is in the editor, whichever elements the browser made of what was typed. */
export function blocksIn(editor: HTMLElement): RichBlock[] {
  const { blocks, put, end } = collector();
  const read = (node: Node, kind: Kind, look: Look) => {
    if (node instanceof Text && node.data) put({ text: node.data, ...look }, kind);
    if (!(node instanceof HTMLElement)) return;
    if (node.matches('br')) return put({ text: '\n', ...look }, kind);
    const { kept, name = '' } = node.dataset;
    const isBlock = node.matches(BLOCK);
    if (isBlock) end();
    if (kept !== undefined) return end({ kind: 'kept', kept: Number(kept), name });
    for (const child of node.childNodes) read(child, kindOf(node, kind), lookOf(node, look));
    if (isBlock) end();
  };
  for (const child of editor.childNodes) read(child, 'p', {});
  return blocks.flatMap(tidied);
}
