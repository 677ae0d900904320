/** Times as the settings' zone has them, whatever the machine's zone is (ruling 23). */
const formats = new Map<string, Intl.DateTimeFormat>();

/** A format is made once: making one takes longer than a thousand dates do. */
function format(zone: string, options: Intl.DateTimeFormatOptions, locale = 'en-AU'): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, zone, options]);
  const made = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: zone, ...options });
  formats.set(key, made);
  return made;
}

/** "Saturday 21 November, 3:45 pm" */
export const spoken = (date: Date, zone: string): string =>
  format(zone, { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' }).format(date);

/** "2026-11-21" */
export const localDay = (date: Date, zone: string): string =>
  format(zone, { year: 'numeric', month: '2-digit', day: '2-digit' }, 'en-CA').format(date);

/** Hour of the day, 0 to 23. */
export const localHour = (date: Date, zone: string): number =>
  Number(format(zone, { hour: 'numeric', hourCycle: 'h23' }).format(date));

const MINUTE_MS = 60_000;

/** "3 h 20 min", "2 days 4 h": a span without its sign. */
export function span(ms: number): string {
  const minutes = Math.floor(Math.abs(ms) / MINUTE_MS);
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60];
  if (days > 0) return `${days} ${days === 1 ? 'day' : 'days'} ${hours} h`;
  return hours > 0 ? `${hours} h ${rest} min` : `${rest} min`;
}
