/** Only whether an address leaves its origin matters, so any origin serves. */
const HERE = 'http://here.invalid';

/** Slashes, backslashes and control characters at the start that a proxy or framework might decode. */
const HIDDEN_SLASH = /^\/%(25)*([01][\da-f]|2f|5c|7f)/i;
/** Characters that browsers drop from an address or read as a slash. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const MISREAD = /[\u0000-\u0020\u007f\\]/;

/** An address as a path on the origin where it is used; undefined for anything else. Only this makes a `Location` of it. */
export function localPath(to: unknown): string | undefined {
  if (typeof to !== 'string' || !/^\/(?!\/)/.test(to) || MISREAD.test(to)) return undefined;
  if (!URL.canParse(to, HERE)) return undefined;
  const url = new URL(to, HERE);
  const path = url.pathname + url.search + url.hash;
  // `/.//host` stays here, but the path that is left of it would not.
  return url.origin === HERE && !path.startsWith('//') && !HIDDEN_SLASH.test(path) ? path : undefined;
}

/** Whether it is a whole web address that goes where it seems to: no account in front of the host, nothing that browsers drop. */
export function isWebAddress(address: string): boolean {
  if (!/^https?:\/\/[^/]/i.test(address) || MISREAD.test(address) || !URL.canParse(address)) return false;
  const { hostname, username, password } = new URL(address);
  return hostname !== '' && username === '' && password === '';
}
