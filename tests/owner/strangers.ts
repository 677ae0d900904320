import { stateName, stateZones } from 'contract/states';
import { builtInSuburbs } from '../../site/addresses/gazetteer-file.server';
import { NUMBERS } from '../kit/common-numbers';

/** What a company's site may say, and what it may not. */
export interface Known {
  /** The company's facts, and what its customer typed. */
  own: readonly string[];
  /** Facts of other companies, the demonstration's among them. */
  foreign: readonly string[];
  /** Words that texts have in small letters: a place that is called like one is none in a text. */
  plain: ReadonlySet<string>;
}

const ONE_WORD = /[\p{L}’'-]+/gu;
export const plainWords = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => (text.match(ONE_WORD) ?? []).filter((word) => /^\p{Ll}/u.test(word))));

const places = new Set([
  ...(await builtInSuburbs()).map(({ suburb }) => suburb),
  ...Object.keys(stateZones).flatMap((state) => [state, stateName(state) ?? state]),
]);
const MOST_WORDS = 4;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What is nobody's: numbers of a page's own steps, sums and days, and names and numbers of the law and the trade. */
const PAGES_OWN = [
  /\b(?:localhost|127\.0\.0\.1):\d+\S*/g,
  /© \d{4}/g,
  /\b\d{1,2}:\d\d [ap]m\b/g,
  /\b\d{1,2} (?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]*(?: \d{4})?\b/g,
  /\b\d \/ \d\b/g,
  /“after 3 pm”/g,
  /\/office\/enquiries\/\d+/g,
  /What is \d \+ \d\?/g,
  /#[\da-f]{6}\b/gi,
  /\bE-[\dA-Z]{4}-[\dA-Z]{4}\b/g,
  /\boaic\.gov\.au\b/g,
  ...NUMBERS.map((number) => new RegExp(escaped(number), 'g')),
];

/** Finds each fact as a whole, the longest first. */
const whole = (facts: readonly string[]) =>
  new RegExp(
    `(?<![\\p{L}\\d])(?:${[...new Set(facts)]
      .sort((one, other) => other.length - one.length)
      .map(escaped)
      .join('|')})(?![\\p{L}\\d])`,
    'giu',
  );

function placesIn(text: string, plain: ReadonlySet<string>): Found[] {
  const isPlace = (name: string) => places.has(name) && !name.split(' ').every((word) => plain.has(word.toLowerCase()));
  const words = [...text.matchAll(ONE_WORD)].map(({ 0: word, index }) => ({ word: word.replace(/[’']s$/, ''), index }));
  return words.flatMap(({ index }, at) =>
    Array.from({ length: MOST_WORDS }, (_, more) => words.slice(at, at + more + 1).map(({ word }) => word))
      .map((name): Found => [name.join(' '), index])
      .filter(([name]) => isPlace(name)),
  );
}

type Found = [what: string, index: number];
const allOf = (text: string, kind: RegExp) => [...text.matchAll(kind)].map(({ 0: what, index }): Found => [what, index]);

const MAIL = /[\w.+-]+@[\w.-]+/g;
const DOMAIN = /(?<![\w.@-])(?:[a-z\d-]+\.)+(?:com|net|org|au|example|io|app|shop)(?![\w-])/gi;
const AROUND = 40;

/** Whatever a text says that does not stem from this company: places, numbers, mails, domains, and others' facts; each with what stands around it. */
export function strangersIn(text: string, { own, foreign, plain }: Known): string[] {
  const others = text.replaceAll(/\s+/g, ' ').replaceAll(whole(own), '·');
  const rest = PAGES_OWN.reduce((all, known) => all.replaceAll(known, '·'), others);
  const quoted =
    (all: string) =>
    ([what, at]: Found) =>
      `${what} (…${all.slice(Math.max(0, at - AROUND), at + what.length + AROUND)}…)`;
  const found = [MAIL, DOMAIN, /\S*\d\S*/g].flatMap((kind) => allOf(rest, kind));
  return [
    ...new Set([...allOf(others, whole(foreign)).map(quoted(others)), ...[...found, ...placesIn(rest, plain)].map(quoted(rest))]),
  ];
}
