import type { DateField, DateFieldValidation, FieldHook } from 'payload';
import { date } from 'payload/shared';
import { dayOf, storedDay, today } from '../../base/process/days';
import { companyZone } from '../../base/process/time-zone';

/** Stores noon of the day that the browser sent, so that the day is the same everywhere. */
const atNoon: FieldHook = ({ value }) => (typeof value === 'string' && value ? storedDay(dayOf(value)) : value);

/** Years that every screen, mail and calendar can write. */
export const inYears: DateFieldValidation = (value, options) => {
  const isDate = date(value, options);
  if (isDate !== true || !value) return isDate;
  const year = new Date(value).getUTCFullYear();
  return (year >= 2000 && year < 3000) || 'Give a time between the years 2000 and 2999.';
};

type Options = Partial<Pick<DateField, 'label' | 'index' | 'required'>> & { admin?: DateField['admin']; startsToday?: boolean };

/** A calendar day such as 25 Nov 2026, the same in every zone. */
export const dayField = (name: string, { admin, startsToday, ...options }: Options = {}): DateField => ({
  name,
  type: 'date',
  required: true,
  validate: inYears,
  ...options,
  defaultValue: startsToday ? () => storedDay(today(companyZone())) : undefined,
  hooks: { beforeChange: [atNoon] },
  admin: {
    ...admin,
    date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' },
    components: { Field: '/forms/controls/day#DayField', Cell: '/forms/controls/day#DayCell', ...admin?.components },
  },
});
