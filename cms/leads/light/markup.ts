import { escapeHtml } from 'contract/html';

/** Markup, with everything in it escaped. */
export class Markup {
  constructor(readonly text: string) {}
}

type Part = Markup | string | number | false | null | undefined | readonly Part[];

function textOf(part: Part): string {
  if (part === false || part === null || part === undefined) return '';
  if (part instanceof Markup) return part.text;
  return Array.isArray(part) ? part.map(textOf).join('') : escapeHtml(String(part));
}

/** Makes markup; what stands in braces is escaped unless it is markup itself, and left out if it is nothing. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Markup =>
  new Markup(strings.reduce((text, string, index) => text + textOf(parts[index - 1]) + string));
