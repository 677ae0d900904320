/** Shortcodes that have no attributes and no end, so that only their names tell them from words in brackets. */
const USUAL = new Set(
  'gallery audio video embed playlist caption more products contact map quote button row column columns section tabs tab accordion spacer divider'.split(
    ' ',
  ),
);

/** Shortcodes of page builders that hold code, which never was text: `[vc_raw_html]`, `[et_pb_code]`, `[fusion_code]`. */
const CODE = /(?:^|_)(?:raw|code|codeblock|html|js|javascript|script|css|style|php)(?:_|$)/;
/** Base64 stands in no text. */
const ENCODED = /^[\sA-Za-z0-9+/]{40,}={0,2}$/;

interface Tag {
  start: number;
  end: number;
  name: string;
  kind: 'open' | 'close' | 'escaped';
  attributes: string;
}

/** Quotes around a value, also those that the editor made round, each with what ends it. */
const QUOTES: [string, readonly string[]][] = [
  ['"', ['"']],
  ["'", ["'"]],
  ['“', ['”', '“', '″']],
  ['”', ['”', '“', '″']],
  ['„', ['“', '”']],
  ['″', ['″', '”']],
  ['&quot;', ['&quot;']],
  ['&#8220;', ['&#8221;', '&#8220;']],
  ['&#8221;', ['&#8221;', '&#8220;', '&#8243;']],
];
/** Characters of one shortcode that are looked through for its end. */
const MAX_LENGTH = 8_000;

/** Where a quoted value ends that begins here; undefined if none does. */
function afterQuoted(text: string, at: number): number | undefined {
  const [open, ends] = QUOTES.find(([quote]) => text.startsWith(quote, at)) ?? [];
  if (!open || !ends) return undefined;
  const rest = text.slice(at + open.length, at + MAX_LENGTH);
  const found = ends.flatMap((end) => {
    const place = rest.indexOf(end);
    return place < 0 ? [] : [[place, place + end.length] as const];
  });
  const [first] = found.sort(([one], [other]) => one - other);
  return first && at + open.length + first[1];
}

/** The place behind the bracket that ends a shortcode. A bracket within a quoted value, `title="Why [us]?"`, is none. */
function afterTag(text: string, from: number): number | undefined {
  const limit = Math.min(text.length, from + MAX_LENGTH);
  for (let at = from; at < limit; at++) {
    if (text[at] === ']') return at + 1;
    if (text[at] === '[') return undefined;
    if (text[at] !== '=') continue;
    while (text[at + 1] === ' ') at++;
    const end = afterQuoted(text, at + 1);
    if (end !== undefined) at = end - 1;
  }
  return undefined;
}

/** A name in square brackets, with or without attributes: `[contact-form-7 id="5"]`, `[/caption]`, `[[gallery]]`. */
function tagsIn(text: string): Tag[] {
  const tags: Tag[] = [];
  const name = /(\/?)([a-z][\w-]*)(?=[\s\]/=])/iy;
  for (let at = text.indexOf('['); at >= 0; at = text.indexOf('[', at)) {
    const start = at++;
    name.lastIndex = at;
    const [whole, close, word] = name.exec(text) ?? [];
    if (!whole || !word) continue;
    const end = afterTag(text, at + whole.length);
    if (end === undefined) continue;
    const attributes = text.slice(at + whole.length, end - 1);
    const isEscaped = text[start - 1] === '[' && text[end] === ']';
    tags.push({
      start: isEscaped ? start - 1 : start,
      end: isEscaped ? end + 1 : end,
      name: word.toLowerCase(),
      kind: isEscaped ? 'escaped' : close ? 'close' : 'open',
      attributes,
    });
    at = end;
  }
  return tags;
}

/**
 * Takes WordPress' shortcodes out of a text, but keeps what stands between the two ends of one, unless that is code. Words in
 * brackets, such as [sic], stay. Returns the names of those that were taken out, each once; `code`: with the code in them.
 */
export function withoutShortcodes(given: string): { text: string; names: string[]; code: string[] } {
  const all = tagsIn(given);
  const ended = new Set(all.flatMap(({ kind, name }) => (kind === 'close' ? name : [])));
  const isOne = ({ name, attributes }: Tag) =>
    ended.has(name) || USUAL.has(name) || /[_-]/.test(name) || attributes.includes('=') || attributes.trim() === '/';
  const names = new Set<string>();
  const code = new Set<string>();
  let text = '';
  let done = 0;
  const tags = all.filter(isOne);
  for (const [at, tag] of tags.entries()) {
    if (tag.start < done) continue;
    text += given.slice(done, tag.start);
    done = tag.end;
    if (tag.kind === 'escaped') {
      text += given.slice(tag.start + 1, tag.end - 1);
      continue;
    }
    const close = tag.kind === 'open' && tags.slice(at, at + 50).find(({ kind, name }) => kind === 'close' && name === tag.name);
    if (close && (CODE.test(tag.name) || ENCODED.test(given.slice(tag.end, close.start).trim()))) {
      code.add(tag.name);
      done = close.end;
    } else if (!code.has(tag.name)) names.add(tag.name);
  }
  return { text: text + given.slice(done), names: [...names].filter((name) => !code.has(name)), code: [...code] };
}
