import type { DateBadge } from './shapes';

const partsOf = (date: Date, timeZone: string) => ({
  day: new Intl.DateTimeFormat('en-AU', { day: 'numeric', timeZone }).format(date),
  month: new Intl.DateTimeFormat('en-AU', { month: 'short', timeZone }).format(date),
  full: new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone }).format(date),
});

/** A provider's date as a badge, in the settings' zone (ruling 23); a plain day is that day everywhere. */
export function dateBadge(text: string, timeZone: string): DateBadge | undefined {
  const plainDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return undefined;
  return { ...partsOf(date, plainDay ? 'UTC' : timeZone), dateTime: plainDay ? text : date.toISOString() };
}
