const STREET =
  /^(street|st|road|rd|avenue|ave|av|drive|dr|court|ct|crescent|cres|place|pl|terrace|tce|parade|pde|highway|hwy|lane|ln|close|cl|boulevard|blvd|grove|gr|circuit|cct|square|sq|esplanade|esp|way)\.?$/i;

/** A word contains a letter or a digit; words are separated by commas and spaces. */
const WORD = /[^\s,]*[\p{L}\p{N}][^\s,]*/gu;
const wordsOf = (text: string) => text.match(WORD) ?? [];

/** The part of a typed address that may be the start of a suburb. Empty while the street is still being typed. */
export function suburbPart(text: string): string {
  const comma = text.lastIndexOf(',');
  if (comma >= 0) return text.slice(comma + 1).trim();
  const words = wordsOf(text);
  const street = words.findIndex((word, index) => index > 0 && STREET.test(word) && !/^\d/.test(words[index - 1] ?? ''));
  if (street >= 0) return words.slice(street + 1).join(' ');
  return /^\d/.test(words[0] ?? '') && !/^\d{4}$/.test(text.trim()) ? '' : words.join(' ');
}

/** Replaces the last `count` words of the text: "12 Kesters Rd, Para" becomes "12 Kesters Rd, Para Hills SA 5096". */
export function completed(text: string, count: number, line: string): string {
  const start = [...text.matchAll(WORD)].at(-count)?.index ?? text.length;
  const head = text.slice(0, start).replace(/[\s,]+$/, '');
  return head ? `${head}, ${line}` : line;
}
