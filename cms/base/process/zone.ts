import type { Payload } from 'payload';
import { count } from './counted';

// Times in the settings' zone, whatever the machine's zone is (R-CONTENT-12).

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached, because creating a formatter takes longer than formatting a thousand dates. */
function format(zone: string | undefined, options: Intl.DateTimeFormatOptions, locale = 'en-AU'): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, zone, options]);
  const made = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: zone, ...options });
  formats.set(key, made);
  return made;
}

/** "Saturday 21 November, 3:45 pm" */
export const longDateTime = (date: Date, zone: string): string =>
  format(zone, { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' }).format(date);

/** "Saturday 21 November" */
export const weekdayAndDay = (date: Date, zone: string): string =>
  format(zone, { weekday: 'long', day: 'numeric', month: 'long' }).format(date).replace(',', '');

/** "25 Nov 2026, 3:40 pm" */
export const stamp = (date: Date, zone: string | undefined): string =>
  format(zone, { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' })
    .format(date)
    .replaceAll('\u202f', ' ');

/** "3:40 pm" */
export const clockTime = (date: Date, zone: string): string =>
  format(zone, { hour: 'numeric', minute: '2-digit' }).format(date).replaceAll('\u202f', ' ');

/** "2026-11-21" */
export const localDay = (date: Date, zone: string | undefined): string =>
  format(zone, { year: 'numeric', month: '2-digit', day: '2-digit' }, 'en-CA').format(date);

/** Hour of the day, 0 to 23. */
export const localHour = (date: Date, zone: string): number =>
  Number(format(zone, { hour: 'numeric', hourCycle: 'h23' }).format(date));

const MINUTE_MS = 60_000;

/** "3 h 20 min", "2 days 4 h": a duration without its sign. */
export function span(ms: number): string {
  const minutes = Math.floor(Math.abs(ms) / MINUTE_MS);
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60];
  if (days > 0) return `${count(days, 'day')} ${hours} h`;
  return hours > 0 ? `${hours} h ${rest} min` : `${rest} min`;
}

/** "3 minutes", "1 day 6 h", "36 days": an age, the coarser the longer. */
export function duration(ms: number): string {
  const minutes = Math.round(ms / MINUTE_MS);
  if (minutes < 120) return `${minutes} minutes`;
  return minutes < 2 * 1440 ? span(ms) : `${Math.round(minutes / 1440)} days`;
}

function offsetAt(date: Date, zone: string): number {
  const parts = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  } as const;
  const local = format(zone, { ...parts, hourCycle: 'h23' }, 'sv-SE').format(date);
  return Date.parse(`${local.replace(' ', 'T')}Z`) - Math.floor(date.getTime() / 1000) * 1000;
}

/** Converts a local time of the zone, "2026-11-21T15:45", to a Date. */
export function momentOf(local: string, zone: string): Date {
  const asUtc = Date.parse(`${local}Z`);
  const guess = new Date(asUtc - offsetAt(new Date(asUtc), zone));
  return new Date(asUtc - offsetAt(guess, zone));
}

/** The zone's local time of a Date: "2026-11-21T15:45". */
export const localTime = (date: Date, zone: string): string =>
  new Date(date.getTime() + offsetAt(date, zone)).toISOString().slice(0, 16);

export const startOfDay = (date: Date, zone: string): Date => momentOf(`${localDay(date, zone)}T00:00`, zone);

export const zoneOf = async (payload: Payload): Promise<string> =>
  (await payload.findGlobal({ slug: 'settings', depth: 0, select: { time_zone: true } })).time_zone;
