import type { CollectionConfig } from 'payload';
import { nobody, whoeverAnswersLeads } from '../../content/access';
import { sendingColumns } from '../sending/fields';

const read = { admin: { readOnly: true } };

/** Mails that were written without a mail server, readable here, and the daily digests, which are sent from here. */
export const outbox: CollectionConfig = {
  slug: 'outbox',
  labels: { singular: 'Mail', plural: 'Outbox' },
  defaultSort: '-createdAt',
  access: { create: nobody, read: whoeverAnswersLeads, update: nobody, delete: whoeverAnswersLeads },
  admin: {
    group: 'Leads',
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'to', 'createdAt'],
    description: 'Mails that were not sent because there is no mail server (SMTP_URL), and the daily digests.',
  },
  fields: [
    { name: 'subject', type: 'text', required: true, ...read },
    { name: 'to', type: 'text', required: true, ...read },
    { name: 'reply_to', type: 'text', label: 'Answers go to', ...read },
    { name: 'text', type: 'textarea', required: true, admin: { readOnly: true, rows: 18 } },
    { name: 'lead', type: 'relationship', relationTo: 'leads', index: true, ...read },
    { name: 'key', type: 'text', required: true, unique: true, index: true, admin: { disabled: true } },
    ...sendingColumns('mail'),
  ],
};
