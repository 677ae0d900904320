import { starterSettings } from 'contract/catalogue';
import { wholeWords } from 'shared/text';
import type { Setting } from '../../base/database/payload-types';
import { isAdded } from '../../model/choices/service-choices';
import { type RecordState, shownOf } from '../../model/records/records';
import { topics } from '../../model/starter/service-words';
import { foreignSuburbs, ownWords } from './starter-words';

export const SUBURBS = 'suburbs';

/** Words that are not true of a company wherever they stand, and why. */
interface Untrue {
  why: string;
  /** It is the name of a service that is not offered. */
  isService?: boolean;
  pattern: RegExp;
}

export const offeredServices = (states: readonly RecordState[]) =>
  states.filter((state) => state.slug === 'services' && shownOf(state) === 'shown');

/** Names of one word may be any word. */
const SEVERAL_WORDS = /\S\s+\S/;

function takenDown(states: readonly RecordState[], offered: readonly RecordState[]): string[] {
  const shown = new Set(offered.map(({ id }) => id));
  const titles = states.filter(({ slug, id }) => slug === 'services' && !shown.has(id)).map(({ title }) => title);
  const known = new Set(topics.map(({ name }) => name));
  return [...new Set(titles)].filter((title) => SEVERAL_WORDS.test(title) && !known.has(title));
}

function servicesNotOffered(states: readonly RecordState[], settings: Setting): Untrue[] {
  const offered = offeredServices(states);
  const slugs = new Set(offered.map(({ data }) => data.slug));
  // A service of the company's own may be what a text means.
  const own = offered.filter(({ data }) => isAdded(data));
  const names = [settings.brand, ...own.flatMap(({ title, data }) => [title, data.title])].join('\n');
  const all = [
    ...topics.filter((topic) => !topic.slugs.some((slug) => slugs.has(slug))),
    ...takenDown(states, offered).map((name) => ({ name, words: [name] })),
  ];
  return all
    .filter(({ words }) => !wholeWords(words, 'iu').test(names))
    .map(({ name, words }) => ({ why: name, isService: true, pattern: wholeWords(words, 'iu') }));
}

/** Of a company with one service: what speaks of a choice. */
function choiceOfServices(states: readonly RecordState[]): Untrue[] {
  const counted = offeredServices(states).filter(({ data }) => data.shape !== 'sub-service');
  return counted.length === 1
    ? [{ why: 'speaks of several services', pattern: wholeWords(['several services', 'every service'], 'iu') }]
    : [];
}

interface Sentence {
  at: number;
  end: number;
  untrue: Untrue[];
}

const SENTENCE = /[^\n]+?(?:[.!?](?=\s)|$)/gm;

/** Finds sentences with suburbs that a company does not serve, and services that it does not offer. */
export function mentionFinder(states: readonly RecordState[], settings: Setting): (text: string) => Sentence[] {
  const isOwn = ownWords(settings);
  const isStarter = settings.brand === starterSettings.brand && starterSettings.offices.every(({ city }) => isOwn(city));
  const suburbs = isStarter ? [] : foreignSuburbs(settings).map(({ find }) => find);
  const untrue = [
    ...(suburbs.length > 0 ? [{ why: SUBURBS, pattern: wholeWords(suburbs, 'u') }] : []),
    ...servicesNotOffered(states, settings),
    ...choiceOfServices(states),
  ];
  return (text) =>
    [...text.matchAll(SENTENCE)].flatMap(({ 0: said, index }) => {
      const found = untrue.filter(({ pattern }) => pattern.test(said));
      return found.length > 0 ? [{ at: index, end: index + said.length, untrue: found }] : [];
    });
}

/** The services in sentences that the company does not offer, as one reason. */
export function servicesIn(sentences: Sentence[]): string[] {
  const named = new Set(sentences.flatMap(({ untrue }) => untrue.flatMap(({ why, isService }) => (isService ? why : []))));
  return named.size > 0 ? [`not offered: ${[...named].join(', ')}`] : [];
}

export const reasonsIn = (sentences: Sentence[]): string[] => [
  ...new Set(sentences.flatMap(({ untrue }) => untrue.flatMap(({ why, isService }) => (isService ? [] : why)))),
  ...servicesIn(sentences),
];
