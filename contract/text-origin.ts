/**
 * Where a text of a page that is edited in place comes from: a record's field, and which line of it. It travels at the end of the text in
 * characters of Unicode's block of tags, which nothing shows, so that whatever a page makes of its texts brings it along.
 */
export interface Origin {
  /** Collection or global. */
  slug: string;
  /** None for a page of its own. */
  id?: number;
  /** The field's name in the form, such as `slides.1.heading`. */
  path: string;
  /** Which line of it, or of its pieces in a rich text, counted from 0. */
  line: number;
}

const [FIRST, END] = [0xe0000, '\u{E007F}'];
/** Sought anew each time: a pattern with `g` remembers where it was. */
const marks = () => /[\u{E0020}-\u{E007E}]+\u{E007F}/gu;

export const originText = ({ slug, id, path, line }: Origin): string => [slug, id ?? '', path, line].join(' ');

/** An origin that was written so; undefined for any other text. */
export function originOf(text: string): Origin | undefined {
  const [, slug = '', id, path = '', line] = /^([a-z][a-z-]{0,60}) (\d{0,10}) ([\w.]{1,200}) (\d{1,4})$/.exec(text) ?? [];
  return slug ? { slug, path, line: Number(line), ...(id && { id: Number(id) }) } : undefined;
}

const tagsOf = (text: string) => [...text].map((letter) => String.fromCodePoint(FIRST + letter.charCodeAt(0))).join('');

/** Each line of a text with its origin; `line` is the number of the first. */
export const withOrigins = (text: string, { line: first, ...origin }: Origin): string =>
  text
    .split('\n')
    .map((words, line) => (words.trim() ? words + tagsOf(originText({ ...origin, line: first + line })) + END : words))
    .join('\n');

/** A picture's description, behind the origin of the picture's field: its words may end with an origin of their own. */
export const withPictureOrigin = (alt: string, origin: Omit<Origin, 'line'>): string =>
  tagsOf(originText({ ...origin, line: 0 })) + END + alt;

/** The origin of the picture that is described so. */
export const pictureOriginIn = (alt: string): string | undefined =>
  /^[\u{E0020}-\u{E007E}]/u.test(alt) ? originsIn(alt)[0] : undefined;

/** The origins in a text, as `originText` writes them. */
export const originsIn = (text: string): string[] =>
  [...text.matchAll(marks())].map(([mark]) =>
    [...mark.slice(0, -END.length)].map((tag) => String.fromCharCode((tag.codePointAt(0) ?? FIRST) - FIRST)).join(''),
  );

export const withoutOrigins = (text: string): string => text.replace(marks(), '');

/** The origins alone, of a text that is left out. */
export const onlyOrigins = (text: string): string => [...text.matchAll(marks())].join('');
