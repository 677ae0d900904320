import type { DateBadge } from './shapes';

/** Cached, because creating a formatter takes longer than rendering a page. */
const formats = new Map<string, Record<'day' | 'month' | 'full' | 'year' | 'iso' | 'weekday', Intl.DateTimeFormat>>();

function formatsIn(timeZone: string) {
  const made = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-AU', { ...options, timeZone });
  const found = formats.get(timeZone) ?? {
    day: made({ day: 'numeric' }),
    month: made({ month: 'short' }),
    full: made({ dateStyle: 'long' }),
    year: made({ year: 'numeric' }),
    iso: new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }),
    weekday: made({ weekday: 'long', day: 'numeric', month: 'long' }),
  };
  formats.set(timeZone, found);
  return found;
}

export const thisYear = (timeZone: string): string => formatsIn(timeZone).year.format();

/** The day in a time zone: "2026-12-25". */
export const dayIn = (timeZone: string, now = new Date()): string => formatsIn(timeZone).iso.format(now);

/** A day such as 2026-12-25 in words: "Friday 25 December", day and month on one line. */
export const weekdayAndDate = (day: string): string =>
  formatsIn('UTC')
    .weekday.format(new Date(day))
    .replace(',', '')
    .replace(/ (?=\p{L}+$)/u, '\u00a0');

/** A provider's date as a badge in the settings' zone (R-CONTENT-12); a date without a time is the same day in every zone. */
export function dateBadge(text: string, timeZone: string): DateBadge | undefined {
  const plainDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return undefined;
  const { day, month, full } = formatsIn(plainDay ? 'UTC' : timeZone);
  return {
    day: day.format(date),
    month: month.format(date),
    full: full.format(date),
    dateTime: plainDay ? text : date.toISOString(),
  };
}
