import { Parser } from 'htmlparser2';
import { withoutHidden } from 'shared/hidden-markup';

const BLOCKS = /^(p|div|li|ul|ol|br|h[1-6]|tr|blockquote|section|article)$/;
const HIDDEN = /^(script|style|template|noscript)$/;

/** The words of a text without markup; blocks become lines of their own. */
export function plain(text: string): string {
  if (!/[<&]/.test(text)) return text;
  let words = '';
  let hidden = 0;
  const newLine = (name: string) => {
    if (BLOCKS.test(name) && !words.endsWith('\n')) words += '\n';
  };
  const parser = new Parser({
    onopentag(name) {
      if (HIDDEN.test(name)) hidden++;
      newLine(name);
    },
    ontext(data) {
      if (hidden === 0) words += data;
    },
    onclosetag(name) {
      if (HIDDEN.test(name)) hidden--;
      newLine(name);
    },
  });
  parser.end(withoutHidden(text).html);
  return words.trim();
}

/** The same on one line. */
export const plainLine = (text: string): string => plain(text).replace(/\s+/g, ' ').trim();
