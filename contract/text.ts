/** A field's text without the space around it, or undefined when it is absent or blank. */
export const text = (value: string | number | null | undefined): string | undefined =>
  value === null || value === undefined || String(value).trim() === '' ? undefined : String(value).trim();

/** Where to cut a text: before the last word that does not fit (R-CONTENT-6). */
function cutAt(whole: string, length: number): number {
  if (whole.length <= length) return whole.length;
  const space = whole.lastIndexOf(' ', length);
  return space > 0 ? space : length;
}

/** The start of a plain text, at most `length` characters, with `…` if it was cut. */
export function shortened(whole: string, length: number): string {
  const end = cutAt(whole, length);
  return end === whole.length ? whole : `${whole.slice(0, end).replace(/(?<![\s,;:–-])[\s,;:–-]+$/, '')}…`;
}
