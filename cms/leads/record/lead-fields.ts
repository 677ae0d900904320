import { randomUUID } from 'node:crypto';
import { hiddenFields, leadFields, maxLength, postedFields, type StoredField, shownFields } from 'contract/lead-fields';
import type { DateField, Field, TextareaField, TextField } from 'payload';
import { nobodyMayChangeThisField } from '../../base/rights/access';
import { dayField, inYears } from '../../forms/fields/day';
import { numberField } from '../../forms/fields/number';
import { needsEmail, needsName, notInFuture } from './by-hand';
import { touchFields, visitKeys, visitLabels } from './options';

/** Sent with the lead or derived from it: read-only. */
export const sent = { create: nobodyMayChangeThisField, update: nobodyMayChangeThisField };
/** "post_code" as "Post code". */
export const labelOf = (name: string) => name.replace(/_/g, ' ').replace(/^./, (first) => first.toUpperCase());

export const typed = (name: string, options: { label?: string; index?: boolean } = {}): TextField => ({
  name,
  type: 'text',
  label: options.label ?? labelOf(name),
  index: options.index,
  access: sent,
  admin: { readOnly: true, condition: (data) => Boolean(data[name]), disableBulkEdit: true },
});

type LineOptions = Pick<TextField, 'index' | 'validate'> & { only?: 'if filled' };

const lines: Partial<Record<StoredField, LineOptions>> = {
  name: { index: true, validate: needsName as TextField['validate'] },
  phone: { index: true },
  email: { index: true, validate: needsEmail as TextField['validate'] },
  service: { index: true },
  cleaning_model: { only: 'if filled' },
  suburb: { index: true },
  city: { index: true },
};

function line(name: StoredField): TextField {
  const { only, ...more } = lines[name] ?? {};
  return {
    name,
    type: 'text',
    label: leadFields[name].label,
    ...(more.validate ? {} : { maxLength: maxLength(leadFields[name]) }),
    ...more,
    admin: {
      disableBulkEdit: true,
      condition: only && ((data: Record<string, unknown>) => Boolean(data[name])),
    },
  } as TextField;
}

/** A customer's text, shown if its form has it or if it has a value. */
const text = (name: StoredField): TextareaField => ({
  name,
  type: 'textarea',
  label: leadFields[name].label,
  maxLength: maxLength(leadFields[name]),
  admin: {
    disableBulkEdit: true,
    condition: (data) =>
      postedFields[data.form === 'quote' ? 'quote' : 'contact'].some((posted) => posted === name) || Boolean(data[name]),
  },
});

const customerField = (name: StoredField): Field => (leadFields[name].kind === 'textarea' ? text(name) : line(name));

/** A read-only time of the lead, such as when its answer is due. */
export const time = (name: string, label: string, more: Partial<DateField> = {}): DateField =>
  ({
    name,
    type: 'date',
    label,
    index: true,
    access: sent,
    validate: inYears,
    ...more,
    admin: {
      position: 'sidebar',
      disableBulkEdit: true,
      date: { pickerAppearance: 'dayAndTime' },
      components: { Field: '/leads/inbox/moment#Moment' },
      ...more.admin,
    },
  }) as DateField;

/** Time of receipt; for a lead entered by hand any time up to now. */
export const received = time('received_at', 'Received', {
  required: true,
  access: { update: nobodyMayChangeThisField },
  validate: (value) => notInFuture(value),
});

const rows: (StoredField | 'about')[][] = [
  ['name', 'phone', 'email'],
  ['message'],
  ['requirements'],
  ['service', 'about', 'cleaning_model'],
  ['address', 'suburb', 'post_code'],
  ['city', 'state'],
];
const others = shownFields().filter((name) => !rows.flat().includes(name));

export const customer: Field[] = [
  ...[...rows, ...others.map((name) => [name])].map((row): Field => {
    const [first, ...more] = row.map((name) => (name === 'about' ? typed(name) : customerField(name)));
    return first && more.length === 0 ? first : { type: 'row', fields: first ? [first, ...more] : more };
  }),
  // The quote form has two names; the office sees and corrects the full name.
  ...hiddenFields().map(
    (name): TextField => ({ name, type: 'text', access: sent, admin: { hidden: true, disableBulkEdit: true } }),
  ),
];

const ifFilled = (name: string) => (_: unknown, siblings: Record<string, unknown> | undefined) => Boolean(siblings?.[name]);

const touch = (name: 'first' | 'last', label: string): Field => ({
  name,
  type: 'group',
  label,
  admin: { condition: (data) => touchFields.some((key) => data.visit?.[name]?.[key]) },
  fields: [
    ...visitKeys.map(
      (key): TextField => ({
        name: key,
        type: 'text',
        label: visitLabels[key],
        index: key === 'utm_campaign',
        admin: { condition: ifFilled(key), disableBulkEdit: true },
      }),
    ),
    {
      name: 'clicks',
      type: 'textarea',
      label: 'Clicks of advertisements',
      admin: { condition: ifFilled('clicks'), disableBulkEdit: true },
    },
  ],
});

export const origin: Field[] = [
  typed('page', { label: 'Page of the form', index: true }),
  {
    name: 'visit',
    type: 'group',
    label: 'How they found us',
    access: sent,
    admin: { readOnly: true, disableBulkEdit: true },
    fields: [
      touch('first', 'First visit'),
      touch('last', 'Latest visit'),
      { name: 'other', type: 'textarea', label: 'Other details of the visit', admin: { condition: ifFilled('other') } },
    ],
  },
  typed('agreed_to', { label: 'Lets us tell' }),
  { name: 'agreed_browser', type: 'text', access: sent, admin: { disabled: true } },
  {
    name: 'idempotency_key',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    // Created with the form, so that a form posted twice is one lead.
    defaultValue: () => randomUUID(),
    access: { update: nobodyMayChangeThisField },
    admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
  },
];

export const work: Field[] = [
  {
    name: 'assigned_to',
    type: 'relationship',
    relationTo: 'users',
    index: true,
    label: 'Looked after by',
  },
  dayField('follow_up_on', { label: 'Follow up on', index: true, required: false }),
];

/** Optional fields below the status, shown only for the statuses that they belong to. */
export const outcome: Field[] = [
  numberField({
    name: 'quoted_amount',
    label: 'Amount (AUD)',
    min: 0,
    max: 100_000_000,
    admin: {
      position: 'sidebar',
      condition: ({ status, quoted_amount }) => ['quoted', 'won'].includes(status) || Boolean(quoted_amount),
    },
  }),
  {
    name: 'lost_reason',
    type: 'text',
    label: 'Why it was lost',
    admin: { position: 'sidebar', condition: ({ status }) => status === 'lost' },
  },
];
