import type { Payload } from 'payload';
import { wordsIn } from 'shared/typed';
import { rowsOf, sql } from '../../base/database/query';
import { perProcess } from '../../base/process/per-process';

/** A shorter word is too near to too many others. */
const SHORTEST = 4;
/** How long the suburbs are known, in milliseconds: to read them takes as long as a search. */
const KNOWN_MS = 10 * 60_000;

/** Whether one word becomes the other by one slip: a letter too many, too few, another one, or two the wrong way round. */
export function isOneSlip(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const from = (text: string, n: number) => text.slice(same + n);
  const isSwapped = one[same] === other[same + 1] && one[same + 1] === other[same] && from(one, 2) === from(other, 2);
  return from(one, 1) === from(other, 1) || from(one, 1) === from(other, 0) || from(one, 0) === from(other, 1) || isSwapped;
}

const known = perProcess('suburbs', (): { at: number; words: Set<string> } => ({ at: 0, words: new Set() }));

async function suburbWords(payload: Payload): Promise<Set<string>> {
  if (Date.now() - known.at < KNOWN_MS) return known.words;
  const rows = await rowsOf<{ suburb: string | null }>(payload, sql`SELECT DISTINCT suburb FROM leads WHERE deleted_at IS NULL`);
  known.words = new Set(rows.flatMap(({ suburb }) => wordsIn(suburb ?? '')));
  known.at = Date.now();
  return known.words;
}

/** A search with its misspelt suburbs put right; undefined if no word of it is nearly a suburb. */
export async function suburbMeant(payload: Payload, search: string): Promise<string | undefined> {
  const words = await suburbWords(payload);
  const typed = wordsIn(search);
  const meant = typed.map((word) => {
    if (word.length < SHORTEST || words.has(word)) return word;
    return [...words].find((suburb) => suburb.length >= SHORTEST && isOneSlip(word, suburb)) ?? word;
  });
  const text = meant.join(' ');
  return text === typed.join(' ') ? undefined : text;
}
