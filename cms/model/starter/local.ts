import { starterSettings } from 'contract/catalogue';
import { checked } from 'contract/catalogue/checked';
import { stateName } from 'contract/states';
import { z } from 'zod';
import list from './content/local.json';
import { STARTER_SUBURBS } from './suburbs';

/** What the starter's texts know of their own places. */
const LOCAL_KINDS = ['seasons', 'ground', 'landmarks', 'suburbs', 'rules', 'picture'] as const;
export type LocalKind = (typeof LOCAL_KINDS)[number];

const LocalText = z.strictObject({
  /** In the folder of the starter content, without its ending. */
  file: z.string(),
  /** Such as `faqs.2.answer`; of a picture, its key. */
  field: z.string(),
  /** None, if it speaks of two cities and says nothing else of them. */
  kinds: z.array(z.enum(LOCAL_KINDS)),
  /** The words that hold at the starter's places alone, as they stand in that field; of a picture, its file. */
  says: z.string(),
  /** What a company with one city says instead: only of words that speak of two. */
  one_city: z.string().optional(),
});
export type LocalText = z.infer<typeof LocalText>;

/** Texts and pictures of the starter that are true at its own places alone. */
export const localTexts: readonly LocalText[] = checked(z.array(LocalText), list, 'local.json');

/** The starter's city that each name of a city or state means. */
const cityOf = new Map(
  starterSettings.offices.flatMap(({ city, state }) => [city, state, stateName(state)].map((name) => [name, city])),
);
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const names = [...cityOf.keys(), ...STARTER_SUBURBS, ...starterSettings.offices.map(({ suburb }) => suburb)];
/** The longest first: “Brunswick East” is not “Brunswick”. */
const PLACE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${names
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})(?![\p{L}\p{N}])`,
  'gu',
);

export const placesIn = (text: string): string[] => text.match(PLACE) ?? [];

/** The starter's cities that a text names, by themselves or by their states; all, if it names none. */
export function starterCitiesIn({ says }: LocalText): string[] {
  const named = [...cityOf].filter(([name]) => new RegExp(String.raw`\b${name}\b`, 'i').test(says));
  return [...new Set((named.length > 0 ? named : [...cityOf]).map(([, city]) => city))];
}

/** Words between two names of a list, one of which goes when both become the same. */
const IN_A_LIST = /^(?:’s)?,?(?: [a-z]{1,3}){0,2} $/;
/** Any name in the place of one. */
const NAME = String.raw`([^\n]{1,60}?)`;
/** The same where words begin with it: a fact, or words with capital letters, so that it takes nothing from the sentence before. */
const FIRST_NAME = String.raw`(\{\w+\}|\p{Lu}[\p{L}’'-]*(?:\.? (?:\p{Ll}{1,3} )?(?<!\p{Ll}{4}\. )\p{Lu}[\p{L}’'-]*){0,3}?)`;
const literal = (text: string) => escaped(text).replaceAll(/\s+/g, String.raw`\s+`).replaceAll('’', "[’']");

interface Pattern {
  /** Finds the words with any names of places in them. */
  pattern: RegExp;
  /** The longest word that is no name: a text without it cannot match. */
  anchor: string;
  /** For each captured name, the starter's city whose name stood there. */
  cities: (string | undefined)[];
}

function patternOf(words: string): Pattern {
  const places = [...words.matchAll(PLACE)];
  const between = words.split(PLACE);
  const parts = places.map((_, at) => {
    const before = between[at] ?? '';
    if (at > 0 && IN_A_LIST.test(before)) return `(?:${literal(before)}${NAME})?`;
    return before === '' ? FIRST_NAME : literal(before) + NAME;
  });
  const source = parts.join('') + literal(between.at(-1) ?? '');
  const known = between.flatMap((part) => part.split(/[\s’]/)).sort((a, b) => b.length - a.length);
  return {
    pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])${source}(?![\p{L}\p{N}])`, 'u'),
    anchor: known[0] ?? '',
    cities: places.map(([name]) => cityOf.get(name)),
  };
}

/** Sentences, each with its own sign at the end. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/);

const patterns = new Map(
  localTexts
    .filter(({ kinds }) => !kinds.includes('picture'))
    .map((local) => {
      const kept = sentencesOf(local.one_city ?? '');
      const own = sentencesOf(local.says).filter((sentence) => !kept.includes(sentence));
      return [local, { whole: patternOf(local.says), sentences: own.map(patternOf) }];
    }),
);

function find({ pattern, anchor }: Pattern, text: string): RegExpExecArray | null {
  return text.includes(anchor) ? pattern.exec(text) : null;
}

/** Where a text still says what was true at the starter's places. */
export interface Standing {
  at: number;
  end: number;
  /** All of it stands there, so that the version for one city fits in its place. */
  whole: boolean;
}

/**
 * Where a text still says it, whatever places it names: another name does not make it true. One of its sentences is enough;
 * undefined once each is rewritten.
 */
export function stillSays(local: LocalText, text: string): Standing | undefined {
  const of = patterns.get(local);
  if (!of) return undefined;
  const whole = find(of.whole, text);
  if (whole) return { at: whole.index, end: whole.index + whole[0].length, whole: true };
  const found = of.sentences.map((sentence) => find(sentence, text)).filter((match) => match !== null);
  if (found.length === 0) return undefined;
  const ends = found.map((match) => match.index + match[0].length);
  return { at: Math.min(...found.map(({ index }) => index)), end: Math.max(...ends), whole: false };
}

/** Whether a text that compares the starter's two cities says the same name for both: “one calendar for Hobart, another for Hobart”. */
export function comparesWithItself(local: LocalText, text: string): boolean {
  const { sentences = [] } = patterns.get(local) ?? {};
  const namesOf = new Map<string, string>();
  for (const sentence of sentences) {
    const match = find(sentence, text);
    for (const [at, city] of sentence.cities.entries()) {
      const name = match?.[at + 1]?.toLowerCase();
      if (!name || !city) continue;
      if ((namesOf.get(name) ?? city) !== city) return true;
      namesOf.set(name, city);
    }
  }
  return false;
}
