import type { Vital } from 'contract/vitals';
import type { CollectionConfig, Field } from 'payload';
import type { Vital as Row } from '../base/database/payload-types';
import { nobody, ownersOnly } from '../base/rights/access';

export const BUCKETS = 24;
/**
 * Upper bound of the first bucket, in milliseconds or CLS × 10,000. Each next bound is √2 times the previous one; the last bucket
 * has none.
 */
const FIRST = 50;
const CLS_SCALE = 10_000;

const boundOf = (bucket: number) => FIRST * 2 ** (bucket / 2);
const scaleOf = (metric: string) => (metric === 'CLS' ? CLS_SCALE : 1);

export const bucketOf = ({ metric, value }: Pick<Vital, 'metric' | 'value'>): number => {
  const scaled = value * scaleOf(metric);
  return scaled <= FIRST ? 0 : Math.min(BUCKETS - 1, Math.ceil(2 * Math.log2(scaled / FIRST)));
};

/** The 75th percentile to a bucket's precision; undefined without visits. */
export function p75(rows: readonly Row[]): number | undefined {
  const counts = Array.from({ length: BUCKETS }, (_, bucket) =>
    rows.reduce((sum, row) => sum + (row[`bucket_${bucket}` as keyof Row] as number), 0),
  );
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return undefined;
  const bucket = counts.findIndex((_, last) => counts.slice(0, last + 1).reduce((sum, count) => sum + count, 0) >= total * 0.75);
  return boundOf(bucket) / scaleOf(rows[0]?.metric ?? '');
}

const buckets: Field[] = Array.from({ length: BUCKETS }, (_, index) => ({
  name: `bucket_${index}`,
  type: 'number',
  required: true,
  defaultValue: 0,
}));

/** Measurements of real visits: one histogram per day, page and metric. Only the provider API writes them. */
export const vitals: CollectionConfig = {
  slug: 'vitals',
  versions: false,
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
