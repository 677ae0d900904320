import { escapeHtml } from 'contract/html';

/** Puts values in the place of `{names}`; a name that is not known stays as it was written. Values are never looked at again. */
export const fill = (template: string, values: Record<string, string>): string =>
  template.replace(/\{([a-z_]+)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : whole));

/** A text on one line, for subjects and names. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A stranger's words of which no mail program makes a link: behind each sign that an address needs there is a space. */
export const withoutLinks = (text: string): string =>
  text.replace(/[.:@。．｡：＠](?=\S)/gu, '$& ').replace(/[\u202A-\u202E\u2066-\u2069]/g, '');

/** The plain text as markup: everything escaped, lines kept, nothing else. */
export const asHtml = (text: string): string =>
  `<!doctype html><html lang="en"><body style="font:16px/1.5 sans-serif;white-space:pre-wrap">${escapeHtml(text)}</body></html>`;
