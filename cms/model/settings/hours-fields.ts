import type { ArrayField, DateField, TextField } from 'payload';
import { daysOf, type ExceptionRow, writtenDays } from '../../base/facts/hours-days';
import { readHours } from '../../base/facts/opening-hours';
import { dayOf, writtenDay } from '../../base/process/days';
import { dayField } from '../../forms/fields/day';
import { rowAdmin } from '../../forms/fields/rows';
import { sideBySide } from '../../forms/fields/side-by-side';
import { lineField } from '../../forms/fields/text-fields';

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
    ...rowAdmin,
    description,
    components: { ...rowAdmin.components, RowLabel: '/forms/controls/exception-label#ExceptionLabel' },
  },
  fields: [
    {
      ...lineField('name', 'Name', 'Shown in front of the days, such as Christmas. Up to 25 characters look right.'),
      maxLength: 60,
    },
    sideBySide(
      {
        ...dayField('from', { label: 'First day', admin: { description: 'The first day with these hours.' } }),
        validate: checkFirstDay,
      } as DateField,
      {
        ...dayField('to', { label: 'Last day', required: false, admin: { description: 'Empty means the first day only.' } }),
        validate: checkLastDay,
      } as DateField,
      hoursField,
    ),
  ],
});
