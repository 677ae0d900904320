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

/** The agreed day that the customer was last mailed. */
const TOLD = ['day_told_starts_at', 'day_told_ends_at'] as const;

/** What the mail about the agreed day needs: what was said before, and when the day was changed last. */
export const dayFields: Field[] = [...TOLD, 'day_changed_at'].map((name) => ({ name, type: 'date', ...common }));

/** Names of a lead's columns that only the sweep writes. */
export const sendingNames: string[] = [
  ...channels.flatMap((channel) => ['state', 'attempts', 'next_at', 'error', 'at'].map((column) => `${channel}_${column}`)),
  ...TOLD,
];
