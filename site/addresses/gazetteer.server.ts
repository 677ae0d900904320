import type { KnownSuburb } from 'contract/gazetteer';
import { stateCode } from 'contract/states';
import { distance } from 'fastest-levenshtein';
import { ownValue } from 'shared/own-value';
import { folded } from 'shared/typed';

const LIMIT = 8;
const WORDS = 8;

/** Says whether an office serves the suburb; such suburbs come first. */
export type IsServed = (suburb: KnownSuburb) => boolean;

/** Suburbs found, with the number of words at the end of the query that they replace. */
interface Found {
  suburbs: KnownSuburb[];
  words: number;
}

export interface Gazetteer {
  readonly suburbs: readonly KnownSuburb[];
  /** Suburbs whose name or postcode begins with the query's end; if none does, those whose name is spelt nearly so. */
  search(question: string, isServed?: IsServed): Found;
  named(name: string): KnownSuburb[];
}

const aliases: Record<string, string> = { mt: 'mount', saint: 'st' };

function plainWord(word: string): string {
  const plain = /^[a-z0-9]+$/i.test(word) ? word.toLowerCase() : folded(word).replace(/[^\p{L}\p{N}]/gu, '');
  return ownValue(aliases, plain) ?? plain;
}

export const plainWords = (text: string): string[] => text.split(/[\s,]+/).flatMap((word) => plainWord(word) || []);

/** A parsed query: the name, then an optional state and postcode, complete or partial. */
export function dissect(words: readonly string[], withState: boolean) {
  const name = [...words];
  const postcode = /^\d{3,4}$/.test(name.at(-1) ?? '') ? name.pop() : undefined;
  const state = withState && name.length > 1 ? stateCode(name.at(-1) ?? '') : undefined;
  if (state) name.pop();
  return { name, postcode, state, after: words.length - name.length };
}

interface Entry {
  suburb: KnownSuburb;
  /** Its normalised words, each preceded by a space. */
  key: string;
}

/** Looks entries up by each of their keys; `Map.groupBy` needs Node 21. */
function grouped(entries: readonly Entry[], keysOf: (entry: Entry) => readonly string[]) {
  const groups = new Map<string, Set<Entry>>();
  for (const entry of entries) for (const key of keysOf(entry)) groups.set(key, (groups.get(key) ?? new Set()).add(entry));
  return (key: string): Iterable<Entry> => groups.get(key) ?? [];
}

/** The beginnings of its words and postcodes, so that a search inspects few entries. */
const beginningsOf = ({ key, suburb }: Entry) => [
  ...key
    .trim()
    .split(' ')
    .flatMap((word) => [word.slice(0, 1), word.slice(0, 2)]),
  ...suburb.postcodes.map((postcode) => postcode.slice(0, 3)),
];

/** Number of wrong, missing or surplus letters that still make a name of this length. */
const slipsAllowed = (length: number) => (length < 5 ? 0 : length < 9 ? 1 : 2);

interface Ranked {
  entry: Entry;
  /** 0 is best: the very name. */
  rank: number;
  served: boolean;
}

const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** What is served first, then how well it matches, then by name. A suburb of that very name precedes all if none such is served. */
function inOrder(found: Ranked[]): Ranked[] {
  const veryNameServed = found.some(({ rank, served }) => served && rank === 0);
  const first = ({ rank, served }: Ranked) => served || (rank === 0 && !veryNameServed);
  return found.sort(
    (a, b) =>
      Number(first(b)) - Number(first(a)) ||
      a.rank - b.rank ||
      byText(a.entry.key, b.entry.key) ||
      byText(a.entry.suburb.state, b.entry.suburb.state),
  );
}

export function createGazetteer(suburbs: readonly KnownSuburb[]): Gazetteer {
  const entries = suburbs.map((suburb) => ({ suburb, key: ` ${plainWords(suburb.suburb).join(' ')}` }));
  const beginning = grouped(entries, beginningsOf);
  const byInitial = grouped(entries, ({ key }) => [key.slice(0, 2)]);
  const byKey = grouped(entries, ({ key }) => [key]);

  interface Wanted {
    phrase: string;
    postcode?: string;
    state?: string;
    isServed: IsServed;
  }

  function best(
    among: Iterable<Entry>,
    { postcode = '', state, isServed }: Wanted,
    rankOf: (entry: Entry) => number | undefined,
  ) {
    const found: Ranked[] = [];
    for (const entry of among) {
      if (state && entry.suburb.state !== state) continue;
      if (!entry.suburb.postcodes.some((known) => known.startsWith(postcode))) continue;
      const rank = rankOf(entry);
      if (rank !== undefined) found.push({ entry, rank, served: isServed(entry.suburb) });
    }
    return inOrder(found)
      .slice(0, LIMIT)
      .map(({ entry: { suburb } }) => ({ ...suburb, postcodes: suburb.postcodes.filter((known) => known.startsWith(postcode)) }));
  }

  function matching(wanted: Wanted): KnownSuburb[] {
    const { phrase, postcode = '' } = wanted;
    const word = phrase.trim().split(' ')[0] ?? '';
    return best(beginning(word ? word.slice(0, 2) : postcode.slice(0, 3)), wanted, ({ key }) => {
      if (key === phrase) return 0;
      return key.startsWith(phrase) ? 1 : key.includes(phrase) ? 2 : undefined;
    });
  }

  /** Names with the same initial that are spelt nearly like the phrase. */
  function similar(wanted: Wanted): KnownSuburb[] {
    const { phrase } = wanted;
    const slips = slipsAllowed(phrase.length - 1);
    if (slips === 0) return [];
    return best(byInitial(phrase.slice(0, 2)), wanted, ({ key }) => {
      if (Math.abs(key.length - phrase.length) > slips) return undefined;
      const apart = distance(key, phrase);
      return apart <= slips ? apart : undefined;
    });
  }

  /** The longest end of the name that begins a suburb's, or is spelt nearly like one. */
  function searchAs({ name, postcode, state, after }: ReturnType<typeof dissect>, isServed: IsServed): Found | undefined {
    for (const start of name.keys()) {
      const wanted = { phrase: ` ${name.slice(start).join(' ')}`, postcode, state, isServed };
      if (wanted.phrase.length <= 2) continue;
      const begun = matching(wanted);
      const found = begun.length > 0 ? begun : similar(wanted);
      if (found.length > 0) return { suburbs: found, words: name.length - start + after };
    }
  }

  return {
    suburbs,
    named: (name) => [...byKey(` ${plainWords(name).join(' ')}`)].map(({ suburb }) => suburb),
    search(question, isServed = () => false) {
      const words = plainWords(question).slice(-WORDS);
      const asName = dissect(words, false);
      const found = searchAs(dissect(words, true), isServed) ?? searchAs(asName, isServed);
      if (found) return found;
      const { postcode } = asName;
      const suburbsThere = postcode ? matching({ phrase: '', postcode, isServed }) : [];
      return { suburbs: suburbsThere, words: suburbsThere.length > 0 ? 1 : 0 };
    },
  };
}
