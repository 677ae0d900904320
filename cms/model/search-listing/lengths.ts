import { shortened } from 'shared/text';
import { widthOf } from './text-width';

/** Search results on a computer show a title in Arial of this size, on a line of this many pixels. */
const TITLE = { fontSize: 20, pixels: 600, characters: 60, short: 30 };
/** Characters of a description that search results show on a computer and on a phone. */
const DESCRIPTION = { characters: 155, phone: 120, short: 70 };

/** The title as a search result shows it: cut before the word that does not fit. */
export function shownTitle(title: string): string {
  if (widthOf(title, TITLE.fontSize) <= TITLE.pixels) return title;
  const letters = [...title];
  let end = letters.length;
  while (end > 0 && widthOf(`${letters.slice(0, end).join('')} …`, TITLE.fontSize) > TITLE.pixels) end--;
  return shortened(title, letters.slice(0, end).join('').length);
}

export const shownDescription = (description: string, screen: 'computer' | 'phone'): string =>
  shortened(description, screen === 'phone' ? DESCRIPTION.phone : DESCRIPTION.characters);

export type Verdict = 'short' | 'good' | 'cut';

export interface Fit {
  verdict: Verdict;
  /** Part of the room that it takes, at most 1. */
  share: number;
}

export function fitOfTitle(title: string): Fit {
  const width = widthOf(title, TITLE.fontSize);
  const verdict = width > TITLE.pixels ? 'cut' : title.length < TITLE.short ? 'short' : 'good';
  return { verdict, share: Math.min(1, width / TITLE.pixels) };
}

export function fitOfDescription({ length }: string): Fit {
  const verdict = length > DESCRIPTION.characters ? 'cut' : length < DESCRIPTION.short ? 'short' : 'good';
  return { verdict, share: Math.min(1, length / DESCRIPTION.characters) };
}
