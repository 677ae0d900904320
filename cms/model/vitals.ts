import type { CollectionConfig, Field } from 'payload';
import { nobody, ownersOnly } from '../base/rights/access';

/** Number of buckets of a histogram; `api/vitals.ts` has their bounds. */
export const BUCKETS = 24;

const buckets: Field[] = Array.from({ length: BUCKETS }, (_, index) => ({
  name: `bucket_${index}`,
  type: 'number',
  required: true,
  defaultValue: 0,
}));

/** Measurements of real visits: one histogram per day, page and metric. Only the provider API writes them. */
export const vitals: CollectionConfig = {
  slug: 'vitals',
  admin: { hidden: true },
  access: { create: nobody, read: ownersOnly, update: nobody, delete: nobody },
  indexes: [{ fields: ['day', 'page', 'metric'], unique: true }],
  fields: [
    { name: 'day', type: 'text', required: true, admin: { description: 'YYYY-MM-DD, UTC.' } },
    { name: 'page', type: 'text', required: true },
    { name: 'metric', type: 'text', required: true },
    ...buckets,
  ],
};
