import render from 'dom-serializer';
import { type ChildNode, cloneNode, hasChildren, isText, type ParentNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { EXCERPT_LENGTH } from './text';

/** Moves everything after `room` characters of text from `from` into `into`; returns the room that is left. */
function cut(from: ParentNode, into: ParentNode, room: number): number {
  for (const child of [...from.children]) {
    if (room <= 0) {
      move(child, from, into);
    } else if (isText(child)) {
      if (child.data.length > room) {
        const space = child.data.lastIndexOf(' ', room);
        const end = Math.max(space, 0);
        const rest = cloneNode(child);
        rest.data = child.data.slice(end).trimStart();
        child.data = `${child.data.slice(0, end).trimEnd()}…`;
        append(rest, into);
        room = 0;
      } else {
        room -= child.data.length;
      }
    } else if (hasChildren(child)) {
      const shell = cloneNode(child);
      room = cut(child, shell, room);
      if (shell.children.length > 0) append(shell, into);
    }
  }
  return room;
}

function append(node: ChildNode, to: ParentNode) {
  node.parent = to;
  to.children.push(node);
}

function move(node: ChildNode, from: ParentNode, into: ParentNode) {
  from.children.splice(from.children.indexOf(node), 1);
  append(node, into);
}

/**
 * Sanitised markup in two whole pieces: up to `length` characters of text, cut at a word, and the rest if there is any
 * (ruling 20). No element is left open in either.
 */
export function splitHtml(html: string, length = EXCERPT_LENGTH): { html: string; rest?: string } {
  const head = parseDocument(html);
  const tail = parseDocument('');
  cut(head, tail, length);
  const rest = render(tail, { encodeEntities: 'utf8' });
  return { html: render(head, { encodeEntities: 'utf8' }), ...(rest && { rest }) };
}
