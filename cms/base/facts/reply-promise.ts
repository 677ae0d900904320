import { counted } from 'contract/facts';
import type { Payload } from 'payload';
import type { Setting } from '../database/payload-types';
import { dayOf, daysLater, today } from '../process/days';
import { localTime, momentOf } from '../process/zone';
import { daysOf } from './hours-days';
import { readHours, readSpans, type Span } from './opening-hours';
import { readDays } from './week-days';

const HOUR_MS = 60 * 60 * 1000;
export const UNITS = { hours: 'hours, day and night', 'working-hours': 'working hours', 'working-days': 'working days' } as const;
type Unit = keyof typeof UNITS;

export type ReplySettings = Pick<Setting, 'reply' | 'opening_hours' | 'hours_exceptions' | 'time_zone'>;
const REPLY_SELECT = { reply: true, opening_hours: true, hours_exceptions: true, time_zone: true } as const;

/** The starter's promise (R-LEAD-4), by which the office's own clock goes on where the company promises nothing. */
export const STARTER_REPLY: { amount: number; unit: Unit } = { amount: 24, unit: 'hours' };
const promiseOf = ({ reply }: Pick<Partial<Setting>, 'reply'>) => ({
  amount: reply?.amount ?? STARTER_REPLY.amount,
  unit: reply?.unit ?? STARTER_REPLY.unit,
});

/** Whether visitors are promised anything: the owner may empty it. */
export const promisesReply = ({ reply }: Pick<Partial<Setting>, 'reply'>): boolean => reply?.amount !== null;

/** The time of the clock in words, behind “within”: 24 hours, one working day. Visitors read it only where it is promised. */
export function writtenReply(settings: Pick<Partial<Setting>, 'reply'>): string {
  const { amount, unit } = promiseOf(settings);
  const noun = unit.replace('-', ' ').replace(/s$/, amount === 1 ? '' : 's');
  return `${unit === 'hours' ? amount : counted(amount)} ${noun}`;
}

/** The shortest time that the promise stands for, whatever the opening hours are. */
export function promisedMs(settings: Pick<Partial<Setting>, 'reply'>): number {
  const { amount, unit } = promiseOf(settings);
  return amount * (unit === 'working-days' ? 24 : 1) * HOUR_MS;
}

/** Opening hours of each weekday, Monday first, of the lines that can be read; undefined if no day of the week opens. */
export function weekOf(lines: Setting['opening_hours']): Span[][] | undefined {
  const week: Span[][] = Array.from({ length: 7 }, () => []);
  for (const line of lines ?? []) {
    for (const day of readDays(line.days) ?? []) week[day]?.push(...(readSpans(line.hours) ?? []));
  }
  return week.some((spans) => spans.length > 0) ? week : undefined;
}

const weekday = (day: string) => (new Date(`${day}T12:00Z`).getUTCDay() + 6) % 7;

/** Opening times of the calendar's days from one on, as moments, for as long as anybody waits. */
function* openFrom(first: string, week: Span[][], { hours_exceptions, time_zone }: ReplySettings): Generator<[Date, Date][]> {
  for (let day = first, days = 0; days < MAX_DAYS; day = daysLater(day, 1), days++) {
    const exception = (hours_exceptions ?? []).find((row) => {
      const [from, to] = daysOf(row);
      return row.from && from <= day && day <= to;
    });
    const other = exception && readHours(exception.hours ?? '');
    const spans: Span[] = exception ? (other ? [[other.opens, other.closes]] : []) : (week[weekday(day)] ?? []);
    yield spans
      .map(([opens, closes]): [Date, Date] => [
        momentOf(`${day}T${opens}`, time_zone),
        momentOf(`${closes > opens ? day : daysLater(day, 1)}T${closes}`, time_zone),
      ])
      .sort(([one], [other]) => one.getTime() - other.getTime());
  }
}
/** A company that is closed for longer than this has its clock run day and night. */
const MAX_DAYS = 120;

function afterOpenHours(from: Date, hours: number, week: Span[][], settings: ReplySettings): Date | undefined {
  let left = hours * HOUR_MS;
  // Yesterday may be open past midnight.
  for (const spans of openFrom(daysLater(today(settings.time_zone, from), -1), week, settings))
    for (const [opens, closes] of spans) {
      const start = Math.max(opens.getTime(), from.getTime());
      const open = closes.getTime() - start;
      if (open <= 0) continue;
      if (left <= open) return new Date(start + left);
      left -= open;
    }
  return undefined;
}

/** The same time so many open days later, or when that day closes; what came outside of the hours counts from the next opening. */
function afterOpenDays(from: Date, days: number, week: Span[][], settings: ReplySettings): Date | undefined {
  let time: string | undefined;
  let passed = -1;
  for (const spans of openFrom(today(settings.time_zone, from), week, settings)) {
    const [first, last] = [spans[0], spans.at(-1)];
    if (!first || !last) continue;
    if (time === undefined && last[1] <= from) continue; // closed for that day
    passed++;
    time ??= localTime(new Date(Math.max(first[0].getTime(), from.getTime())), settings.time_zone).slice(11);
    if (passed < days) continue;
    const day = dayOf(localTime(first[0], settings.time_zone));
    const same = momentOf(`${day}T${time}`, settings.time_zone).getTime();
    return new Date(Math.min(Math.max(same, first[0].getTime()), last[1].getTime()));
  }
  return undefined;
}

/** When the company is open next: `from` itself if it is open then. Undefined if that cannot be read, or is too far away. */
export function nextOpen(from: Date, settings: ReplySettings): Date | undefined {
  const week = weekOf(settings.opening_hours);
  if (!week) return undefined;
  for (const spans of openFrom(daysLater(today(settings.time_zone, from), -1), week, settings))
    for (const [opens, closes] of spans) if (closes > from) return opens > from ? opens : from;
  return undefined;
}

/** When an enquiry must be answered: 24 plain hours after receipt, or as the company promises, in its opening hours and time zone. */
export function replyBy(received: Date, settings: ReplySettings): Date {
  const { amount, unit } = promiseOf(settings);
  const plain = new Date(received.getTime() + promisedMs(settings));
  const week = unit === 'hours' ? undefined : weekOf(settings.opening_hours);
  if (!week) return plain;
  return (unit === 'working-hours' ? afterOpenHours : afterOpenDays)(received, amount, week, settings) ?? plain;
}

export const replySettings = (source: Pick<Payload, 'findGlobal'>): Promise<ReplySettings> =>
  source.findGlobal({ slug: 'settings', depth: 0, select: REPLY_SELECT });
