import type { DateField, FieldHook } from 'payload';
import { dayOf, storedDay, today } from '../../base/days';
import { companyZone } from '../../base/time-zone';

/** Whatever moment of its day the browser sent: stored is noon, so that the day is the same everywhere. */
const atNoon: FieldHook = ({ value }) => (typeof value === 'string' && value ? storedDay(dayOf(value)) : value);

type Options = Partial<Pick<DateField, 'label' | 'index' | 'required'>> & { admin?: DateField['admin']; startsToday?: boolean };

/** A day of the calendar, such as 25 Nov 2026, in whatever zone it is chosen or read. */
export const dayField = (name: string, { admin, startsToday, ...options }: Options = {}): DateField => ({
  name,
  type: 'date',
  required: true,
  ...options,
  defaultValue: startsToday ? () => storedDay(today(companyZone())) : undefined,
  hooks: { beforeChange: [atNoon] },
  admin: {
    ...admin,
    date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' },
    components: { Field: '/content/look/day#DayField', Cell: '/content/look/day#DayCell', ...admin?.components },
  },
});
