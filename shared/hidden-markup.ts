import { type ChildNode, type Document, type Element, isTag, isText, type ParentNode } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { backgroundOf, colourOf, type Declared, declaredIn, fontSizeOf, pixelsOf } from './hidden-styles';
import { tablesWithout } from './hidden-table';

/** What may hide something; a text without any of these is left as it is. */
const MAY_HIDE = /\bstyle\b|\bhidden\b|<col\b|\bheight\b|<font\b|bgcolor|<dialog/i;
/** Further away from its place than any screen is wide, in pixels. */
const FAR = 500;
/** A text of this size in pixels can be read by nobody. */
const UNREADABLE = 1;
/** Markup that nests deeper than any text is read flat, because reading and writing take a stack. */
const DEEPEST = 300;
/** Programs whose pages are white where nothing else is said. */
const OFFICE = /^(?:Microsoft (?:Word|Excel|PowerPoint|Outlook)|(?:Word|Excel)\.|LibreOffice)/;

interface Inherited {
  invisible: boolean;
  tiny: boolean;
  colour: string | undefined;
  background: string | undefined;
}

const isFar = (value: string | undefined) => (pixelsOf(value) ?? 0) <= -FAR;

/** Whether nothing of an element takes part in the page. */
function isGone({ name }: Element, declared: Declared): boolean {
  const is = (property: string, pattern: RegExp) => pattern.test(declared.get(property) ?? '');
  if (is('display', /^none$/) || is('mso-hide', /^(all|screen)$/)) return true;
  if (name === 'col' || name === 'colgroup' || name === 'tr' || name === 'tbody')
    return is('visibility', /^(collapse|hidden)$/) || pixelsOf(declared.get(name === 'col' ? 'width' : 'height')) === 0;
  const isClosed = ['height', 'max-height', 'width', 'max-width'].some((side) => pixelsOf(declared.get(side)) === 0);
  if (isClosed && is('overflow', /^(hidden|clip)$/)) return true;
  const isAway = is('position', /^(absolute|fixed)$/) && (isFar(declared.get('left')) || isFar(declared.get('top')));
  return isAway || isFar(declared.get('text-indent')) || (name !== 'img' && Number(declared.get('opacity') ?? 1) === 0);
}

function handedOn({ name }: Element, declared: Declared, from: Inherited): Inherited {
  const visibility = declared.get('visibility');
  const size = fontSizeOf(declared);
  const pixels = pixelsOf(size);
  const isRelative = pixels === undefined ? /^(inherit|smaller|larger)$/.test(size ?? 'inherit') : Number.isNaN(pixels);
  const colour = declared.get('color');
  const background = backgroundOf(declared);
  return {
    invisible: visibility === undefined || visibility === 'inherit' ? from.invisible : /^(hidden|collapse)$/.test(visibility),
    tiny: isRelative ? from.tiny && !/^[\d.]+rem$/.test(size ?? '') : pixels !== undefined && pixels <= UNREADABLE,
    colour: colour === undefined && name !== 'a' ? from.colour : colour === 'inherit' ? from.colour : colourOf(colour),
    background: background ?? from.background,
  };
}

const isUnseen = ({ invisible, tiny, colour, background }: Inherited) =>
  invisible || tiny || (colour !== undefined && colour === background);

const hasWords = (node: ChildNode | ParentNode): boolean =>
  DomUtils.textContent(node).replace(/[\s\u200b-\u200d\ufeff]|\u034f/g, '') !== '';

/** Elements that are gone, and texts and pictures that cannot be seen where they are. */
function findHidden(page: Document, isOffice: boolean) {
  const declared = declaredIn(page);
  const gone = new Set<Element>();
  const unseen: ChildNode[] = [];
  const start: Inherited = { invisible: false, tiny: false, colour: undefined, background: isOffice ? '#ffffff' : undefined };
  const open: [ParentNode, Inherited, number][] = [[page, start, 0]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [parent, from, depth] = next;
    for (let at = 0; at < parent.children.length; at++) {
      const child = parent.children[at] as ChildNode;
      if (isText(child) && isUnseen(from)) unseen.push(child);
      if (!isTag(child) || child.name === 'style') continue;
      const own = declared(child);
      const inner = handedOn(child, own, from);
      if (isGone(child, own)) gone.add(child);
      else if (child.name === 'img' && inner.invisible) unseen.push(child);
      else if (depth < DEEPEST) open.push([child, inner, depth + 1]);
      else {
        for (const inside of child.children) inside.parent = parent;
        parent.children.splice(at--, 1, ...child.children);
      }
    }
  }
  return { gone, unseen };
}

const counted = (number: number, what: string) => (number > 0 ? [`${number} hidden ${what}${number === 1 ? '' : 's'}`] : []);

export interface Shown {
  html: string;
  /** What was left out, in words: "2 hidden columns". */
  leftOut: string[];
}

/**
 * Leaves out what the program that a text comes from did not show: hidden columns and rows of a table, preview texts of mails, words
 * without size or in the colour of their ground. What hides nothing is returned as it was given.
 */
export function withoutHidden(given: string): Shown {
  if (!MAY_HIDE.test(given)) return { html: given, leftOut: [] };
  const page = parseDocument(given);
  const isOffice = DomUtils.getElementsByTagName('meta', page).some(({ attribs }) => OFFICE.test(attribs.content ?? ''));
  const { gone, unseen } = findHidden(page, isOffice);
  if (gone.size === 0 && unseen.length === 0) return { html: given, leftOut: [] };
  const { columns, rows } = tablesWithout(page, gone, hasWords);
  const rest = [...gone, ...unseen].filter((node) => node.parent);
  const hasText = rest.some(hasWords);
  for (const node of rest) DomUtils.removeElement(node);
  return {
    html: DomUtils.getOuterHTML(page, { encodeEntities: 'utf8' }),
    leftOut: [...counted(columns, 'column'), ...counted(rows, 'row'), ...(hasText ? ['hidden text'] : [])],
  };
}
