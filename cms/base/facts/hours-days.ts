import { dayOf, writtenDay } from '../process/days';

/** A row of the list. Without a last day it is one day, without hours it is closed. */
export interface ExceptionRow {
  name?: string | null;
  from?: string | null;
  to?: string | null;
  hours?: string | null;
}

export const daysOf = ({ from, to }: ExceptionRow): [first: string, last: string] => [dayOf(from ?? ''), dayOf(to || from || '')];

/** "25 Dec 2026 to 2 Jan 2027" */
export function writtenDays(row: ExceptionRow): string {
  const [first, last] = daysOf(row);
  return first === last ? writtenDay(first) : `${writtenDay(first)} to ${writtenDay(last)}`;
}
