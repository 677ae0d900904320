const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
const ZONE = 'Australia/Adelaide';

const clockOf = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'short' });
/** "2027-04-04 02:30" in Adelaide. */
export const local = (moment: number) => clockOf.format(moment);
export const dayOf = (moment: number) => local(moment).slice(0, 10);
/** In the minute after a moment, so that its job finds the moment over. */
export const minuteAfter = (moment: number) => (Math.ceil(moment / MINUTE_MS) + 0.5) * MINUTE_MS;
export const daysLater = (day: string, days: number) =>
  new Date(Date.parse(`${day}T12:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
const offsetOf = (moment: number) =>
  Date.parse(`${local(moment).replace(' ', 'T')}Z`) - Math.floor(moment / MINUTE_MS) * MINUTE_MS;

/** Midnight in Adelaide so many days before the next change of its clocks whose month has not begun. */
export function monthAround(now: number, daysBefore: number): { start: number; change: string } {
  let moment = Math.ceil(now / HOUR_MS) * HOUR_MS + daysBefore * DAY_MS;
  while (offsetOf(moment) === offsetOf(moment + HOUR_MS)) moment += HOUR_MS;
  const change = dayOf(moment);
  let start = moment - (daysBefore + 2) * DAY_MS;
  while (local(start) !== `${daysLater(change, -daysBefore)} 00:00`) start += 30 * MINUTE_MS;
  return { start, change };
}

export interface Hours {
  /** "08:00" to "17:00" of each weekday, Sunday first; nothing if closed. */
  week: (readonly [string, string] | undefined)[];
  exceptions: Record<string, readonly [string, string] | 'closed'>;
}

/** The minutes of a month in which the company is open, and what follows from them, by looking at one after the other. */
export function calendarOf(start: number, days: number, { week, exceptions }: Hours) {
  const minutes = Array.from({ length: days * 24 * 60 }, (_, index) => {
    const at = local(start + index * MINUTE_MS);
    const [day, time] = [at.slice(0, 10), at.slice(11)];
    const hours = exceptions[day] ?? week[new Date(`${day}T12:00Z`).getUTCDay()];
    return { day, time, isOpen: hours !== undefined && hours !== 'closed' && hours[0] <= time && time < hours[1] };
  });
  const indexOf = (moment: number) => Math.floor((moment - start) / MINUTE_MS);
  const momentOf = (index: number) => start + index * MINUTE_MS;
  const isOpen = (moment: number) => minutes[indexOf(moment)]?.isOpen === true;
  const nextOpen = (moment: number) =>
    isOpen(moment) ? moment : momentOf(minutes.findIndex(({ isOpen: open }, index) => open && index > indexOf(moment)));

  function afterHours(from: number, hours: number): number {
    let left = hours * HOUR_MS;
    for (let at = from; ; at = momentOf(indexOf(at) + 1)) {
      if (!isOpen(at)) continue;
      const here = momentOf(indexOf(at) + 1) - at;
      if (left <= here) return at + left;
      left -= here;
    }
  }

  /** The same time on the next open day, to the minute, within its hours. */
  function afterDay(from: number): number {
    const begun = nextOpen(from);
    const { day, time } = minutes[indexOf(begun)] ?? { day: '', time: '' };
    const next = minutes.find((minute) => minute.isOpen && minute.day > day)?.day;
    const open = minutes.flatMap((minute, index) => (minute.isOpen && minute.day === next ? [{ ...minute, index }] : []));
    const [first, last] = [open[0], open.at(-1)];
    if (!first || !last) throw new Error('the month has no such day');
    if (time < first.time) return momentOf(first.index);
    const same = open.find((minute) => minute.time === time);
    return momentOf(same ? same.index : last.index + 1);
  }
  return { isOpen, nextOpen, afterHours, afterDay };
}
export type Calendar = ReturnType<typeof calendarOf>;
