import type { CollectionConfig } from 'payload';
import { nobody, whoeverAnswersLeads } from '../content/access';
import { editedByField, stampEditor } from '../content/fields/edited-by';
import { keepClock } from './clock';
import { leadEndpoints } from './endpoints';
import { customer, labelOf, origin, outcome, sent, time, typed, work } from './fields';
import { leadIndexes } from './indexes';
import { statuses } from './options';
import { channels, sendingColumns } from './sending/fields';
import { completeLead, followUp } from './sending/hooks';

/** Enquiries and quote requests. Only the provider API inserts them; each is one row with a unique delivery key. */
export const leads: CollectionConfig = {
  slug: 'leads',
  labels: { singular: 'Lead', plural: 'Leads' },
  trash: true,
  disableDuplicate: true,
  defaultSort: '-received_at',
  access: {
    create: nobody,
    read: whoeverAnswersLeads,
    readVersions: whoeverAnswersLeads,
    update: whoeverAnswersLeads,
    delete: whoeverAnswersLeads,
  },
  admin: {
    group: 'Leads',
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'due_at', 'status', 'service', 'suburb', 'source'],
    listSearchableFields: ['name', 'email', 'phone', 'suburb', 'reference', 'message', 'requirements'],
    components: { beforeList: ['/leads/inbox/view-links#ViewLinks'] },
  },
  versions: { drafts: false, maxPerDoc: 0 },
  indexes: leadIndexes,
  hooks: { beforeChange: [keepClock, completeLead, stampEditor], afterChange: [followUp] },
  endpoints: leadEndpoints,
  fields: [
    { name: 'panel', type: 'ui', admin: { components: { Field: '/leads/inbox/panel#LeadPanel' } } },
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
      admin: { position: 'sidebar' },
    },
    ...outcome,
    {
      name: 'form',
      type: 'select',
      required: true,
      index: true,
      access: sent,
      options: [
        { value: 'contact', label: 'Enquiry' },
        { value: 'quote', label: 'Quote request' },
      ],
      admin: { position: 'sidebar', readOnly: true },
    },
    { ...typed('reference', { index: true }), required: true, admin: { position: 'sidebar', readOnly: true } },
    { ...time('received_at', 'Received'), required: true },
    time('due_at', 'Answer by', '/leads/inbox/time-left-cell#TimeLeftCell'),
    time('first_answered_at', 'First answered'),
    {
      name: 'suspicion',
      type: 'text',
      label: 'Why it looks suspicious',
      index: true,
      access: sent,
      admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data.suspicion) },
    },
    {
      name: 'possibly_double',
      type: 'checkbox',
      label: 'May be here twice',
      access: sent,
      admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data.possibly_double) },
    },
    {
      name: 'is_test',
      type: 'checkbox',
      label: 'Only a test',
      defaultValue: false,
      index: true,
      admin: { position: 'sidebar' },
    },
    { name: 'drill', type: 'checkbox', defaultValue: false, index: true, access: sent, admin: { disabled: true } },
    { name: 'source', type: 'text', label: 'Source', index: true, access: sent, admin: { position: 'sidebar', readOnly: true } },
    { name: 'email_key', type: 'text', index: true, access: sent, admin: { disabled: true } },
    { name: 'phone_key', type: 'text', index: true, access: sent, admin: { disabled: true } },
    { name: 'anonymised_at', type: 'date', access: sent, admin: { disabled: true } },
    ...channels.flatMap(sendingColumns),
    editedByField,
  ],
};
