import { type Fact, type Facts, factsIn, unpromised, withFacts } from 'contract/facts';
import { escapeHtml } from 'shared/html';
import { factsOf } from '../base/facts/company-facts';
import { endedPromises } from '../base/facts/ended-promises';
import type { Source } from './source';

const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype;

function named(value: unknown): Fact[] {
  if (typeof value === 'string') return factsIn(value);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(named) : [];
}

/** Rich text becomes HTML that begins with a tag; all other texts are plain. */
const isHtml = (text: string) => text.startsWith('<');

function filled(value: unknown, facts: Facts, inHtml: Facts): unknown {
  if (typeof value === 'string') return withFacts(value, isHtml(value) ? inHtml : facts);
  if (Array.isArray(value)) return value.map((inner) => filled(inner, facts, inHtml));
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filled(inner, facts, inHtml)]));
}

/** Longer texts are left out whole. */
const PARTED_MAX = 10_000;
const PARTS = /<(p|li|h[2-6])\b[^>]*>.*?<\/\1>|[^<]+?(?:[.!?]+(?:\s+|$)|(?=<)|$)/gs;

/** What a sample company may not claim of itself; how much more energy clean panels yield is true of any. */
const ITS_OWN: Fact[] = ['years', 'customers', 'rating', 'reviews'];
/** What sample reviews may not claim. */
const OF_REVIEWS: Fact[] = ['rating', 'reviews'];

type Names = (text: string) => boolean;

/**
 * Whether a text names a fact that visitors may not read now: one that says nothing, of a sample company, or of a service that is
 * not on the site.
 */
export async function namesWithheld(source: Source, known?: Facts): Promise<Names> {
  const [company, summary, facts, ended] = await Promise.all([
    source.findGlobal({ slug: 'settings', depth: 0, select: { sample: true } }),
    source.findGlobal({ slug: 'reviews', depth: 0, select: { sample: true } }),
    known ?? factsOf(source),
    endedPromises(source, {}),
  ]);
  const isSample = (fact: Fact) =>
    (source.hides(company) && ITS_OWN.includes(fact)) || (source.hides(summary) && OF_REVIEWS.includes(fact));
  const isWithheld = (fact: Fact) => !facts[fact] || (fact === 'solar' && ended.has('solar')) || isSample(fact);
  return (text) => factsIn(text).some(isWithheld);
}

/** The text without its sentences that claim something; a line that becomes empty goes. */
function withoutClaims(text: string, claims: Names): string {
  if (text.length > PARTED_MAX) return '';
  const lines = isHtml(text) ? [text] : text.split('\n');
  const kept = lines.map((line) => line.replace(PARTS, (part) => (claims(part) ? '' : part)).trimEnd());
  return kept
    .filter((line, at) => line !== '' || lines[at] === '')
    .join('\n')
    .trimEnd();
}

/** The answer without what claims something; entries of a list that become empty are left out. */
function withheld(value: unknown, claims: Names): unknown {
  const inside = (inner: unknown) => withheld(inner, claims);
  if (typeof value === 'string') {
    const text = claims('{reply}') ? unpromised(value) : value;
    return claims(text) ? withoutClaims(text, claims) : text;
  }
  if (Array.isArray(value)) return value.map(inside).filter((inner, index) => inner !== '' || value[index] === '');
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inside(inner)]));
}

/** Values with the facts in all of their texts, without the sentences that claim something. */
export function written<Value>(value: Value, facts: Facts, claims: Names): Value {
  const inHtml = Object.fromEntries(Object.entries(facts).map(([name, text]) => [name, text && escapeHtml(text)]));
  return filled(withheld(value, claims), facts, inHtml) as Value;
}

/**
 * An answer in which every fact that a text names is written out, without the sentences that visitors may not read now. An answer
 * that names no fact costs no query.
 */
export async function answerWithFacts<Answer>(answer: Answer, source: Source): Promise<Answer> {
  const names = named(answer);
  if (names.length === 0) return answer;
  const facts = await factsOf(source, names);
  return written(answer, facts, await namesWithheld(source, facts));
}
