import type { HoursException, SiteSettings } from 'contract/settings';
import { dayIn, weekdayAndDate } from './dates';

/** An exception is shown from this many days before its first day, until its last one has ended (R-PAGE-28). */
const DAYS_AHEAD = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface ShownException extends HoursException {
  /** "Friday 25 December to Saturday 2 January" */
  days: string;
}

/** What is shown now: the company's, and each office's by its id. */
export interface ShownHours {
  company: ShownException[];
  offices: Record<string, ShownException[]>;
}

const shiftedBy = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

function shownOn(today: string, exceptions: HoursException[] = []): ShownException[] {
  const latest = shiftedBy(today, DAYS_AHEAD);
  return exceptions
    .filter(({ from, to }) => from <= latest && to >= today)
    .map((exception) => {
      const [first, last] = [exception.from, exception.to].map(weekdayAndDate);
      return { ...exception, days: first === last ? String(first) : `${first} to ${last}` };
    });
}

/** The exceptions that are shown now, each by the clock of its office; undefined if there are none. */
export function shownHours(settings: SiteSettings, now = new Date()): ShownHours | undefined {
  const { hours_exceptions: companys, offices, time_zone } = settings;
  const company = shownOn(dayIn(time_zone, now), companys);
  const byOffice = offices.map(({ id, hours_exceptions, time_zone: zone }) => {
    return [id, shownOn(dayIn(zone, now), hours_exceptions ?? companys)] as const;
  });
  const any = company.length > 0 || byOffice.some(([, list]) => list.length > 0);
  return any ? { company, offices: Object.fromEntries(byOffice) } : undefined;
}
