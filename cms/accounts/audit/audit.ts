import type { CollectionConfig } from 'payload';
import { actions } from '../../base/audit/record';
import { nobody, ownersOnly } from '../../base/rights/access';

/**
 * The audit log: written by hooks, read by owners, changed by nobody. It contains record ids and field names but no values, so
 * that nothing personal must be erased from it.
 */
export const audit: CollectionConfig = {
  slug: 'audit',
  versions: false,
  labels: { singular: 'Entry', plural: 'Who did what' },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  access: { create: nobody, read: ownersOnly, update: nobody, delete: nobody },
  admin: {
    hideAPIURL: true,
    hidden: ({ user }) => user?.role !== 'owner',
    useAsTitle: 'action',
    defaultColumns: ['createdAt', 'account', 'action', 'subject', 'record', 'changed'],
    description: 'Kept for 400 days. Nobody can change it.',
  },
  fields: [
    {
      name: 'action',
      type: 'select',
      label: 'What',
      required: true,
      index: true,
      options: Object.entries(actions).map(([value, label]) => ({ value, label })),
    },
    { name: 'account', type: 'text', label: 'Who' },
    { name: 'account_id', type: 'number', label: 'Account number', index: true },
    { name: 'subject', type: 'text', label: 'Where', admin: { components: { Cell: '/accounts/audit/audit-cells#SubjectCell' } } },
    { name: 'record', type: 'text', label: 'Record number' },
    {
      name: 'changed',
      type: 'text',
      label: 'Fields',
      admin: { components: { Cell: '/accounts/audit/audit-cells#ChangedCell' } },
    },
    { name: 'times', type: 'number', label: 'How often within the hour', required: true, defaultValue: 1 },
  ],
};
