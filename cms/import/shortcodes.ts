/** Shortcodes that have no attributes and no end, so that only their names tell them from words in brackets. */
const USUAL = new Set([
  'gallery',
  'audio',
  'video',
  'embed',
  'playlist',
  'caption',
  'more',
  'products',
  'contact',
  'map',
  'quote',
  'button',
  'row',
  'column',
  'columns',
]);

/** A word in square brackets, with or without attributes: `[contact-form-7 id="5"]`, `[/caption]`. */
const BRACKETS = /\[(\/?)([a-z][\w-]*)((?:\s[^[\]]*)?)\/?\]/gi;

/**
 * Takes WordPress' shortcodes out of a text, but keeps what stands between the two ends of one. Words in brackets, such as
 * [sic], stay. Returns the names of those that were taken out, each once.
 */
export function withoutShortcodes(text: string): { text: string; names: string[] } {
  const ended = new Set([...text.matchAll(BRACKETS)].flatMap(([, end, name = '']) => (end ? name.toLowerCase() : [])));
  const names = new Set<string>();
  const rest = text.replace(BRACKETS, (whole, _, given: string, attributes: string) => {
    const name = given.toLowerCase();
    const isOne = ended.has(name) || USUAL.has(name) || /[_-]/.test(name) || /=/.test(attributes);
    if (!isOne) return whole;
    names.add(name);
    return '';
  });
  return { text: rest, names: [...names] };
}

/** Blocks that stand between paragraphs. */
const BLOCK = /^<\/?(?:p|div|ul|ol|li|h[1-6]|table|blockquote|figure|pre|hr|section|article|dl|form|iframe)\b/i;

/** Makes paragraphs of a text whose blank lines part them, as WordPress' older editor stores it. */
export function withParagraphs(text: string): string {
  if (/<!-- wp:|<p[\s>]/i.test(text)) return text;
  return text
    .split(/\r?\n[ \t]*\r?\n/)
    .flatMap((part) => part.trim() || [])
    .map((part) => (BLOCK.test(part) ? part : `<p>${part.replace(/\r?\n/g, '<br>')}</p>`))
    .join('\n');
}
