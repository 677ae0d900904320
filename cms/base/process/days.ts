// Calendar days as `2026-11-25`, stored as noon UTC.
import { localDay } from './zone';

const DAY_MS = 24 * 60 * 60 * 1000;

export const dayOf = (stored: string): string => stored.slice(0, 10);

export const storedDay = (day: string): string => `${day}T12:00:00.000Z`;

export const today = (zone: string | undefined, now = new Date()): string => localDay(now, zone);

export const daysLater = (day: string, days: number): string =>
  dayOf(new Date(Date.parse(storedDay(day)) + days * DAY_MS).toISOString());

/** The same time this many months before, in UTC; the last day of a month that has no such day. */
export function monthsBefore(time: Date, months: number): Date {
  const first = new Date(time);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(time.getUTCDate(), lastDay));
  return first;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "25 Nov 2026" */
export function writtenDay(day: string): string {
  const date = new Date(storedDay(day));
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** 25/11/2026, 25.11.26, 25-11, 25 Nov 2026, 25 November */
const WRITTEN = /^(\d{1,2})(?:st|nd|rd|th)?[\s/.-]+(\d{1,2}|[a-z]{3,9})\.?,?(?:[\s/.-]+(\d{2}|\d{4}))?$/;
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;

const monthOf = (text: string): number =>
  /^\d/.test(text) ? Number(text) : MONTHS.findIndex((month) => month.toLowerCase() === text.slice(0, 3)) + 1;
const padded = (value: number, length = 2) => String(value).padStart(length, '0');

function real(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? `${padded(year, 4)}-${padded(month)}-${padded(day)}` : undefined;
}

/** Parses a day as written in Australia; without a year, the next such day from `from`. */
export function readDay(typed: string, from: string): string | undefined {
  const text = typed.trim().toLowerCase();
  const iso = ISO.exec(text);
  if (iso) return real(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const [, day = '', month = '', year] = WRITTEN.exec(text) ?? [];
  if (!day) return undefined;
  const thisYear = Number(from.slice(0, 4));
  const dayIn = (of: number) => real(of, monthOf(month), Number(day));
  if (year) return dayIn(year.length === 2 ? 2000 + Number(year) : Number(year));
  const soon = dayIn(thisYear);
  return soon && soon < from ? dayIn(thisYear + 1) : soon;
}

/** Whole calendar years since the founding, so that "over 10 years" is true from the first day on which it shows. */
export const yearsSince = (founded: number, day: string): number => Math.max(0, Number(day.slice(0, 4)) - founded - 1);
