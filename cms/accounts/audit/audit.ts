import type { CollectionConfig } from 'payload';
import { nobody, ownersOnly } from '../../base/rights/access';

/** Recorded actions, with their labels. */
const actions = {
  create: 'Added',
  update: 'Changed',
  trash: 'Put in the trash',
  untrash: 'Restored from the trash',
  delete: 'Deleted',
  export: 'Downloaded as a file',
  erase: 'Erased a person',
  send: 'Sent again',
  'sign-in': 'Signed in',
  'sign-out': 'Signed out',
  'sign-in-refused': 'Sign-in refused',
  'account-locked': 'Sign-in refused: locked',
  'password-link': 'Password link made',
  'password-reset': 'New password by link',
  'preview-link': 'Link to a draft made',
} as const;
export type Action = keyof typeof actions;

/**
 * The audit log: written by hooks, read by owners, changed by nobody. It contains record ids and field names but no values, so
 * that nothing personal must be erased from it.
 */
export const audit: CollectionConfig = {
  slug: 'audit',
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
    { name: 'subject', type: 'text', label: 'Where', admin: { components: { Cell: '/accounts/audit/cells#SubjectCell' } } },
    { name: 'record', type: 'text', label: 'Record number' },
    { name: 'changed', type: 'text', label: 'Fields', admin: { components: { Cell: '/accounts/audit/cells#ChangedCell' } } },
    { name: 'times', type: 'number', label: 'How often within the hour', required: true, defaultValue: 1 },
  ],
};
