const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** JSON for a script element, which it cannot close. */
export const scriptJson = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Between these Cloudflare leaves e-mail addresses as they are; elsewhere only a script of its own makes them readable again. */
export const KEEP_ADDRESSES = ['<!--email_off-->', '<!--/email_off-->'] as const;

export const unescapeHtml = (html: string): string =>
  Object.entries(entities).reduceRight((text, [character, entity]) => text.replaceAll(entity, character), html);
