import { listed } from '../../base/process/counted';
import { company } from '../../model/starter/content';
import type { Offer } from './offers';

/** As many services are named; of more, the first. */
const NAMED = 3;

/** By which words made here are known again. */
const [AT_START, AT_END, ASKED_FOR] = ['{company} | ', ' in {places}.', 'Tell us what you need and ask for a quote.'];

/** “End of lease cleaning” in a sentence; NDIS keeps its letters. */
const inSentence = (name: string) => name.replace(/\b\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Services that stand for themselves: a part is named only where its family is not. */
const named = (offers: readonly Pick<Offer, 'shape' | 'name'>[]) => {
  const whole = offers.filter(({ shape }) => shape !== 'sub-service');
  return (whole.length > 0 ? whole : offers).map(({ name }) => name);
};

/** "window cleaning, pressure cleaning and more" */
function workOf(offers: readonly Pick<Offer, 'shape' | 'name'>[]): string {
  const names = named(offers).map(inSentence);
  if (names.length === 0) return 'cleaning';
  return names.length > NAMED ? listed([...names.slice(0, NAMED), 'more']) : listed(names);
}

type Offers = readonly Pick<Offer, 'shape' | 'name'>[];

/** What a company says of itself until its owner writes a sentence. */
export const usualSentence = (offers: Offers): string => `${capital(workOf(offers))}${AT_END}`;

/** Title and description of pages without their own. */
export const usualTitle = (offers: Offers): string => {
  const [first, second, ...others] = named(offers);
  const isShort = first && others.length === 0;
  return `${AT_START}${isShort ? listed([first, ...(second ? [inSentence(second)] : [])]) : 'Cleaning in {places}'}`;
};
export const usualDescription = (offers: Offers): string => `${usualSentence(offers)} ${ASKED_FOR}`;

/** Whether words stand there that nobody wrote: the demonstration's, or made of the services. */
export const isUsual = {
  sentence: (text: string) => text.endsWith(AT_END),
  title: (text: string) => text === company.default_title || text.startsWith(AT_START),
  description: (text: string) => text === company.default_description || text.endsWith(ASKED_FOR),
};
