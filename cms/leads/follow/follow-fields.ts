import type { DateField, Field, FieldHook } from 'payload';
import type { Lead } from '../../base/database/payload-types';
import { nobodyMayChangeThisField } from '../../base/rights/access';
import { inYears } from '../../forms/fields/day';
import { time } from '../record/lead-fields';

/** When a customer may like to be called, in at most so many characters. */
export const CALL_WHEN_MAX = 300;

const later = { create: nobodyMayChangeThisField };

/** A link that was replaced stays so, whatever form was open meanwhile and whatever a program sends; a key names nine digits. */
const edition = (given: unknown) => (Number.isInteger(given) && Number(given) < 1e9 ? Number(given) : 0);
const neverBack: FieldHook = ({ value, previousValue }) => Math.max(edition(value), edition(previousValue));

/**
 * A day that is agreed now ends after it begins. One that stands the other way round from before stops nobody: also customers' acts
 * save the record.
 */
const inOrder: DateField['validate'] = (value, options) => {
  const { previousValue, siblingData } = options;
  const { agreed_starts_at: starts, agreed_ends_at: ends } = siblingData as Partial<Lead>;
  const momentOf = (time: unknown) => (time ? new Date(time as string).getTime() : undefined);
  const isWrong = starts && ends && !((momentOf(ends) ?? 0) > (momentOf(starts) ?? 0));
  return isWrong && momentOf(value) !== momentOf(previousValue) ? 'It ends before it begins.' : inYears(value, options);
};

/** What the customer's own page and the office's light page write about a request. */
export const followFields: Field[] = [
  {
    name: 'call_when',
    type: 'text',
    label: 'When a call suits',
    maxLength: CALL_WHEN_MAX,
    admin: { position: 'sidebar', condition: (data) => Boolean(data.call_when), disableBulkEdit: true },
  },
  // Empty once it was answered.
  time('question_due_at', 'Answer the question by', { access: later }),
  time('agreed_starts_at', 'Agreed day, from', { access: later, index: false, validate: inOrder }),
  time('agreed_ends_at', 'Agreed day, until', { access: later, index: false, validate: inOrder }),
  // Until when the job of a won enquiry goes on, or since when it waits for a day; empty once it is done (`clock.ts`).
  { name: 'job_due_at', type: 'date', access: { ...later, update: nobodyMayChangeThisField }, admin: { disabled: true } },
  time('done_at', 'Done', {
    ...{ access: later, index: false },
    admin: { condition: (data) => Boolean(data.done_at) },
  }),
  {
    name: 'follow_edition',
    type: 'number',
    // A function, because a database default would make SQLite rebuild the table.
    defaultValue: () => 0,
    access: later,
    hooks: { beforeChange: [neverBack] },
    admin: { disabled: true },
  },
];
