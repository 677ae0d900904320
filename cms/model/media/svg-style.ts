/** What takes an address in a style sheet. */
const ADDRESS = /((?:url|src|image|image-set|cross-fade)\()/i;

/** An address within the file, such as `#shade`, in quotes or without. */
const isLocal = (address: string) => /^["']?#/.test(address.trim());

/** Up to the next `end`, and the rest behind it; nothing is left where it does not end. */
function cutAt(end: string, text: string): [string, string] {
  const at = text.indexOf(end);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

/** A style without imports, and without addresses that lead out of the file. Escapes, which can hide both, are dropped. */
export function localStyle(given: string): string {
  const [first = '', ...imports] = given.replaceAll('\\', '').split(/@import/i);
  const text = [first, ...imports.map((rest) => cutAt(';', rest)[1])].join('');
  const [before = '', ...parts] = text.split(ADDRESS);
  let style = before;
  for (let at = 0; at < parts.length; at += 2) {
    const [call = '', rest = ''] = [parts[at], parts[at + 1]];
    const [address, after] = cutAt(')', rest);
    const ends = rest.includes(')');
    style += call.toLowerCase() === 'url(' && ends && isLocal(address) ? `${call}${address})${after}` : `none${after}`;
  }
  return style;
}
