import { type Figures, figuresIn, figuresOf, withFigures } from '../content/figures';
import type { Source } from './source';

const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype;

/** Whether a text of the answer names a figure. */
function isNamedIn(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('{') && figuresIn(value).length > 0;
  return typeof value === 'object' && value !== null && Object.values(value).some(isNamedIn);
}

/** The answer with the figures in all of its texts. */
function filled(value: unknown, figures: Figures): unknown {
  if (typeof value === 'string') return withFigures(value, figures);
  if (Array.isArray(value)) return value.map((inner) => filled(inner, figures));
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filled(inner, figures)]));
}

/** A block of HTML, or a sentence with the space behind it. */
const PARTS = /<(p|li|h[2-6])\b[^>]*>.*?<\/\1>|[^<]+?(?:[.!?]+(?:\s+|$)|(?=<)|$)/gs;

/** The text without the blocks or sentences that name a figure. */
const withoutFigures = (text: string): string =>
  text.replace(PARTS, (part) => (figuresIn(part).length > 0 ? '' : part)).trimEnd();

/** The answer without what names a figure; entries of a list that become empty are left out. */
function withheld(value: unknown): unknown {
  if (typeof value === 'string') return isNamedIn(value) ? withoutFigures(value) : value;
  if (Array.isArray(value)) return value.map(withheld).filter((inner, index) => inner !== '' || value[index] === '');
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withheld(inner)]));
}

/**
 * An answer in which every figure that a text names is written out, or left out while it is a sample that visitors may not see.
 * Most answers name none and cost no query.
 */
export async function answerWithFigures<Answer>(answer: Answer, source: Source): Promise<Answer> {
  if (!isNamedIn(answer)) return answer;
  const company = await source.findGlobal({ slug: 'settings', depth: 0, select: { sample: true } });
  return (source.hides(company) ? withheld(answer) : filled(answer, await figuresOf(source))) as Answer;
}
