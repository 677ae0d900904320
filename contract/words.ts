import groups from './catalogue/words.json';
import { unpromised, withFacts } from './facts';

/** The name of the group whose words more than one page has. */
export const EVERY_PAGE = 'every';

type Groups = typeof groups;
export type WordName = { [Page in keyof Groups]: keyof Groups[Page]['words'] }[keyof Groups];
export type Words = Record<WordName, string>;

/** A fixed text of the pages: where it stands, and the words that stand there until the owner types others. */
interface Word {
  where: string;
  usual: string;
}

/**
 * The fixed words of the pages by the site's names of the pages, in the groups of the owner's form (R-CLAIM-12). Facts such as `{reply}`, and
 * `{city}` and the like, become what they say.
 */
export const wordGroups: Record<string, { label: string; words: Record<string, Word> }> = groups;

const entries = Object.entries(wordGroups).flatMap(([page, { words }]) =>
  Object.entries(words).map(([name, { usual }]) => ({ page, name: name as WordName, usual })),
);

/** The usual words of all pages, with the names of facts in them, such as `{reply}`. */
export const usualTemplates = Object.fromEntries(entries.map(({ name, usual }) => [name, usual])) as Words;

/** What they name, as the starter has it: for a provider that knows no words. */
const STARTER_FACTS = { reply: '24 hours', services: 'ten services' };

const usualWith = (text: (usual: string) => string) =>
  Object.fromEntries(entries.map(({ name, usual }) => [name, withFacts(text(usual), STARTER_FACTS)])) as Words;

/** The usual words of all pages. */
export const usualWords = usualWith((usual) => usual);

/** The same of a company that does not promise how soon it answers. */
export const unpromisedWords = usualWith(unpromised);

/** Pages that also have the words of others: any form may stand on a page of the owner's own. */
const ALSO: Record<string, readonly string[]> = { own: ['quote'] };

/** The names of the words that a page has; of all without a page. */
export function wordsOn(ofPage?: string): WordName[] {
  const pages = ofPage && [ofPage, EVERY_PAGE, ...(ALSO[ofPage] ?? [])];
  return entries.filter(({ page }) => !pages || pages.includes(page)).map(({ name }) => name);
}

/** How many characters look right in place of these words: some more than they have. */
export const lookingRight = (usual: string): number => Math.ceil((usual.length * 1.2) / 5) * 5;
/** The most characters that a page has room for in place of these words. */
export const longest = (usual: string): number => 2 * lookingRight(usual);
