import { type Facts, factsIn, withFacts } from 'contract/facts';
import { countedRecord, type HeadWords, headWords } from 'contract/page-head';
import type { PageMeta } from 'contract/page-meta';
import { shortened } from 'shared/text';
import type { PageKind, Values } from './page-kinds';

/** Name of the group that holds a record's search listing. */
export const GROUP = 'meta';

export type Listing = Partial<Omit<PageMeta, 'og_image'>>;

export interface FoundPage extends HeadWords {
  path?: string;
  /** Title and description as they are typed, with the names of facts. */
  typed: HeadWords;
  /** What shows while title and description are empty. */
  empty: HeadWords;
}

export interface SiteWords {
  /** The built-in words of the page's path. */
  usual: HeadWords;
  /** Those of all pages. */
  site: HeadWords;
  facts: Facts;
}

export function findPage(kind: PageKind, record: Values, listing: Listing, { usual, site, facts }: SiteWords): FoundPage {
  const isSaid = (words: unknown) => typeof words !== 'string' || !factsIn(words).some((fact) => facts[fact] === '');
  const said = Object.fromEntries(Object.entries(listing).filter(([, words]) => isSaid(words)));
  const route = kind.words(record, usual);
  const { title, description } = headWords({ record: countedRecord({ ...said, og_image: undefined }), route, site });
  return {
    title: withFacts(title, facts),
    description: withFacts(description, facts),
    typed: { title, description },
    empty: headWords({ route, site }),
    path: kind.path(record),
  };
}

/** Characters that search results show, and below which there is room for more. */
const LENGTHS = { title: { short: 30, most: 60 }, description: { short: 70, most: 155 } };

/** Whether a title or description fits into a search result (R-HEAD-12). */
export function fitOf(part: keyof HeadWords, { length }: string): 'short' | 'good' | 'cut' {
  const { short, most } = LENGTHS[part];
  return length > most ? 'cut' : length < short ? 'short' : 'good';
}

/** A title or description as a search result shows it. */
export const cutWords = (part: keyof HeadWords, words: string): string => shortened(words, LENGTHS[part].most);
