const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes a text for markup, including quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** Reverses `escapeHtml`. */
export const unescapeHtml = (html: string): string =>
  Object.entries(entities).reduceRight((text, [character, entity]) => text.replaceAll(entity, character), html);
