/** How far into a file its root element is looked for, in characters. */
const FAR = 64 * 1024;

const SPACE = /\s*/y;
const NAME = /[^\s=>/"'<]+/y;
const ROOT = /<svg(?=[\s>/])/iy;
const DOCTYPE = /<!doctype\b/iy;

/** The position behind a pattern at `at`; `at` itself where it does not match. */
function past(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

/** The position behind the next `end`; undefined when there is none. */
const behind = (end: string, text: string, at: number) => {
  const found = text.indexOf(end, at);
  return found < 0 ? undefined : found + end.length;
};

/** The position behind a declaration of the document's type, which may have rules of its own in brackets. */
function behindDoctype(text: string, at: number): number | undefined {
  const [close, rules] = [text.indexOf('>', at), text.indexOf('[', at)];
  if (rules < 0 || rules > close) return close < 0 ? undefined : close + 1;
  const end = behind(']', text, rules);
  return end && behind('>', text, end);
}

/** The position of the root element behind all that may stand before it. */
function rootOf(text: string): number | undefined {
  let at: number | undefined = past(SPACE, text, 0); // a byte order mark is a space
  while (at !== undefined) {
    const next: number | undefined = text.startsWith('<?', at)
      ? behind('?>', text, at)
      : text.startsWith('<!--', at)
        ? behind('-->', text, at + 4)
        : past(DOCTYPE, text, at) > at
          ? behindDoctype(text, at)
          : at;
    if (next === at) return at;
    at = next === undefined ? undefined : past(SPACE, text, next);
  }
  return undefined;
}

/** The attributes of an SVG's root element; undefined when the text is no SVG. It looks at each character once. */
export function svgRoot(whole: string): Map<string, string> | undefined {
  const text = whole.slice(0, FAR);
  const start = rootOf(text);
  if (start === undefined) return undefined;
  let at = past(ROOT, text, start);
  if (at === start) return undefined;
  const attributes = new Map<string, string>();
  while (at < text.length) {
    at = past(SPACE, text, at);
    if (text[at] === '>') return attributes;
    const end = past(NAME, text, at);
    const name = text.slice(at, end);
    at = past(SPACE, text, end);
    const [sign, quote] = [text[at], text[past(SPACE, text, at + 1)]];
    if (name === '' || sign !== '=') {
      if (name === '') at += 1;
      continue;
    }
    if (quote !== '"' && quote !== "'") return undefined;
    const from = past(SPACE, text, at + 1) + 1;
    const to = text.indexOf(quote, from);
    if (to < 0) return undefined;
    if (!attributes.has(name)) attributes.set(name, text.slice(from, to));
    at = to + 1;
  }
  return undefined;
}

export const hasOwnRules = (text: string) => {
  const [rules, root] = [text.slice(0, FAR).indexOf('['), rootOf(text.slice(0, FAR)) ?? FAR];
  return rules >= 0 && rules < root;
};
