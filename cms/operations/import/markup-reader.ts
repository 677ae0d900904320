import { Parser } from 'htmlparser2';
import { withoutHidden } from 'shared/hidden-markup';
import { ownValue } from 'shared/own-value';
import { appendBreak, appendText, type Element, type Inline, isBlank, listItem, listNode, paragraph } from './rich-nodes';
import { OpenTable } from './rich-table';
import { pictureIn, type TextPicture, withoutSize } from './text-picture';

export type Block =
  | { kind: 'node'; node: Element }
  | { kind: 'heading'; level: number; node: Element }
  | { kind: 'picture'; picture: TextPicture };

const BREAKS = new Set(
  'p div section article header footer main aside nav figure figcaption blockquote pre address table tr dl dt dd center details summary hr h1 h2 h3 h4 h5 h6'.split(
    ' ',
  ),
);
const BOLD = new Set(['b', 'strong', 'dt', 'summary']);
const ITALIC = new Set(['i', 'em', 'cite', 'figcaption']);
/** What is left out with all that is in it, and its words in the report; without words it never showed. */
const LEFT_OUT: Record<string, string> = {
  ...{ script: '', style: '', template: '', head: '', title: '' },
  ...{ iframe: 'an embedded page or video', video: 'a video', audio: 'a sound', object: 'an embedded object', form: 'a form' },
  ...{ svg: 'a drawing', canvas: 'a drawing', math: 'a formula', select: 'a form', button: 'a button', textarea: 'a form' },
};
/** Deeper lists continue at this depth: untrusted markup may nest without end. */
const DEEPEST_LIST = 5;

