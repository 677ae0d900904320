import type { Field, GroupField, PayloadRequest } from 'payload';
import type { Setting } from '../../base/database/payload-types';
import { STARTER_REPLY, UNITS, weekOf } from '../../base/facts/reply-promise';
import { numberField } from '../../forms/fields/number';
import { sideBySide } from '../../forms/fields/side-by-side';

const amount: Field = numberField({
  name: 'amount',
  label: 'Within',
  defaultValue: STARTER_REPLY.amount,
  min: 1,
  max: 99,
  admin: { width: '30%', description: 'Such as 24. Empty: nothing is promised, and no text says it.' },
  validate: (value: number | null | undefined) =>
    value == null ||
    (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 99) ||
    'Enter a whole number from 1 to 99.',
});
const unit: Field = {
  name: 'unit',
  type: 'select',
  label: 'Counted in',
  required: true,
  defaultValue: STARTER_REPLY.unit,
  options: Object.entries(UNITS).map(([value, label]) => ({ value, label })),
  admin: { isClearable: false, width: '70%', description: 'Day and night, or in your opening hours alone.' },
  validate: async (value: unknown, { data, req }: { data: unknown; req: PayloadRequest }) => {
    if (!Object.hasOwn(UNITS, String(value))) return 'Choose one.';
    if (value === 'hours' || weekOf((data as Partial<Setting>).opening_hours ?? [])) return true;
    // Hours that are taken away are not judged here: the clock then runs day and night.
    const { reply } = await req.payload.findGlobal({ slug: 'settings', depth: 0, select: { reply: true } });
    if (reply?.unit === value) return true;
    return 'Working time follows the opening hours in the tab Company, which cannot be read: write them like “Monday to Friday” and “8 AM to 6 PM”.';
  },
};

/** How soon a person answers: texts say it as {reply}, and the clock of each new enquiry follows it. */
export const replyField: GroupField = {
  name: 'reply',
  type: 'group',
  label: 'An answer to every enquiry',
  admin: {
    description:
      'Texts of the site and the mails say it as {reply}, such as “within {reply}”, and the clock of each new enquiry follows it. Working time is that of the opening hours and holidays in the tab Company.',
  },
  fields: [sideBySide(amount, unit)],
};
