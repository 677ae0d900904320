import { escapeHtml } from 'shared/html';

/** HTML in which everything inserted is escaped. */
export class Markup {
  constructor(readonly text: string) {}
}

type Part = Markup | string | number | false | null | undefined | readonly Part[];

function textOf(part: Part): string {
  if (part === false || part === null || part === undefined) return '';
  if (part instanceof Markup) return part.text;
  return Array.isArray(part) ? part.map(textOf).join('') : escapeHtml(String(part));
}

/** Makes HTML of a template; what is inserted is escaped unless it was made in the same way, and left out if it is nothing. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Markup =>
  new Markup(strings.reduce((text, string, index) => text + textOf(parts[index - 1]) + string));
