import { ownValue } from 'contract/own-value';
import { Parser } from 'htmlparser2';
import { appendBreak, appendText, type Element, type Inline, isBlank, listItem, listNode, paragraph } from './rich-nodes';

/** A picture in a text: its address as written, and its description. */
export interface TextPicture {
  src: string;
  alt: string;
}

/** What stands on its own in a text. */
export type Block =
  | { kind: 'node'; node: Element }
  | { kind: 'heading'; level: number; node: Element }
  | { kind: 'picture'; picture: TextPicture };

const BREAKS = new Set(
  'p div section article header footer main aside nav figure figcaption blockquote pre address table tr dl dt dd center details summary hr h1 h2 h3 h4 h5 h6'.split(
    ' ',
  ),
);
const BOLD = new Set(['b', 'strong', 'th', 'dt', 'summary']);
const ITALIC = new Set(['i', 'em', 'cite', 'figcaption']);
/** What is left out with all that is in it, and its words in the report; without words it never showed. */
const LEFT_OUT: Record<string, string> = {
  ...{ script: '', style: '', template: '', noscript: '', head: '', title: '' },
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

/** Reads markup into blocks that the editor knows: paragraphs, lists, pictures and headings. */
class Reader {
  readonly blocks: Block[] = [];
  readonly lost = new Set<string>();
  #inline: Inline | undefined;
  #lists: { list: Element; item?: Element; fresh: boolean }[] = [];
  #depth = { skipped: 0, bold: 0, italic: 0, pre: 0, deep: 0 };
  #heading: number | undefined;
  #href: string | undefined;

  open(name: string, attributes: Record<string, string>) {
    const left = ownValue(LEFT_OUT, name);
    if (left !== undefined) {
      this.#depth.skipped++;
      if (left) this.lost.add(left + (attributes.src ? ` (${attributes.src})` : ''));
    }
    if (this.#depth.skipped > 0) return;
    if (name === 'table') this.lost.add('a table, whose rows became lines');
    if (BREAKS.has(name)) this.#endParagraph();
    if (/^h[1-6]$/.test(name) && this.#lists.length === 0) this.#heading = Number(name[1]);
    if (name === 'ul' || name === 'ol') this.#openList(name);
    if (name === 'li') this.#openItem();
    if (name === 'pre') this.#depth.pre++;
    if (BOLD.has(name)) this.#depth.bold++;
    if (ITALIC.has(name)) this.#depth.italic++;
    if (name === 'a') this.#href = safeLink(attributes.href);
    if (name === 'br' && this.#inline) appendBreak(this.#inline);
    if ((name === 'td' || name === 'th') && this.#inline && !isBlank(this.#inline)) this.text(' – ');
    if (name === 'img' && attributes.src) this.#picture({ src: attributes.src, alt: attributes.alt ?? '' });
  }

  text(data: string) {
    if (this.#depth.skipped > 0) return;
    const text = this.#depth.pre > 0 ? data : data.replace(/[ \t\r\n\f]+/g, ' ');
    if (!this.#inline && text.trim() === '') return;
    const into = this.#inline ?? this.#begin();
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
    if (BREAKS.has(name)) this.#endParagraph();
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

  /** The element that takes text now: the list's item, or a new paragraph. */
  #begin(): Inline {
    const list = this.#lists.at(-1);
    if (!list) {
      const node = paragraph();
      this.#inline = node;
      this.blocks.push(this.#heading ? { kind: 'heading', level: this.#heading, node } : { kind: 'node', node });
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
    } else this.blocks.push({ kind: 'node', node: list });
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

  #picture(picture: TextPicture) {
    this.#endParagraph();
    this.blocks.push({ kind: 'picture', picture });
  }
}

/** The blocks of a text, and what it had that the editor cannot show. */
export function readMarkup(html: string): { blocks: Block[]; lost: string[] } {
  const reader = new Reader();
  const parser = new Parser({
    onopentag: (name, attributes) => reader.open(name, attributes),
    ontext: (data) => reader.text(data),
    onclosetag: (name) => reader.close(name),
  });
  parser.end(html);
  reader.end();
  return { blocks: reader.blocks, lost: [...reader.lost] };
}
