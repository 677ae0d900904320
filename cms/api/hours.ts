import type { HoursException } from 'contract/settings';
import { daysOf, type ExceptionRow } from '../base/facts/hours-days';
import { readHours } from '../base/facts/opening-hours';
import { daysLater } from '../base/process/days';

type Rows = ExceptionRow[] | null | undefined;

/** The rows of a list that are not over on that day, in the order of their days. */
export const exceptionsFrom = (rows: Rows, day: string): HoursException[] =>
  (rows ?? [])
    .flatMap((row): HoursException[] => {
      const [from, to] = daysOf(row);
      return from && to >= day ? [{ name: row.name ?? '', from, to, open: readHours(row.hours ?? '') }] : [];
    })
    .sort((one, other) => one.from.localeCompare(other.from));

/** What is left of an exception outside of the days of another. */
function outside(one: HoursException, { from, to }: HoursException): HoursException[] {
  if (to < one.from || one.to < from) return [one];
  return [
    ...(one.from < from ? [{ ...one, to: daysLater(from, -1) }] : []),
    ...(to < one.to ? [{ ...one, from: daysLater(to, 1) }] : []),
  ];
}

/** All exceptions of an office that has some of its own: on a day of both, its own counts. Undefined without its own. */
export function exceptionsOfOffice(own: Rows, companys: Rows, day: string): HoursException[] | undefined {
  const first = exceptionsFrom(own, day);
  if (first.length === 0) return undefined;
  const rest = first.reduce((left, one) => left.flatMap((other) => outside(other, one)), exceptionsFrom(companys, day));
  return [...first, ...rest].sort((one, other) => one.from.localeCompare(other.from));
}
