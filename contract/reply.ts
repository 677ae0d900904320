import { z } from 'zod';
import { states, stateZones } from './states';

const isZone = (zone: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
};

/** By when the office answers a lead. */
export const ReplyBy = z.object({
  at: z.iso.datetime(),
  /** The IANA time zone in which it is told: that of the customer's office. */
  zone: z.string().max(60).refine(isZone, 'must be a time zone'),
});
export type ReplyBy = z.infer<typeof ReplyBy>;

/** How soon the office answers, in words behind “within”. */
export const Reply = z.object({
  /** What the company promises: "24 hours", "one working day". */
  within: z.string(),
  /** What it usually needs, if that is known and less: "2 hours". */
  usually: z.string().optional(),
});

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_DAYS = 7;

/**
 * A time in words: "Tuesday 3:40 pm". Who reads it at once, `now`, is told of today and tomorrow; for others, and from a week ahead, it
 * has a date.
 */
export function writtenTime({ at, zone }: ReplyBy, now?: Date): string {
  const written = (date: Date, options: Intl.DateTimeFormatOptions, locale = 'en-AU') =>
    new Intl.DateTimeFormat(locale, { timeZone: zone, ...options }).format(date).replaceAll('\u202f', ' ');
  const dayOf = (date: Date) => Date.parse(written(date, { year: 'numeric', month: '2-digit', day: '2-digit' }, 'en-CA'));
  const moment = new Date(at);
  const time = written(moment, { hour: 'numeric', minute: '2-digit' });
  const weekday = written(moment, { weekday: 'long' });
  const days = now ? (dayOf(moment) - dayOf(now)) / DAY_MS : -1;
  if (days === 0) return `${time} today`;
  if (days === 1) return `${time} tomorrow`;
  if (days > 1 && days < WEEK_DAYS) return `${weekday} ${time}`;
  return `${weekday} ${written(moment, { day: 'numeric', month: 'long' })}, ${time}`;
}

/** Whose time it is: "Queensland time", also for who lives in Toowoomba; of a zone that is no state's, by its town. */
export function timeIn(zone: string): string {
  const [one, ...others] = Object.keys(stateZones).filter((code) => stateZones[code]?.[0] === zone);
  if (!one) return `${zone.split('/').at(-1)?.replaceAll('_', ' ')} time`;
  return `${others.length === 0 ? states[one] : [one, ...others].join(' and ')} time`;
}

/** That time with its zone, behind “by”: "Tuesday 3:40 pm, Queensland time". */
export const writtenReplyBy = (by: ReplyBy, now?: Date): string => `${writtenTime(by, now)}, ${timeIn(by.zone)}`;
