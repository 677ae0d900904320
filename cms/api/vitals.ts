import type { Vital } from 'contract/vitals';
import type { Vital as Row } from '../base/payload-types';
import { execute, sql } from '../base/query';
import { BUCKETS } from '../content/vitals';
import { api } from './base';

/**
 * Upper bound of the first bucket, in milliseconds or CLS × 10,000. Each next bound is √2 times the previous one; the last bucket
 * has none.
 */
const FIRST = 50;
const CLS_SCALE = 10_000;
/** Maximum number of pages per day; others are counted together, so that invented paths cannot fill the disk. */
const PAGES_A_DAY = 500;
const OTHER_PAGES = '(other pages)';

const boundOf = (bucket: number) => FIRST * 2 ** (bucket / 2);
const scaleOf = (metric: string) => (metric === 'CLS' ? CLS_SCALE : 1);

/** The bucket of a value. */
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

/** Adds measurements of real visits to the day's histograms. */
export const vitals = {
  vitals: api.vitals.handler(async ({ input, context: { payload } }) => {
    const now = new Date().toISOString();
    const day = now.slice(0, 10);
    const { docs } = await payload.find({
      collection: 'vitals',
      where: { day: { equals: day } },
      select: { page: true },
      pagination: false,
      limit: 0,
    });
    const pages = new Set(docs.map(({ page }) => page));
    for (const vital of input.vitals) {
      const page = pages.has(vital.page) || pages.size < PAGES_A_DAY ? vital.page : OTHER_PAGES;
      pages.add(page);
      const column = sql.identifier(`bucket_${bucketOf(vital)}`);
      await execute(
        payload,
        sql`
        INSERT INTO vitals (day, page, metric, ${column}, created_at, updated_at)
        VALUES (${day}, ${page}, ${vital.metric}, 1, ${now}, ${now})
        ON CONFLICT (day, page, metric) DO UPDATE SET ${column} = vitals.${column} + 1, updated_at = ${now}`,
      );
    }
    return { success: true };
  }),
};