/** A link that a text may have: to the web, mail, phone, or a page of the same site. */
function safeLink(href: string | undefined): string | undefined {
  const address = href?.trim() ?? '';
  if (/^(https?:\/\/|mailto:|tel:)/i.test(address)) return address;
  return /^(\/(?![/\\])|#)/.test(address) && !/\s/.test(address) ? address : undefined;
}

/**
 * Reads markup into blocks that the editor knows: paragraphs, lists, tables, pictures and headings. With `lines`, the text's own lines
 * and blank lines count, as in WordPress' older editor; its newer one marks the blocks in which they do not.
 */
class Reader {
  readonly blocks: Block[] = [];
  readonly lost = new Set<string>();
  #inline: Inline | undefined;
  #lists: { list: Element; item?: Element; fresh: boolean }[] = [];
  #depth = { skipped: 0, bold: 0, italic: 0, pre: 0, deep: 0, noscript: 0, block: 0 };
  /** What a line's end found last: words, the end of another line, or a break that the markup names. */
  #line: 'words' | 'ends' | 'broken' = 'words';
  #sets: string[] = [];
  #heading: number | undefined;
  #table: OpenTable | undefined;
  #tables = 0;
  #href: string | undefined;

  constructor(private readonly lines: boolean) {}

  open(name: string, attributes: Record<string, string>) {
    const left = ownValue(LEFT_OUT, name);
    if (left !== undefined) {
      this.#depth.skipped++;
      const address = attributes.src || attributes['data-src'] || attributes['data-lazy-src'];
      if (left && this.#depth.noscript === 0) this.lost.add(`${left}${address ? ` (${address})` : ''}, which was left out`);
    }
    if (this.#depth.skipped > 0) return;
    if (name === 'noscript') this.#depth.noscript++;
    if (name === 'picture') this.#sets = [];
    if (name === 'source') this.#sets.push(attributes.srcset ?? '', attributes['data-srcset'] ?? '');
    if (name === 'img' || name === 'amp-img') this.#picture(pictureIn(attributes, this.#sets));
    if (this.#depth.noscript > 0) return;
    if (BREAKS.has(name)) this.#endParagraph();
    if (name === 'table') this.#openTable();
    else if (this.#tables === 1 && this.#table?.open(name, attributes)) this.#endParagraph();
    if (/^h[1-6]$/.test(name) && this.#lists.length === 0) this.#heading = Number(name[1]);
    if (name === 'ul' || name === 'ol') this.#openList(name);
    if (name === 'li') this.#openItem();
    if (name === 'pre') this.#depth.pre++;
    if (BOLD.has(name)) this.#depth.bold++;
    if (ITALIC.has(name)) this.#depth.italic++;
    if (name === 'a') this.#href = safeLink(attributes.href);
    if (name === 'br' && this.#inline) this.#break(this.#inline);
    if ((name === 'td' || name === 'th') && this.#tables !== 1 && this.#inline && !isBlank(this.#inline)) this.text(' – ');
  }

  comment(data: string) {
    const [, end, self] = /^\s*(\/?)wp:[\s\S]*?(\/?)$/.exec(data) ?? [];
    if (end === undefined || self) return;
    this.#endParagraph();
    this.#depth.block = Math.max(0, this.#depth.block + (end ? -1 : 1));
  }

  /** Text whose lines may count. */
  text(data: string) {
    if (this.#depth.skipped > 0 || this.#depth.noscript > 0) return;
    if (!this.lines || this.#depth.pre > 0 || this.#depth.block > 0) return this.#text(data);
    for (const [at, part] of data
      .replace(/\r\n?/g, '\n')
      .split(/\n(?:[ \t\u00a0]*\n)+/)
      .entries()) {
      if (at > 0) this.#endParagraph();
      for (const [below, line] of part.split('\n').entries()) {
        if (below > 0 && this.#line === 'words') this.#line = 'ends';
        if (line.trim() !== '' && this.#line === 'ends' && this.#inline) this.#break(this.#inline);
        this.#text(below > 0 ? line.trimStart() : line);
      }
    }
  }

  #break(into: Inline) {
    appendBreak(into);
    this.#line = 'broken';
  }

  #text(data: string) {
    const text = this.#depth.pre > 0 ? data : data.replace(/[ \t\r\n\f]+/g, ' ');
    if (!this.#inline && text.trim() === '') return;
    const into = this.#inline ?? this.#begin();
    if (text.trim() !== '') this.#line = 'words';
    const format = (this.#depth.bold > 0 ? 1 : 0) | (this.#depth.italic > 0 ? 2 : 0);
    for (const [at, line] of (this.#depth.pre > 0 ? text.split(/\r?\n/) : [text]).entries()) {
      if (at > 0) appendBreak(into);
      appendText(into, line, format, this.#href);
    }
  }

  close(name: string) {
    const isLeftOut = ownValue(LEFT_OUT, name) !== undefined;
    if (isLeftOut) this.#depth.skipped--;
    if (this.#depth.skipped > 0 || isLeftOut) return;
    if (name === 'noscript') this.#depth.noscript--;
    if (name === 'picture') this.#sets = [];
    if (this.#depth.noscript > 0) return;
    if (BREAKS.has(name)) this.#endParagraph();
    if (name === 'table') this.#closeTable();
    else if (this.#tables === 1 && this.#table?.close(name)) this.#endParagraph();
    if (/^h[1-6]$/.test(name)) this.#heading = undefined;
    if (name === 'ul' || name === 'ol') this.#closeList();
    if (name === 'li') this.#closeItem();
    if (name === 'pre') this.#depth.pre--;
    if (BOLD.has(name)) this.#depth.bold--;
    if (ITALIC.has(name)) this.#depth.italic--;
    if (name === 'a') this.#href = undefined;
  }

  end() {
    while (this.#lists.length > 0) this.#closeList();
    this.#endParagraph();
  }

  #begin(): Inline {
    const list = this.#lists.at(-1);
    if (!list) {
      const node = paragraph();
      this.#inline = node;
      if (this.#heading && !this.#table?.cell) this.blocks.push({ kind: 'heading', level: this.#heading, node });
      else this.#put(node);
      return node;
    }
    if (!list.item) this.#openItem();
    const item = this.#lists.at(-1)?.item ?? listItem(1);
    if (item.children.length > 0 && !list.fresh) appendBreak(item);
    list.fresh = false;
    this.#inline = item;
    return item;
  }

  #endParagraph() {
    this.#inline = undefined;
    this.#line = 'words';
  }

  #put(node: Element) {
    const cell = this.#table?.cell;
    if (cell) cell.children.push(node);
    else this.blocks.push({ kind: 'node', node });
  }

  #openTable() {
    this.#tables++;
    if (this.#tables === 1 && this.#lists.length === 0) {
      const table = new OpenTable();
      this.#put(table.node);
      this.#table = table;
    } else this.lost.add('a table within a table or a list, whose rows became lines');
  }

  #closeTable() {
    this.#tables--;
    if (this.#tables > 0 || !this.#table) return;
    const { node } = this.#table;
    const frame = this.#table.end();
    this.#table = undefined;
    if (!frame) return;
    const at = this.blocks.findIndex((block) => block.kind === 'node' && block.node === node);
    this.blocks.splice(at, 1, ...frame.map((inner) => ({ kind: 'node', node: inner }) as const));
  }

  #openList(tag: 'ul' | 'ol') {
    this.#endParagraph();
    if (this.#lists.length >= DEEPEST_LIST) {
      this.#depth.deep++;
      return;
    }
    const list = listNode(tag);
    const outer = this.#lists.at(-1);
    if (outer) {
      const item = listItem(outer.list.children.length + 1);
      item.children.push(list);
      outer.list.children.push(item);
      outer.item = undefined;
    } else this.#put(list);
    this.#lists.push({ list, fresh: true });
  }

  #closeList() {
    this.#endParagraph();
    if (this.#depth.deep > 0) this.#depth.deep--;
    else this.#lists.pop();
  }

  #openItem() {
    this.#endParagraph();
    const list = this.#lists.at(-1);
    if (!list) return;
    list.item = listItem(list.list.children.length + 1);
    list.fresh = true;
    list.list.children.push(list.item);
  }

  #closeItem() {
    this.#endParagraph();
    const list = this.#lists.at(-1);
    if (list) list.item = undefined;
  }

  /** A picture that is loaded late stands twice, once for browsers without scripts. */
  #picture(picture: TextPicture | undefined) {
    const last = this.#inline ? undefined : this.blocks.at(-1);
    const isTwin = last?.kind === 'picture' && picture && withoutSize(last.picture.src) === withoutSize(picture.src);
    if (!picture || isTwin) return;
    this.#endParagraph();
    this.blocks.push({ kind: 'picture', picture });
  }
}

export interface Markup {
  lines?: boolean;
}

/** The blocks of a text, and what it had that the editor cannot show, or that its visitors never saw. */
export function readMarkup(html: string, { lines = false }: Markup = {}): { blocks: Block[]; lost: string[] } {
  const shown = withoutHidden(html);
  const reader = new Reader(lines);
  const parser = new Parser({
    onopentag: (name, attributes) => reader.open(name, attributes),
    ontext: (data) => reader.text(data),
    onclosetag: (name) => reader.close(name),
    oncomment: (data) => reader.comment(data),
  });
  parser.end(shown.html);
  reader.end();
  return { blocks: reader.blocks, lost: [...shown.leftOut.map((what) => `${what}, left out`), ...reader.lost] };
}
