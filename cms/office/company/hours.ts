import { isDeepStrictEqual } from 'node:util';
import type { Setting } from '../../base/database/payload-types';

/** Usual opening hours, as pages show them. */
export const HOURS = {
  weekdays: [{ days: 'Monday to Friday', hours: '8:00 AM to 5:00 PM' }],
  'six-days': [{ days: 'Monday to Saturday', hours: '7:00 AM to 7:00 PM' }],
  daily: [{ days: 'Monday to Sunday', hours: '7:00 AM to 7:00 PM' }],
} as const;
export type HoursChoice = keyof typeof HOURS;

type Lines = Setting['opening_hours'];

const wordsOf = (lines: Lines) => (lines ?? []).map(({ days, hours }) => ({ days, hours }));

export const hoursLine = (lines: Lines): string =>
  wordsOf(lines)
    .map(({ days, hours }) => `${days} ${hours}`)
    .join(', ');

/** Which of the usual ones a company has. */
export const hoursChoiceOf = (lines: Lines): HoursChoice | undefined =>
  (Object.keys(HOURS) as HoursChoice[]).find((name) => isDeepStrictEqual(wordsOf(lines), [...HOURS[name]]));
