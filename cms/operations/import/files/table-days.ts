import { readDay, today } from '../../../base/process/days';

/** A moment that names its zone: 2025-03-04T02:11:22.123456Z, 2025-03-04 02:11:22 UTC, 2025-03-04T12:41:22+10:30. */
const MOMENT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2})?(?:\.\d+)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})$/i;
/** A time of day behind a date, and the name of the day before it. */
const TIME = /(?:,|\s|T|\bat){1,9}\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:[.,]\d+)?\s*(?:[ap]\.?\s*m\.?)?$/i;
const DAY_NAME = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?[.,]*\s+/i;
/** Mar 4, 2025 */
const MONTH_FIRST = /^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i;
const NUMBERS = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{2}|\d{4})$/;

/** A day as a program writes it, with or without a time; `american`: the month stands before the day. */
function dayIn(written: string, zone: string | undefined, american: boolean): string | undefined {
  const [, day, time, seconds = '', offset = ''] = MOMENT.exec(written.trim()) ?? [];
  if (day) {
    const moment = new Date(
      `${day}T${time}${seconds}${/^[+-]/.test(offset) ? offset.replace(/(\d{2}):?(\d{2})$/, '$1:$2') : 'Z'}`,
    );
    return Number.isNaN(moment.getTime()) ? undefined : today(zone, moment);
  }
  const text = written
    .replace(/[\s\u200e\u200f]+/g, ' ')
    .trim()
    .replace(TIME, '')
    .replace(DAY_NAME, '')
    .replace(/^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/, '$1-$2-$3')
    .replace(MONTH_FIRST, '$2 $1 $3');
  const [, first, sign = '', second, year] = NUMBERS.exec(text) ?? [];
  return readDay(american && first ? [second, first, year].join(sign) : text, '0000-01-01');
}

/** The days of a column: day before month, as in Australia, unless only the other order makes days of all of them. */
export function readDays(
  written: readonly (string | undefined)[],
  zone: string | undefined,
): { days: (string | undefined)[]; american: boolean } {
  const read = (american: boolean) => written.map((text) => (text ? dayIn(text, zone, american) : undefined));
  const [usual, other] = [read(false), read(true)];
  const isRead = (days: typeof usual) => days.every((day, at) => day || !written[at]);
  const american = !isRead(usual) && isRead(other);
  return { days: american ? other : usual, american };
}
