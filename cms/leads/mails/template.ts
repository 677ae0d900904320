import { unturned } from 'shared/typed';
import type { Body, Line, Part, Words } from './body';

const LINE_END = /\r\n?|\n/;
const NAME = /\{([a-z_]+)\}/g;

/** Replaces `{names}` by values; unknown names stay. Inserted values are not expanded again. */
export const fill = (template: string, values: Record<string, string>): string =>
  template.replace(NAME, (whole, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : whole));

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Breaks everything in a visitor's text that a mail program would turn into a link, by spaces behind the characters that URLs
 * need.
 */
export const withoutLinks = (text: string): string => unturned(text).replace(/[.:@。．｡：＠](?=\S)/gu, '$& ');

/** What a placeholder stands for: words, or a whole block. */
export type Value = Words | Part;

/** A line of a template with its placeholders filled in; a block among words is left as it is written. */
function filledLine(line: string, values: Record<string, Value>): Line[] {
  const lines: Line[] = [[]];
  for (const [n, piece] of line.split(NAME).entries()) {
    const value = n % 2 === 1 && Object.hasOwn(values, piece) ? values[piece] : undefined;
    const words = value && 'text' in value ? value : { text: n % 2 === 1 ? `{${piece}}` : piece };
    const [first = '', ...rest] = words.text.split(LINE_END);
    if (first) lines.at(-1)?.push({ ...words, text: first });
    for (const text of rest) lines.push(text ? [{ ...words, text }] : []);
  }
  return lines.map(withoutEnd);
}

/** The line without spaces at its end: what is empty may have stood there. */
function withoutEnd(line: Line): Line {
  const last = line.at(-1);
  if (!last) return line;
  const text = last.text.trimEnd();
  return text ? [...line.slice(0, -1), { ...last, text }] : withoutEnd(line.slice(0, -1));
}

/** A line that is nothing but a label and something to follow: "Open the enquiry: {link}". */
const BUTTON = /^([^:]*[^:\s]):[^\S\n]*\{([a-z_]+)\}$/;

/** The line as a button; undefined if it is none, null if there is nothing to follow. */
function buttonOf(line: string, values: Record<string, Value>) {
  const [, label = '', name = ''] = BUTTON.exec(line.trim()) ?? [];
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (!value || !('text' in value) || (value.text && value.href === undefined)) return undefined;
  const [shown = []] = filledLine(label, values);
  return value.href === undefined ? null : { ...value, href: value.href, label: shown.map(({ text }) => text).join('') };
}

function partOf(lines: string[], values: Record<string, Value>): Part {
  const [, alone = ''] = /^\{([a-z_]+)\}$/.exec(lines.join('\n').trim()) ?? [];
  const block = Object.hasOwn(values, alone) ? values[alone] : undefined;
  if (block && 'kind' in block) return block;
  const buttons = lines.map((line) => buttonOf(line, values));
  if (buttons.every((button) => button !== undefined))
    return { kind: 'buttons', buttons: buttons.filter((button) => button !== null) };
  return { kind: 'paragraph', lines: lines.flatMap((line) => filledLine(line, values)) };
}

function says(part: Part): boolean {
  if (part.kind === 'paragraph') return part.lines.some((line) => line.length > 0);
  if (part.kind === 'facts') return part.facts.length > 0;
  if (part.kind === 'buttons') return part.buttons.length > 0;
  if (part.kind === 'bill') return part.amounts.length > 0;
  return part.kind === 'signature' || part.items.length > 0;
}

/**
 * A template's paragraphs with its placeholders filled in; unknown names stay, values are not expanded again. A block stands for a
 * paragraph that is its placeholder alone; lines of a label and a link become buttons.
 */
export const compose = (template: string, values: Record<string, Value>): Body =>
  template
    .replace(/\r\n?/g, '\n')
    .split(/\n(?:[^\S\n]*\n)+/)
    .map((paragraph) => partOf(paragraph.split('\n'), values))
    .filter(says);

/** Our own words as a mail; addresses that begin with `origin`, our own, become links and buttons. */
export function bodyOf(text: string, origin: string): Body {
  const links: Record<string, Value> = {};
  const name = (n: number) => `own_link_${[...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
  const template = text
    .split(/(\s+)/)
    .map((word, n) => {
      if (word !== origin && !word.startsWith(`${origin}/`)) return word;
      links[name(n)] = { text: word, href: word };
      return `{${name(n)}}`;
    })
    .join('');
  return compose(template, links);
}
