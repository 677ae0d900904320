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

/** Plain text as HTML: escaped, line breaks kept. */
export const asHtml = (text: string): string =>
  `<!doctype html><html lang="en"><body style="font:16px/1.5 sans-serif;white-space:pre-wrap">${escapeHtml(text)}</body></html>`;
