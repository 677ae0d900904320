import type { Field } from 'payload';
import { nobodyMayChangeThisField } from '../../base/rights/access';
import { channels, messageStates } from './message-states';

const common = {
  access: { create: nobodyMayChangeThisField, update: nobodyMayChangeThisField },
  admin: { disabled: true },
};

/** Columns of one message. `next_at` is empty unless something is to be done, which keeps its index small. */
export const sendingColumns = (prefix: string): Field[] => [
  {
    name: `${prefix}_state`,
    type: 'select',
    options: messageStates.map((value) => ({ value, label: value })),
    index: true,
    ...common,
  },
  { name: `${prefix}_attempts`, type: 'number', defaultValue: 0, ...common },
  { name: `${prefix}_next_at`, type: 'date', index: true, ...common },
  { name: `${prefix}_error`, type: 'text', ...common },
  { name: `${prefix}_at`, type: 'date', ...common },
];

export const sendingNames = channels.flatMap((channel) =>
  ['state', 'attempts', 'next_at', 'error', 'at'].map((column) => `${channel}_${column}`),
);
