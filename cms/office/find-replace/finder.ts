import { escapeRegExp } from 'shared/text';
import type { Pair } from './texts';

export interface Match {
  at: number;
  /** As the text has it: of names that became one, with the words between them. */
  found: string;
  pair: Pair;
}

const equal = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const PREPOSITIONS = 'in|for|to|of|from|at|around|across|near|between';
/** Words between two names that make no sense between the same name twice. */
const BETWEEN = `(?:[’']s)?(?:,|,? (?:and|or|nor|to|&))(?: (?:${PREPOSITIONS}))? `;
const ONLY_BETWEEN = new RegExp(`^${BETWEEN}$`, 'i');

/** Whether a list would name the same again: `house cleaning Adelaide, house cleaning Melbourne`. */
function isSameItem(before: string, gap: string, after: string): boolean {
  const item = /^, ([^,.;:]+ )$/.exec(gap)?.[1];
  return item !== undefined && (before === item || before.endsWith(`, ${item}`)) && /^(?:,|$)/.test(after);
}

/** Names that would follow upon each other as the same become one, with the words between them: `Adelaide and in Melbourne`. */
function withoutRepeats(text: string, all: Match[], isAsked: (pair: Pair) => boolean): Match[] {
  const merged: Match[] = [];
  for (const match of all) {
    const last = merged.at(-1);
    const end = match.at + match.found.length;
    const gap = last && text.slice(last.at + last.found.length, match.at);
    const name = match.pair.replace;
    const isSame = last && gap !== undefined && equal(last.pair.replace, name);
    if (isSame && (ONLY_BETWEEN.test(gap) || isSameItem(text.slice(0, last.at), gap, text.slice(end)))) {
      last.found = text.slice(last.at, end);
      if (!isAsked(last.pair)) last.pair = match.pair;
    } else merged.push({ ...match });
  }
  return merged.filter(({ pair }) => isAsked(pair));
}

const put = (text: string, matches: Match[]) =>
  matches.reduceRight((all, { at, found, pair }) => all.slice(0, at) + pair.replace + all.slice(at + found.length), text);

/** Short words in capitals: SA is a state, Sa a day. */
const ABBREVIATION = /^[A-Z]{2,4}$/;

/** Looks for whole words, in capital or small letters, the longest phrase first; abbreviations as they are typed. */
export function finder(pairs: Pair[]): {
  matches(text: string): Match[];
  replaced(text: string): string;
} {
  // What is there already is looked for as well: it may stand beside a name that becomes the same.
  const there: Pair[] = pairs.map(({ replace }) => ({ find: replace, replace }));
  const byFind = new Map([...there, ...pairs].map((pair) => [pair.find.toLowerCase(), pair]));
  const phrases = [...byFind.keys()].sort((a, b) => b.length - a.length).map(escapeRegExp);
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${phrases.join('|')})(?![\p{L}\p{N}])`, 'giu');
  const pairOf = (found: string): Pair => byFind.get(found.toLowerCase()) ?? { find: found, replace: found };
  const matches = (text: string): Match[] => {
    const all = [...text.matchAll(pattern)]
      .map(({ index, 0: found }) => ({ at: index, found, pair: pairOf(found) }))
      .filter(({ found, pair: { find, exact } }) => found === find || !(exact || ABBREVIATION.test(find)));
    return withoutRepeats(text, all, (pair) => pairs.includes(pair));
  };
  return { matches, replaced: (text) => put(text, matches(text)) };
}
