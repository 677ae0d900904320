import type { Field } from 'payload';
import { nobodyMayChangeThisField } from '../../base/access';

/** What is sent for each lead. */
export const channels = ['office_mail', 'customer_mail', 'webhook'] as const;
export type Channel = (typeof channels)[number];

/**
 * `waiting` is due at its `next_at`; `sending` is claimed until then; `kept` lies readable in the outbox, there being no mail
 * server; `held` waits for the rescue of a suspicious lead; `failed` is given up; `none` was never to be sent.
 */
const sendingStates = ['waiting', 'sending', 'sent', 'kept', 'held', 'failed', 'none'] as const;
export type SendingState = (typeof sendingStates)[number];

const ours = {
  access: { create: nobodyMayChangeThisField, update: nobodyMayChangeThisField },
  admin: { disabled: true },
};

/** Columns of one thing to be sent. `next_at` is empty unless something is to be done, so that its index stays small. */
export const sendingColumns = (prefix: string): Field[] => [
  {
    name: `${prefix}_state`,
    type: 'select',
    options: sendingStates.map((value) => ({ value, label: value })),
    index: true,
    ...ours,
  },
  { name: `${prefix}_attempts`, type: 'number', defaultValue: 0, ...ours },
  { name: `${prefix}_next_at`, type: 'date', index: true, ...ours },
  { name: `${prefix}_error`, type: 'text', ...ours },
  { name: `${prefix}_at`, type: 'date', ...ours },
];

/** Names of all columns of a lead that only the sweep writes. */
export const sendingNames = channels.flatMap((channel) =>
  ['state', 'attempts', 'next_at', 'error', 'at'].map((column) => `${channel}_${column}`),
);
