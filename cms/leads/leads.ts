import type { CollectionConfig, Field } from 'payload';
import { leadEditors, nobodyMayChangeThisField, toTrash } from '../base/rights/access';
import { typingField } from '../forms/editing/typing-field';
import { editedByField } from '../forms/fields/edited-by';
import { keepClock } from './clock';
import { deleteJobsToo } from './done/jobs';
import { followFields } from './follow/follow-fields';
import { leadIndexes } from './indexes';
import { leadEndpoints } from './lead-endpoints';
import { deleteNotesToo } from './notes/notes';
import { deletePhotosToo } from './photos/collection';
import { keepErased } from './privacy/anonymise';
import { closeOpenQuotes } from './quotes/outcome';
import { keepOnRestore } from './quotes/restored';
import { enterByHand, mailChoices, reachedUsBy } from './record/by-hand';
import { customer, labelOf, origin, outcome, received, sent, time, typed, work } from './record/lead-fields';
import { channels } from './record/message-states';
import { statuses } from './record/options';
import { dayFields, sendingColumns } from './record/sending-fields';
import { understandSearches } from './search/searches';
import { completeLead, followUp } from './sending/hooks';

const fields: Field[] = [
  typingField,
  {
    type: 'tabs',
    tabs: [
      { label: 'Customer', fields: customer },
      { label: 'Our work', fields: work },
      { label: 'Origin', fields: origin },
    ],
  },
  {
    name: 'status',
    type: 'select',
    required: true,
    defaultValue: 'new',
    index: true,
    options: statuses.map((value) => ({ value, label: labelOf(value) })),
    admin: { position: 'sidebar', isClearable: false },
  },
  ...outcome,
  reachedUsBy,
  ...mailChoices,
  {
    name: 'form',
    type: 'select',
    label: 'Kind',
    required: true,
    index: true,
    // A function, because a database default would make SQLite rebuild the table.
    defaultValue: () => 'contact',
    access: { update: nobodyMayChangeThisField },
    options: [
      { value: 'contact', label: 'Enquiry' },
      { value: 'quote', label: 'Quote request' },
    ],
    admin: { position: 'sidebar', disableBulkEdit: true, isClearable: false },
  },
  {
    ...typed('reference', { index: true, label: 'Number' }),
    required: true,
    admin: { position: 'sidebar', readOnly: true, placeholder: 'Given once it is saved', disableBulkEdit: true },
  },
  received,
  time('due_at', 'Answer by'),
  time('first_answered_at', 'First answered'),
  ...followFields,
  {
    name: 'suspicion',
    type: 'text',
    label: 'Why it looks suspicious',
    index: true,
    // Who says that it is not spam takes the warning away; nobody writes one.
    access: { ...sent, update: ({ data }) => data?.suspicion === null },
    admin: {
      position: 'sidebar',
      readOnly: true,
      condition: (data) => Boolean(data.suspicion),
      disableBulkEdit: true,
    },
  },
  {
    name: 'possibly_double',
    type: 'checkbox',
    label: 'Possible duplicate',
    access: sent,
    admin: {
      position: 'sidebar',
      readOnly: true,
      condition: (data) => Boolean(data.possibly_double),
      disableBulkEdit: true,
    },
  },
  { name: 'photos_announced', type: 'number', access: sent, admin: { disabled: true } },
  {
    name: 'is_test',
    type: 'checkbox',
    label: 'Only a test',
    defaultValue: false,
    index: true,
    admin: { position: 'sidebar' },
  },
  { name: 'drill', type: 'checkbox', defaultValue: false, index: true, access: sent, admin: { disabled: true } },
  {
    name: 'source',
    type: 'text',
    label: 'Source',
    index: true,
    access: sent,
    admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data.source), disableBulkEdit: true },
  },
  {
    name: 'latest_source',
    type: 'text',
    label: 'Latest source',
    index: true,
    access: sent,
    admin: {
      position: 'sidebar',
      readOnly: true,
      condition: (data) => Boolean(data.latest_source) && data.latest_source !== data.source,
      disableBulkEdit: true,
    },
  },
  { name: 'email_key', type: 'text', index: true, access: sent, admin: { disabled: true } },
  { name: 'phone_key', type: 'text', index: true, access: sent, admin: { disabled: true } },
  {
    name: 'search_text',
    type: 'text',
    label: 'name, phone, e-mail, place or number',
    access: sent,
    admin: { disabled: true },
  },
  { name: 'anonymised_at', type: 'date', access: sent, admin: { disabled: true } },
  ...channels.flatMap(sendingColumns),
  ...dayFields,
  editedByField,
];

/** Enquiries and quote requests, from the provider API or entered by the office; one row each, with a unique key. */
export const leads: CollectionConfig = {
  slug: 'leads',
  labels: { singular: 'Enquiry', plural: 'Enquiries' },
  trash: true,
  disableDuplicate: true,
  defaultSort: '-received_at',
  access: {
    create: leadEditors,
    read: leadEditors,
    readVersions: leadEditors,
    update: leadEditors,
    delete: toTrash(leadEditors),
  },
  admin: {
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'due_at', 'received_at', 'status', 'service', 'suburb', 'source'],
    listSearchableFields: ['search_text'],
    components: {
      edit: { SaveButton: '/forms/editing/save-button#SaveChanges' },
      views: { edit: { versions: { Component: '/forms/editing/history#History' } } },
    },
  },
  versions: { drafts: false, maxPerDoc: 0 },
  indexes: leadIndexes,
  hooks: {
    beforeOperation: [understandSearches],
    beforeValidate: [keepOnRestore, enterByHand],
    beforeChange: [keepClock, completeLead, closeOpenQuotes, keepErased],
    afterChange: [followUp],
    beforeDelete: [deleteNotesToo, deleteJobsToo, deletePhotosToo],
  },
  endpoints: leadEndpoints,
  fields,
};
