import { legible } from 'shared/typed';

/** "9", "9:30", "9.30 am", "13:00" */
const TIME = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm|a\.m\.|p\.m\.)?`;
const ONE_TIME = new RegExp(`^${TIME}$`, 'i');
const HOURS = new RegExp(String.raw`^${TIME}\s*(?:to|until|-|–)\s*${TIME}$`, 'i');

const TYPED_MAX = 60;
const DAY = 24 * 60;
/** Hours past midnight, such as 8 PM to 2 AM, in minutes. Longer ones are more likely typed the wrong way round. */
const MAX_PAST_MIDNIGHT = 14 * 60;

/** When a day opens and closes; `closes` is before `opens` when it is on the next day, and 24:00 when the day never closes. */
export type Span = [opens: string, closes: string];

const ALL_DAY = /^(?:open )?(?:24 ?(?:hours|hrs?|h)(?: a day)?|24 ?[/x] ?7|all day|around the clock)$/i;
/** What people write between two spans of a day. */
const BETWEEN = / ?(?:[,;&+/]|\band\b) ?/i; // of a legible text, whose spaces are single

export interface OpenHours {
  /** "9:00 AM to 1:00 PM" */
  hours: string;
  /** "09:00" */
  opens: string;
  closes: string;
}

/** Minutes of the day; undefined for a time that is wrong, or that could be morning or evening. */
function minutesOf([hour = '', minutes, half]: (string | undefined)[]): number | undefined {
  const [h, m] = [Number(hour), Number(minutes ?? 0)];
  if (hour === '' || m > 59 || h > 23) return undefined;
  if (!half) return minutes === undefined ? undefined : h * 60 + m;
  if (h < 1 || h > 12) return undefined;
  return ((h % 12) + (/^p/i.test(half) ? 12 : 0)) * 60 + m;
}

const two = (value: number) => String(value).padStart(2, '0');
const clock = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
const shown = (minutes: number) => {
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${two(minutes % 60)} ${hour < 12 ? 'AM' : 'PM'}`;
};

const inDigits = (typed: string) =>
  legible(typed)
    .slice(0, TYPED_MAX)
    .replace(/\bmidnight\b/gi, '12 AM')
    .replace(/\b(?:noon|midday)\b/gi, '12 PM')
    .trim();

/** Reads a time of day as people write it: as shown, "9:00 AM", and as a 24-hour time. */
export function readTime(typed: string): { shown: string; clock: string } | undefined {
  const minutes = minutesOf(ONE_TIME.exec(inDigits(typed))?.slice(1) ?? []);
  return minutes === undefined ? undefined : { shown: shown(minutes), clock: clock(minutes) };
}

/** Reads the hours of a day as people write them, in one piece; undefined when they cannot be read. */
export function readHours(typed: string): OpenHours | undefined {
  if (ALL_DAY.test(legible(typed))) return { hours: 'Open 24 hours', opens: '00:00', closes: '24:00' };
  const parts = HOURS.exec(inDigits(typed));
  if (!parts) return undefined;
  const [opens, closes] = [minutesOf(parts.slice(1, 4)), minutesOf(parts.slice(4, 7))];
  if (opens === undefined || closes === undefined || opens === closes) return undefined;
  if (closes < opens && closes + DAY - opens > MAX_PAST_MIDNIGHT) return undefined;
  return { hours: `${shown(opens)} to ${shown(closes)}`, opens: clock(opens), closes: clock(closes) };
}

/** The same in any number of pieces: "8 AM to 12 PM, 1 PM to 5 PM"; none for a day that is closed. */
export function readSpans(typed: string): Span[] | undefined {
  const text = legible(typed);
  if (/^closed$/i.test(text)) return [];
  const read = (ALL_DAY.test(text) ? [text] : text.split(BETWEEN)).map(readHours);
  return read.every((hours) => hours !== undefined) ? read.map(({ opens, closes }) => [opens, closes]) : undefined;
}
