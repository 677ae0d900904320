import type { Field } from 'payload';
import { nobodyMayChangeThisField } from '../../accounts/rights/access';

/** Messages sent per lead. */
export const channels = ['office_mail', 'customer_mail', 'webhook'] as const;
export type Channel = (typeof channels)[number];

/**
 * `waiting` is due at `next_at`; `sending` is claimed until then; `kept` stays in the outbox without a mail server; `held` waits
 * until a suspicious lead is cleared; `failed` is given up; `none` is never sent.
 */
const sendingStates = ['waiting', 'sending', 'sent', 'kept', 'held', 'failed', 'none'] as const;
export type SendingState = (typeof sendingStates)[number];

const common = {
  access: { create: nobodyMayChangeThisField, update: nobodyMayChangeThisField },
  admin: { disabled: true },
};

/** Columns of one message. `next_at` is empty unless something is to be done, which keeps its index small. */
export const sendingColumns = (prefix: string): Field[] => [
  {
    name: `${prefix}_state`,
    type: 'select',
    options: sendingStates.map((value) => ({ value, label: value })),
    index: true,
    ...common,
  },
  { name: `${prefix}_attempts`, type: 'number', defaultValue: 0, ...common },
  { name: `${prefix}_next_at`, type: 'date', index: true, ...common },
  { name: `${prefix}_error`, type: 'text', ...common },
  { name: `${prefix}_at`, type: 'date', ...common },
];

/** Names of a lead's columns that only the sweep writes. */
export const sendingNames = channels.flatMap((channel) =>
  ['state', 'attempts', 'next_at', 'error', 'at'].map((column) => `${channel}_${column}`),
);
