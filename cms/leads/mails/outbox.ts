import type { Access, CollectionConfig } from 'payload';
import { leadEditors, nobody, ownersOnly } from '../../base/rights/access';
import { sendingColumns } from '../record/sending-fields';
import { DIGEST_MAIL } from './compose';

const read = { admin: { readOnly: true } };

/** The office sees mails about leads; mails about accounts contain sign-in links, so only owners see them. */
const outboxReaders: Access = (args) =>
  ownersOnly(args) || (leadEditors(args) && { or: [{ lead: { exists: true } }, { key: { like: DIGEST_MAIL } }] });

/** Mails written without a mail server; also digests and account mails, which are sent from here. */
export const outbox: CollectionConfig = {
  slug: 'outbox',
  versions: false,
  labels: { singular: 'Mail', plural: 'Mails sent' },
  defaultSort: '-createdAt',
  access: { create: nobody, read: outboxReaders, update: nobody, delete: ownersOnly },
  admin: {
    hideAPIURL: true,
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'to', 'createdAt'],
    description: 'Daily digests, mails about accounts and agreed days, and those that wait because there is no mail server yet.',
  },
  fields: [
    { name: 'subject', type: 'text', required: true, ...read },
    { name: 'to', type: 'text', required: true, ...read },
    { name: 'reply_to', type: 'text', label: 'Reply to', ...read },
    { name: 'text', type: 'textarea', required: true, admin: { readOnly: true, rows: 18 } },
    // JSON of what `text` says with its links, for the mail's HTML; empty in mails of earlier releases.
    { name: 'body', type: 'textarea', admin: { hidden: true } },
    { name: 'lead', type: 'relationship', label: 'Enquiry', relationTo: 'leads', index: true, ...read },
    { name: 'key', type: 'text', required: true, unique: true, index: true, admin: { disabled: true } },
    ...sendingColumns('mail'),
  ],
};
