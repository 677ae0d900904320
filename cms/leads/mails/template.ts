import { escapeHtml } from 'contract/html';

/** Replaces `{names}` by values; unknown names stay. Inserted values are not expanded again. */
export const fill = (template: string, values: Record<string, string>): string =>
  template.replace(/\{([a-z_]+)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : whole));

/** Collapses a text to one line, for subjects and names. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Breaks everything in a visitor's text that a mail program would turn into a link, by spaces behind the characters that URLs
 * need.
 */
export const withoutLinks = (text: string): string =>
  text.replace(/[.:@。．｡：＠](?=\S)/gu, '$& ').replace(/[\u202A-\u202E\u2066-\u2069]/g, '');

/** HTML shows several spaces, and those at the start of a line, as one or none. */
const lineAsHtml = (line: string): string => escapeHtml(line.trimEnd()).replace(/^ | (?= )|\t/g, '\u00A0');

/**
 * Plain text as HTML: escaped, with its lines and paragraphs as markup. Outlook and others drop styles, above all `white-space`, so
 * none is needed to read it; their own space around a paragraph stands for the blank lines. `header` is HTML that stands above it.
 */
export function asHtml(text: string, header = ''): string {
  const paragraphs = text.replace(/\r\n?/g, '\n').split(/\n(?:[^\S\n]*\n)+/);
  const body = paragraphs.map((lines) => `<p style="margin:0 0 1em">${lines.split('\n').map(lineAsHtml).join('<br>\n')}</p>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body style="font:16px/1.5 sans-serif;overflow-wrap:anywhere">\n${header}${body.join('\n')}\n</body></html>`;
}
