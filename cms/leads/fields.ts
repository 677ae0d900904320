import { randomUUID } from 'node:crypto';
import { LINE_MAX, TEXT_MAX } from 'contract/lead';
import type { DateField, Field, TextareaField, TextField } from 'payload';
import { nobodyMayChangeThisField } from '../content/access';
import { dayField } from '../content/fields/day';
import { needsEmail, needsName, notInFuture } from './entry/by-hand';
import { notes } from './notes';
import { visitKeys, visitLabels } from './options';

/** Comes with the lead or follows from it: nobody types it. */
export const sent = { create: nobodyMayChangeThisField, update: nobodyMayChangeThisField };
/** "post_code" as "Post code". */
export const labelOf = (name: string) => name.replace(/_/g, ' ').replace(/^./, (first) => first.toUpperCase());

/** One line that came with the lead. */
export const typed = (name: string, options: { label?: string; index?: boolean } = {}): TextField => ({
  name,
  type: 'text',
  label: options.label ?? labelOf(name),
  index: options.index,
  access: sent,
  admin: { readOnly: true, condition: (data) => Boolean(data[name]), disableBulkEdit: true },
});

type LineOptions = Pick<TextField, 'label' | 'index' | 'validate'> & { cell?: string; only?: 'if filled' };

/** One line about the customer, which the office may correct. */
const line = (name: string, { label, cell, only, ...more }: LineOptions = {}): TextField =>
  ({
    name,
    type: 'text',
    label: label ?? labelOf(name),
    ...(more.validate ? {} : { maxLength: LINE_MAX }),
    ...more,
    admin: {
      disableBulkEdit: true,
      condition: only && ((data: Record<string, unknown>) => Boolean(data[name])),
      components: cell ? { Cell: cell } : undefined,
    },
  }) as TextField;

const text = (name: string, condition?: (data: Record<string, unknown>) => boolean): TextareaField => ({
  name,
  type: 'textarea',
  maxLength: TEXT_MAX,
  admin: { disableBulkEdit: true, condition },
});

/** A moment of the lead's clock. */
export const time = (name: string, label: string, more: Partial<DateField> & { cell?: string } = {}): DateField => {
  const { cell, ...rest } = more;
  return {
    name,
    type: 'date',
    label,
    index: true,
    access: sent,
    ...rest,
    admin: {
      position: 'sidebar',
      disableBulkEdit: true,
      date: { pickerAppearance: 'dayAndTime' },
      components: { Field: '/leads/inbox/moment#Moment', Cell: cell },
      ...rest.admin,
    },
  } as DateField;
};

/** When the lead came in; for one that is entered by hand, any time up to now. */
export const received = time('received_at', 'Received', {
  required: true,
  access: { update: nobodyMayChangeThisField },
  validate: (value) => notInFuture(value),
  cell: '/leads/inbox/cells#ReceivedCell',
});

/** Who asks, and for what. */
export const customer: Field[] = [
  {
    type: 'row',
    fields: [
      line('name', { index: true, validate: needsName as TextField['validate'], cell: '/leads/inbox/cells#NameCell' }),
      line('phone', { index: true }),
      line('email', { label: 'E-mail', index: true, validate: needsEmail as TextField['validate'] }),
    ],
  },
  // The quote form asks for two names; the whole one is what the office sees and corrects.
  { name: 'first_name', type: 'text', access: sent, admin: { hidden: true, disableBulkEdit: true } },
  { name: 'last_name', type: 'text', access: sent, admin: { hidden: true, disableBulkEdit: true } },
  text('message', (data) => data.form !== 'quote' || Boolean(data.message)),
  text('requirements', (data) => data.form === 'quote' || Boolean(data.requirements)),
  {
    type: 'row',
    fields: [
      line('service', { index: true, cell: '/leads/inbox/cells#ServiceCell' }),
      typed('about'),
      line('cleaning_model', { label: 'How often', only: 'if filled' }),
    ],
  },
  {
    type: 'row',
    fields: [
      line('address'),
      line('suburb', { index: true, cell: '/leads/inbox/cells#PlaceCell' }),
      line('post_code', { label: 'Postcode' }),
    ],
  },
  { type: 'row', fields: [line('city', { index: true }), line('state')] },
];

const ifFilled = (name: string) => (_: unknown, siblings: Record<string, unknown> | undefined) => Boolean(siblings?.[name]);

const touch = (name: 'first' | 'last', label: string): Field => ({
  name,
  type: 'group',
  label,
  admin: { condition: (data) => visitKeys.some((key) => data.visit?.[name]?.[key]) },
  fields: visitKeys.map((key) => ({
    name: key,
    type: 'text',
    label: visitLabels[key],
    index: key === 'utm_campaign',
    admin: { condition: ifFilled(key), disableBulkEdit: true },
  })),
});

/** Where the lead came from. */
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
      { name: 'other', type: 'textarea', label: 'Other marks of the visit', admin: { condition: ifFilled('other') } },
    ],
  },
  {
    name: 'idempotency_key',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    // Drawn with the form, so that one that is sent twice is one lead.
    defaultValue: () => randomUUID(),
    access: { update: nobodyMayChangeThisField },
    admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
  },
];

/** What the office adds. */
export const work: Field[] = [
  {
    name: 'assigned_to',
    type: 'relationship',
    relationTo: 'users',
    index: true,
    label: 'Looked after by',
  },
  dayField('follow_up_on', { label: 'Follow up on', index: true, required: false }),
  notes,
];

/** What a status asks for beside itself, shown right below it. */
export const outcome: Field[] = [
  {
    name: 'quoted_amount',
    type: 'number',
    label: 'Amount (AUD)',
    min: 0,
    admin: {
      position: 'sidebar',
      condition: ({ status, quoted_amount }) => ['quoted', 'won'].includes(status) || Boolean(quoted_amount),
    },
  },
  {
    name: 'lost_reason',
    type: 'text',
    label: 'Why it was lost',
    admin: { position: 'sidebar', condition: ({ status }) => status === 'lost' },
  },
];
