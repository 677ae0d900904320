const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text as it stands in markup, also within an attribute's quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** The text of markup that `escapeHtml` wrote. */
export const unescapeHtml = (html: string): string =>
  Object.entries(entities).reduceRight((text, [character, entity]) => text.replaceAll(entity, character), html);
