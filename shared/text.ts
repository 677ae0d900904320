/** A field's text without the space around it, or undefined when it is absent or blank. */
export const text = (value: string | number | null | undefined): string | undefined =>
  value === null || value === undefined || String(value).trim() === '' ? undefined : String(value).trim();

/** A text as a regular expression finds it. */
export const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Letters as a reader counts them: an emoji with its skin colour, or a letter with its accents, is one. */
const letters = (whole: string) => new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(whole);

/** The first letter of a text; empty if it has none. */
export const firstLetter = (whole: string): string => letters(whole.trim()).containing(0)?.segment ?? '';

/** The largest place up to `length`, in UTF-16 code units, that does not divide a letter. */
export const letterEnd = (whole: string, length: number): number =>
  whole.length <= length ? whole.length : (letters(whole).containing(length)?.index ?? length);

/** Where to cut a text: before the last word that does not fit (R-CONTENT-6). */
function cutAt(whole: string, length: number): number {
  if (whole.length <= length) return whole.length;
  const space = whole.lastIndexOf(' ', length);
  return space > 0 ? space : letterEnd(whole, length);
}

/** The start of a plain text, at most `length` characters, with `…` if it was cut. */
export function shortened(whole: string, length: number): string {
  const end = cutAt(whole, length);
  return end === whole.length ? whole : `${whole.slice(0, end).replace(/(?<![\s,;:–-])[\s,;:–-]+$/, '')}…`;
}

/** A text without the characters that XML forbids: one of them makes readers refuse a whole feed. */
export const allowedInXml = (whole: string): string =>
  whole.toWellFormed().replace(/[^\t\n\r\x20-\ufffd\u{10000}-\u{10ffff}]/gu, '');
