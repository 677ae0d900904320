import type { DateField, Field, TextareaField, TextField } from 'payload';
import { nobodyMayChangeThisField } from '../content/access';
import { notes } from './notes';
import { visitKeys } from './options';

/** Came with the lead: nobody changes it afterwards. */
export const sent = { update: nobodyMayChangeThisField };
/** "post_code" as "Post code". */
export const labelOf = (name: string) => name.replace(/_/g, ' ').replace(/^./, (first) => first.toUpperCase());

/** One line that the visitor typed. */
export const typed = (name: string, options: { label?: string; index?: boolean; cell?: string } = {}): TextField => ({
  name,
  type: 'text',
  label: options.label ?? labelOf(name),
  index: options.index,
  access: sent,
  admin: {
    readOnly: true,
    condition: (data) => Boolean(data[name]),
    components: options.cell ? { Cell: options.cell } : undefined,
  },
});
const typedText = (name: string): TextareaField => ({
  name,
  type: 'textarea',
  access: sent,
  admin: { readOnly: true, condition: (data) => Boolean(data[name]) },
});

/** A moment of the lead's clock. */
export const time = (name: string, label: string, cell?: string): DateField => ({
  name,
  type: 'date',
  label,
  index: true,
  access: sent,
  admin: {
    readOnly: true,
    position: 'sidebar',
    date: { pickerAppearance: 'dayAndTime' },
    components: { Field: '/leads/inbox/moment#Moment', Cell: cell },
  },
});

/** Who asks, and for what. */
export const customer: Field[] = [
  {
    type: 'row',
    fields: [typed('name', { index: true }), typed('email', { label: 'E-mail', index: true }), typed('phone', { index: true })],
  },
  { type: 'row', fields: [typed('first_name'), typed('last_name')] },
  {
    type: 'row',
    fields: [
      typed('service', { index: true, cell: '/leads/inbox/said-cells#ServiceCell' }),
      typed('about'),
      typed('cleaning_model', { label: 'How often' }),
    ],
  },
  {
    type: 'row',
    fields: [
      typed('address'),
      typed('suburb', { index: true, cell: '/leads/inbox/said-cells#PlaceCell' }),
      typed('post_code', { label: 'Postcode' }),
    ],
  },
  { type: 'row', fields: [typed('city', { index: true }), typed('state')] },
  typedText('message'),
  typedText('requirements'),
];

const touch = (name: 'first' | 'last', label: string): Field => ({
  name,
  type: 'group',
  label,
  fields: visitKeys.map((key) => ({ name: key, type: 'text', label: labelOf(key), index: key === 'utm_campaign' })),
});

/** Where the lead came from. */
export const origin: Field[] = [
  typed('page', { label: 'Page of the form', index: true }),
  {
    name: 'visit',
    type: 'group',
    label: 'How they found us',
    access: sent,
    admin: { readOnly: true },
    fields: [
      touch('first', 'First visit'),
      touch('last', 'Latest visit'),
      { name: 'other', type: 'textarea', admin: { condition: (_, siblings) => Boolean(siblings?.other) } },
    ],
  },
  {
    name: 'idempotency_key',
    type: 'text',
    label: 'Delivery key',
    required: true,
    unique: true,
    index: true,
    access: sent,
    admin: { readOnly: true },
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
  {
    name: 'follow_up_on',
    type: 'date',
    label: 'Follow up on',
    index: true,
    admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' } },
  },
  notes,
];

/** What a status asks for beside itself, shown right below it. */
export const outcome: Field[] = [
  {
    name: 'quoted_amount',
    type: 'number',
    label: 'Quoted amount (AUD)',
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
