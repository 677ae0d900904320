import { originsIn } from 'contract/text-origin';
import render from 'dom-serializer';
import { type ChildNode, cloneNode, hasChildren, isTag, isText, type ParentNode, type Text } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { letterEnd } from 'shared/text';
import { EXCERPT_LENGTH } from './markup';

const textsOf = (node: ParentNode): Text[] =>
  node.children.flatMap((child) => (isText(child) ? child : hasChildren(child) ? textsOf(child) : []));
const isBlank = (node: ParentNode) => textsOf(node).every(({ data }) => data.trim() === '');
const isTable = (node: ParentNode | ChildNode): boolean => isTag(node) && (node.name === 'table' || node.children.some(isTable));
const lengthOf = (node: ParentNode) => textsOf(node).reduce((sum, { data }) => sum + data.length, 0);
const isItem = (node: ParentNode | ChildNode) => isTag(node) && node.name === 'li';

function append(node: ChildNode, to: ParentNode) {
  node.parent = to;
  to.children.push(node);
}

function move(node: ChildNode, from: ParentNode, into: ParentNode) {
  from.children.splice(from.children.indexOf(node), 1);
  append(node, into);
}

/** Splits a text longer than `room` before the last word that does not fit; splits a word only if it is the first. */
function cutText(text: Text, from: ParentNode, into: ParentNode, room: number, first: boolean) {
  const space = text.data.lastIndexOf(' ', room);
  const end = space > 0 || !first ? Math.max(space, 0) : letterEnd(text.data, room);
  const kept = text.data.slice(0, end).trimEnd();
  if (kept === '') return move(text, from, into);
  const rest = cloneNode(text);
  rest.data = text.data.slice(end).trimStart();
  text.data = kept;
  append(rest, into);
}

/** Splits an element: the rest continues in a copy of it, a list with its next number. */
function cutElement(element: ChildNode & ParentNode, from: ParentNode, into: ParentNode, room: number, first: boolean): number {
  const shell = cloneNode(element);
  const left = cut(element, shell, room, first);
  if (shell.children.length === 0) return left;
  if (isBlank(element)) {
    for (const child of [...shell.children]) move(child, shell, element);
    move(element, from, into);
    return left;
  }
  if (isTag(shell) && isItem(shell)) shell.attribs['data-continued'] = '';
  if (isTag(shell) && shell.name === 'ol') {
    const [next] = shell.children.filter(isItem);
    const goesOn = next && isTag(next) && next.attribs['data-continued'] !== undefined;
    shell.attribs.start = String(element.children.filter(isItem).length + (goesOn ? 0 : 1));
  }
  append(shell, into);
  return left;
}

/** Moves everything after `room` characters of text from `from` into `into`; returns the room that is left. */
function cut(from: ParentNode, into: ParentNode, room: number, first: boolean): number {
  let nothingYet = first;
  let left = room;
  for (const child of [...from.children]) {
    if (left <= 0) {
      move(child, from, into);
    } else if (hasChildren(child) && isTable(child)) {
      // A table is never split.
      if (lengthOf(child) > left && !nothingYet) move(child, from, into);
      left = into.children.length > 0 ? 0 : left - lengthOf(child);
      nothingYet = false;
    } else if (isText(child)) {
      if (nothingYet) child.data = child.data.trimStart();
      if (child.data.length > left) cutText(child, from, into, left, nothingYet);
      left -= child.data.length;
      if (into.children.length > 0) left = 0;
      nothingYet &&= child.data === '';
    } else if (hasChildren(child)) {
      left = cutElement(child, from, into, left, nothingYet);
      nothingYet &&= isBlank(child);
    }
  }
  return left;
}

/**
 * Splits sanitised markup in two: up to `length` characters of text, cut at a word and ended by `…`, and the rest, if any
 * (R-CONTENT-6). Both parts are well formed; lists continue their numbering, and a split item is marked `data-continued`.
 */
export function splitHtml(html: string, length = EXCERPT_LENGTH): { html: string; rest?: string } {
  if (originsIn(html).length > 0) return { html }; // edited in place: nothing of it is folded away
  const head = parseDocument(html);
  const tail = parseDocument('');
  cut(head, tail, length, true);
  if (isBlank(tail)) return { html };
  const box = head.children.at(-1);
  const last = textsOf(head).findLast(({ data }) => data.trim() !== '');
  if (box && isTable(box)) append(parseDocument('<p>…</p>').children[0] as ChildNode, head);
  else if (last) last.data = `${last.data.trimEnd()}…`;
  return { html: render(head, { encodeEntities: 'utf8' }), rest: render(tail, { encodeEntities: 'utf8' }) };
}
