const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** 25/11/2026, 25.11.26, 25-11, 25 Nov 2026, 25 November */
const WRITTEN = /^(\d{1,2})(?:st|nd|rd|th)?[\s/.-]+(\d{1,2}|[a-z]{3,9})\.?,?(?:[\s/.-]+(\d{2}|\d{4}))?$/;
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;

const monthOf = (text: string): number => (/^\d/.test(text) ? Number(text) : MONTHS.indexOf(text.slice(0, 3)) + 1);
const padded = (value: number, length = 2) => String(value).padStart(length, '0');

/** The day as "2026-11-25", if the calendar has it. */
function real(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? `${padded(year, 4)}-${padded(month)}-${padded(day)}` : undefined;
}

/** A day as people in Australia write it; without a year, the next such day from `today` ("2026-11-21") on. */
export function readDay(typed: string, today: string): string | undefined {
  const text = typed.trim().toLowerCase();
  const iso = ISO.exec(text);
  if (iso) return real(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const [, day = '', month = '', year] = WRITTEN.exec(text) ?? [];
  if (!day) return undefined;
  const thisYear = Number(today.slice(0, 4));
  const dayIn = (of: number) => real(of, monthOf(month), Number(day));
  if (year) return dayIn(year.length === 2 ? 2000 + Number(year) : Number(year));
  const soon = dayIn(thisYear);
  return soon && soon < today ? dayIn(thisYear + 1) : soon;
}
