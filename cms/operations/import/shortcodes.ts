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
/** Shortcodes behind one among which its end is looked for. */
const NEAR = 50;

/** A name in square brackets, with or without attributes: `[contact-form-7 id="5"]`, `[/caption]`. WordPress allows no bracket within. */
const TAG = /\[(\/?)([a-z][\w-]*)(?=[\s\]/=])([^[\]]*)\]/gi;

/**
 * Takes WordPress' shortcodes out of a text, but keeps what stands between the two ends of one, unless that is code. Words in
 * brackets, such as [sic], stay, and `[[gallery]]` becomes `[gallery]`. Returns the names of those that were taken out, each once;
 * `code`: with the code in them.
 */
export function withoutShortcodes(given: string): { text: string; names: string[]; code: string[] } {
  const all = [...given.matchAll(TAG)].map(({ 0: { length }, 1: close, 2: name = '', 3: attributes = '', index }) => {
    const end = index + length;
    const isEscaped = given[index - 1] === '[' && given[end] === ']';
    return { start: index, end, name: name.toLowerCase(), attributes, isClose: close === '/', isEscaped };
  });
  const ended = new Set(all.flatMap(({ isClose, name }) => (isClose ? name : [])));
  const tags = all.filter(
    ({ name, attributes }) =>
      ended.has(name) || USUAL.has(name) || /[_-]/.test(name) || attributes.includes('=') || attributes.trim() === '/',
  );
  const names = new Set<string>();
  const code = new Set<string>();
  let text = '';
  let done = 0;
  for (const [at, { start, end, name, isClose, isEscaped }] of tags.entries()) {
    if (start < done) continue;
    text += isEscaped ? given.slice(done, start - 1) + given.slice(start, end) : given.slice(done, start);
    done = isEscaped ? end + 1 : end;
    if (isEscaped) continue;
    const close = isClose ? undefined : tags.slice(at, at + NEAR).find((other) => other.isClose && other.name === name);
    if (close && (CODE.test(name) || ENCODED.test(given.slice(end, close.start).trim()))) {
      code.add(name);
      done = close.end;
    } else if (!code.has(name)) names.add(name);
  }
  return { text: text + given.slice(done), names: [...names].filter((name) => !code.has(name)), code: [...code] };
}
