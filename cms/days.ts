/** Days of the calendar, as `2026-11-25`. A day is stored as noon of it, UTC. */
const DAY_MS = 24 * 60 * 60 * 1000;

/** The day that a stored moment stands for. */
export const dayOf = (stored: string): string => stored.slice(0, 10);

export const storedDay = (day: string): string => `${day}T12:00:00.000Z`;

/** The day that it is in a zone. */
export const today = (zone: string | undefined, now = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);

/** The day so many days later, or before. */
export const daysLater = (day: string, days: number): string =>
  dayOf(new Date(Date.parse(storedDay(day)) + days * DAY_MS).toISOString());

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "25 Nov 2026" */
export function writtenDay(day: string): string {
  const date = new Date(storedDay(day));
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}
