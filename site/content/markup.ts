import sanitizeHtml from 'sanitize-html';
import { withoutHidden } from 'shared/hidden-markup';
import { unescapeHtml } from 'shared/html';
import { shortened } from 'shared/text';
import { storedPicture, withVariants } from './text-pictures';

/** Descriptions longer than this, in characters of plain text, are cut (R-CONTENT-6). */
export const EXCERPT_LENGTH = 500;

const TABLE = ['table', 'tbody', 'tr', 'th', 'td'];
const SPANS = ['colspan', 'rowspan'];

const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'a', 'h3', 'h4', 'blockquote', 'img', ...TABLE],
  allowedAttributes: { a: ['href'], img: ['src', 'alt', 'width', 'height'], th: SPANS, td: SPANS },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  transformTags: { b: 'strong', i: 'em', img: (tagName, attribs) => ({ tagName, attribs: storedPicture(attribs) }) },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
};

/** Puts each table into a box of its own, which scrolls where the table is wider than the screen. */
const scrollable = (html: string) =>
  html
    .replaceAll('<table>', '<div class="wide" role="group" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');

/** Sanitises provider markup. What its styles hide goes first, because it would be seen without them. */
export const safeHtml = (html: string) => withVariants(scrollable(sanitizeHtml(withoutHidden(html).html, allowed).trim()));

export const plainText = (html: string) =>
  unescapeHtml(
    sanitizeHtml(withoutHidden(html).html.replace(/<\/(p|li|h\d|div|t[dhr])>|<br\s*\/?>/gi, ' $&'), {
      allowedTags: [],
      allowedAttributes: {},
    }),
  )
    .replace(/\s+/g, ' ')
    .trim();

/** Plain text of at most `length` characters, with `…` if it was cut. */
export const excerpt = (html: string, length = EXCERPT_LENGTH): string => shortened(plainText(html), length);

export const lines = (text: string) => text.split(/\r?\n/).flatMap((line) => line.trim() || []);

export const paragraphsHtml = (paragraphs: string[]) =>
  paragraphs.map((paragraph) => `<p>${sanitizeHtml(paragraph, { allowedTags: [], disallowedTagsMode: 'escape' })}</p>`).join('');
