import { endedPromises } from '../model/settings/ended-promises';
import { type Figure, type Figures, figuresIn, figuresOf, withFigures } from '../model/settings/figures';
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

/** Longer texts are left out whole. */
const PARTED_MAX = 10_000;
/** A block of HTML, or a sentence with the space behind it. */
const PARTS = /<(p|li|h[2-6])\b[^>]*>.*?<\/\1>|[^<]+?(?:[.!?]+(?:\s+|$)|(?=<)|$)/gs;

/** What a sample company may not claim of itself; how much more energy clean panels yield is true of any. */
const ITS_OWN: Figure[] = ['years', 'customers'];

type Names = (text: string) => boolean;

/** Whether a text names a figure that visitors may not read now: of a sample company, of a service that is not on the site, or none. */
export async function namesWithheld(source: Source): Promise<Names> {
  const [company, ended] = await Promise.all([
    source.findGlobal({ slug: 'settings', depth: 0, select: { sample: true, figures: true } }),
    endedPromises(source, {}),
  ]);
  const isOver = ended.has('solar') || !company.figures?.solar;
  const isWithheld = (figure: Figure) => (figure === 'solar' ? isOver : source.hides(company) && ITS_OWN.includes(figure));
  return (text) => figuresIn(text).some(isWithheld);
}

/** The text without the blocks or sentences that claim something. */
const withoutClaims = (text: string, claims: Names): string =>
  text.length > PARTED_MAX ? '' : text.replace(PARTS, (part) => (claims(part) ? '' : part)).trimEnd();

/** The answer without what claims something; entries of a list that become empty are left out. */
function withheld(value: unknown, claims: Names): unknown {
  const inside = (inner: unknown) => withheld(inner, claims);
  if (typeof value === 'string') return claims(value) ? withoutClaims(value, claims) : value;
  if (Array.isArray(value)) return value.map(inside).filter((inner, index) => inner !== '' || value[index] === '');
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inside(inner)]));
}

/**
 * An answer in which every figure that a text names is written out, without the sentences that visitors may not read now. Most
 * answers name no figure and cost no query.
 */
export async function answerWithFigures<Answer>(answer: Answer, source: Source): Promise<Answer> {
  if (!isNamedIn(answer)) return answer;
  return filled(withheld(answer, await namesWithheld(source)), await figuresOf(source)) as Answer;
}
