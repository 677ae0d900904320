import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ownValue } from 'contract/own-value';
import { folded } from 'contract/typed';
import type { Log } from '../base/log';
import { stateCode } from './states';
import type { Suburb, SuburbsAnswer } from './suburb';

/** Maximum number of results. */
const LIMIT = 8;
/** Number of words at the end of a query that are considered. */
const WORDS = 8;
const HEADER = 'suburb,postcode,state';

/** An in-memory index of suburbs and postcodes. */
export interface Gazetteer {
  readonly suburbs: readonly Suburb[];
  /**
   * Suburbs that match the end of the query: their name, read from the start of one of its words, or their postcode begins with
   * it.
   */
  search(question: string): SuburbsAnswer;
  /** Suburbs with exactly this name. */
  named(name: string): Suburb[];
}

const aliases: Record<string, string> = { mt: 'mount', saint: 'st' };

/** A word as it is read, letters and digits only. */
function plainWord(word: string): string {
  const plain = folded(word).replace(/[^\p{L}\p{N}]/gu, '');
  return ownValue(aliases, plain) ?? plain;
}

/** The normalised words of a text. */
export const plainWords = (text: string): string[] => text.split(/[\s,]+/).flatMap((word) => plainWord(word) || []);

/** Parses the file's rows. Throws an Error that names the line of a row that is not `suburb,postcode,state`. */
export function parseSuburbs(csv: string): Suburb[] {
  const [header, ...lines] = csv.trim().split(/\r?\n/);
  if (header !== HEADER) throw new Error(`line 1 must be "${HEADER}"`);
  const suburbs = new Map<string, Suburb>();
  for (const [index, line] of lines.entries()) {
    const [suburb, postcode, state, ...rest] = line.split(',');
    if (!suburb || !postcode || !/^\d{4}$/.test(postcode) || !state || stateCode(state) !== state || rest.length > 0) {
      throw new Error(`line ${index + 2} must be a suburb, its postcode and its state: "${line}"`);
    }
    const known = suburbs.get(`${suburb}|${state}`);
    if (known) known.postcodes.push(postcode);
    else suburbs.set(`${suburb}|${state}`, { suburb, state, postcodes: [postcode] });
  }
  return [...suburbs.values()];
}

/** A parsed query: the name, then an optional state and postcode, complete or partial. */
export function dissect(words: readonly string[], withState: boolean) {
  const name = [...words];
  const postcode = /^\d{3,4}$/.test(name.at(-1) ?? '') ? name.pop() : undefined;
  const state = withState && name.length > 1 ? stateCode(name.at(-1) ?? '') : undefined;
  if (state) name.pop();
  return { name, postcode, state, after: words.length - name.length };
}

interface Entry {
  suburb: Suburb;
  /** Its normalised words, each preceded by a space. */
  key: string;
}

/** Entries by the prefixes of their words and postcodes, so that a search inspects few of them. */
function indexOf(entries: readonly Entry[]) {
  const index = new Map<string, Set<Entry>>();
  const add = (start: string, entry: Entry) => index.set(start, (index.get(start) ?? new Set()).add(entry));
  for (const entry of entries) {
    for (const word of entry.key.trim().split(' ')) {
      add(word.slice(0, 1), entry);
      add(word.slice(0, 2), entry);
    }
    for (const postcode of entry.suburb.postcodes) add(postcode.slice(0, 3), entry);
  }
  return (start: string): Iterable<Entry> => index.get(start) ?? [];
}

const better = (a: { entry: Entry; rank: number }, b: { entry: Entry; rank: number }) =>
  a.rank - b.rank || a.entry.key.localeCompare(b.entry.key) || a.entry.suburb.state.localeCompare(b.entry.suburb.state);

/** Builds the search index. */
export function createGazetteer(suburbs: readonly Suburb[]): Gazetteer {
  const entries = suburbs.map((suburb) => ({ suburb, key: ` ${plainWords(suburb.suburb).join(' ')}` }));
  const beginning = indexOf(entries);

  function matching(phrase: string, postcode = '', state?: string): Suburb[] {
    const found: { entry: Entry; rank: number }[] = [];
    const word = phrase.trim().split(' ')[0] ?? '';
    for (const entry of beginning(word ? word.slice(0, 2) : postcode.slice(0, 3))) {
      if (state && entry.suburb.state !== state) continue;
      if (!entry.suburb.postcodes.some((known) => known.startsWith(postcode)) || !entry.key.includes(phrase)) continue;
      found.push({ entry, rank: entry.key === phrase ? 0 : entry.key.startsWith(phrase) ? 1 : 2 });
    }
    return found
      .sort(better)
      .slice(0, LIMIT)
      .map(({ entry: { suburb } }) => ({ ...suburb, postcodes: suburb.postcodes.filter((known) => known.startsWith(postcode)) }));
  }

  /** The longest end of the name that is a prefix of some suburb. */
  function searchAs({ name, postcode, state, after }: ReturnType<typeof dissect>): SuburbsAnswer | undefined {
    for (const start of name.keys()) {
      const phrase = ` ${name.slice(start).join(' ')}`;
      const found = phrase.length > 2 ? matching(phrase, postcode, state) : [];
      if (found.length > 0) return { suburbs: found, words: name.length - start + after };
    }
  }

  return {
    suburbs,
    named(name) {
      const key = ` ${plainWords(name).join(' ')}`;
      return entries.flatMap((entry) => (entry.key === key ? entry.suburb : []));
    },
    search(question) {
      const words = plainWords(question).slice(-WORDS);
      const found = searchAs(dissect(words, true)) ?? searchAs(dissect(words, false));
      if (found) return found;
      const { postcode } = dissect(words, false);
      const suburbsThere = postcode ? matching('', postcode) : [];
      return { suburbs: suburbsThere, words: suburbsThere.length > 0 ? 1 : 0 };
    },
  };
}

/** In the built server this module is in `dist/server`, but the file stays in place. */
const folder =
  basename(import.meta.dirname) === 'addresses' ? import.meta.dirname : join(import.meta.dirname, '..', '..', 'addresses');

/** The gazetteer that ships with the site. */
export const builtInSuburbs = async (): Promise<Suburb[]> => parseSuburbs(await readFile(join(folder, 'gazetteer.csv'), 'utf8'));

/** The gazetteer in use: a valid one in the data folder, else the one that ships with the site. */
export async function readGazetteer(dataDir: string, builtIn: readonly Suburb[], log: Log): Promise<Gazetteer> {
  const file = join(dataDir, 'gazetteer.csv');
  try {
    const gazetteer = createGazetteer(parseSuburbs(await readFile(file, 'utf8')));
    log.info('gazetteer read', { file, suburbs: gazetteer.suburbs.length });
    return gazetteer;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') log.warn('gazetteer not used', { file, error });
    return createGazetteer(builtIn);
  }
}
