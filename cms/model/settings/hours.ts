import type { ArrayField, DateField, TextField } from 'payload';
import { dayOf, writtenDay } from '../../server/process/days';
import { dayField } from '../fields/day';
import { lineField } from '../fields/text';
import { daysOf, type ExceptionRow, writtenDays } from './hours-days';

/** "9", "9:30", "9.30 am", "13:00" */
const TIME = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm|a\.m\.|p\.m\.)?`;
const HOURS = new RegExp(String.raw`^${TIME}\s*(?:to|until|-|–)\s*${TIME}$`, 'i');

/** Longer texts are no hours. */
const TYPED_MAX = 60;
const DAY = 24 * 60;
/** Hours past midnight, such as 8 PM to 2 AM, in minutes. Longer ones are more likely typed the wrong way round. */
const MAX_PAST_MIDNIGHT = 14 * 60;

export interface OpenHours {
  /** "9:00 AM to 1:00 PM" */
  hours: string;
  /** "09:00" */
  opens: string;
  /** Before `opens` when it is on the next day, as in structured data. */
  closes: string;
}

/** Minutes of the day; undefined for a time that is wrong, or that could be morning or evening. */
function minutesOf([hour = '', minutes, half]: (string | undefined)[]): number | undefined {
  const [h, m] = [Number(hour), Number(minutes ?? 0)];
  if (m > 59 || h > 23) return undefined;
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

/** Reads the hours of a day as people write them; undefined when they cannot be read. */
export function readHours(typed: string): OpenHours | undefined {
  const words = typed
    .slice(0, TYPED_MAX)
    .replace(/\bmidnight\b/gi, '12 AM')
    .replace(/\b(?:noon|midday)\b/gi, '12 PM');
  const parts = HOURS.exec(words.trim());
  if (!parts) return undefined;
  const [opens, closes] = [minutesOf(parts.slice(1, 4)), minutesOf(parts.slice(4, 7))];
  if (opens === undefined || closes === undefined || opens === closes) return undefined;
  if (closes < opens && closes + DAY - opens > MAX_PAST_MIDNIGHT) return undefined;
  return { hours: `${shown(opens)} to ${shown(closes)}`, opens: clock(opens), closes: clock(closes) };
}

/** The other rows of the list in which the field at `path` is. */
function othersAt(data: unknown, path: (string | number)[]): ExceptionRow[] {
  const index = Number(path.at(-2));
  const list = path.slice(0, -2).reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)?.[key], data);
  return ((list ?? []) as ExceptionRow[]).filter((_, at) => at !== index);
}

const checkFirstDay: DateField['validate'] = (value, { siblingData, data, path }) => {
  if (!value) return 'Choose the first day.';
  const [first, last] = daysOf({ ...(siblingData as ExceptionRow), from: String(value) });
  const both = othersAt(data, path).find((other) => {
    const [otherFirst, otherLast] = daysOf(other);
    return other.from && otherFirst <= last && first <= otherLast;
  });
  return both
    ? `“${both.name || 'Another row'}” (${writtenDays(both)}) has one of these days already. Change the days of one of the two.`
    : true;
};

const checkLastDay: DateField['validate'] = (value, { siblingData }) => {
  const { from } = siblingData as ExceptionRow;
  if (!value || !from || dayOf(String(value)) >= dayOf(from)) return true;
  return `The last day is before the first, ${writtenDay(dayOf(from))}.`;
};

const hoursField: TextField = {
  name: 'hours',
  type: 'text',
  label: 'Open',
  admin: { placeholder: 'Closed all day', description: 'Such as 9 AM to 1 PM. Empty means closed all day.' },
  hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? (readHours(value)?.hours ?? value.trim()) : value)] },
  validate: (value: string | null | undefined) =>
    !value ||
    readHours(value) !== undefined ||
    'Write it like 9 AM to 1 PM, or 8 PM to 2 AM, or leave it empty if you are closed all day.',
};

/** Days on which the usual hours do not hold. */
export const hoursExceptionsField = (description: string): ArrayField => ({
  name: 'hours_exceptions',
  type: 'array',
  label: 'Holidays and other days with different hours',
  labels: { singular: 'Holiday', plural: 'Holidays' },
  maxRows: 60,
  admin: {
    initCollapsed: true,
    description,
    components: { RowLabel: '/model/controls/exception-label#ExceptionLabel' },
  },
  fields: [
    {
      ...lineField('name', 'Name', 'Shown in front of the days, such as Christmas. Up to 25 characters look right.'),
      maxLength: 60,
    },
    {
      type: 'row',
      fields: [
        {
          ...dayField('from', { label: 'First day', admin: { description: 'The first day with these hours.' } }),
          validate: checkFirstDay,
        } as DateField,
        {
          ...dayField('to', { label: 'Last day', required: false, admin: { description: 'Empty means the first day only.' } }),
          validate: checkLastDay,
        } as DateField,
        hoursField,
      ],
    },
  ],
});
