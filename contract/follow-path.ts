import { FOLLOW_PATH } from './follow';

/** How often an address may be encoded over and over. */
const LAYERS = 8;

const decodedOnce = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    // What is not well formed stays as it is; the rest may still be meant.
    return text.replace(/%[0-7][\da-f]/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));
  }
};

/** A path as it may have been meant: without encodings, doubled slashes, blanks and invisible signs, with plain dashes. */
function meant(path: string): string {
  let text = path;
  for (let layer = 0; layer < LAYERS && text.includes('%'); layer += 1) text = decodedOnce(text);
  return text
    .normalize('NFKC')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[\s\p{C}]+/gu, '')
    .replace(/[\\/]+/g, '/');
}

const PAGE = FOLLOW_PATH.slice(1);
/** A key as it stands in an address, or most of one, wherever it stands. */
const KEY = /[eq]-[\da-z-]{2,38}\.d?\d{1,9}\.[\w-]{16}/i;

/** A whole key, and what stands behind it where a mail program or a person has added something. */
const WHOLE_KEY = /^[EQ]-[\dA-Za-z-]{2,38}\.d?\d{1,9}\.[\w-]{43}(?![\w-])/;
/** What belongs to a request, with such an ending. */
const PART = /^(?:office\.vcf|visit\.ics|photos)(?![\w-])/;

const isPage = (name: string | undefined) => name?.toLowerCase().split('.', 1)[0] === PAGE;

/**
 * Whether a path may open somebody's request, in whatever spelling: nothing keeps, counts, logs or reports it. Encoded or wrong
 * letters, doubled slashes, and dots or blanks behind a name do not hide it.
 */
export function isFollowPath(path: string): boolean {
  const text = meant(path);
  const [, name = ''] = /^\/?(?:_data\/)?([^/]*)/i.exec(text) ?? [];
  return isPage(name) || KEY.test(text);
}

/** The right spelling of a path below the page's address, if it is another one: without what stands behind its key. */
export function rightFollowPath(path: string): string | undefined {
  const [, name, key = '', part = ''] = meant(path).split('/');
  if (!isPage(name)) return undefined;
  const [whole] = WHOLE_KEY.exec(key) ?? [];
  const [known] = PART.exec(part) ?? [];
  const right = [FOLLOW_PATH, whole ?? key, known ?? (/\w/.test(part) ? part : '')].filter(Boolean).join('/');
  return right === path ? undefined : right;
}
