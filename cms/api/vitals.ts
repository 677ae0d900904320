import type { Vital } from 'contract/vitals';
import type { Vital as Row } from '../base/database/payload-types';
import { execute, type Query, rowsOf, sql } from '../base/database/query';
import { BUCKETS } from '../model/vitals';
import { api, onlySites } from './base';

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

/** Names of the buckets' columns. */
const columns = Array.from({ length: BUCKETS }, (_, bucket) => `bucket_${bucket}`);

interface Histogram {
  page: string;
  metric: string;
  buckets: number[];
}

/** The measurements added up by page and metric. */
function histogramsOf(measured: readonly Vital[], pageOf: (page: string) => string): Histogram[] {
  const found = new Map<string, Histogram>();
  for (const vital of measured) {
    const [page, { metric }] = [pageOf(vital.page), vital];
    const key = JSON.stringify([page, metric]);
    const histogram = found.get(key) ?? { page, metric, buckets: columns.map(() => 0) };
    const bucket = bucketOf(vital);
    histogram.buckets[bucket] = (histogram.buckets[bucket] ?? 0) + 1;
    found.set(key, histogram);
  }
  return [...found.values()];
}

/** Rows per statement: SQLite takes 32,766 values in one. */
const ROWS = 500;

/** Adds measurements of real visits to the day's histograms, all in one statement. */
export const vitals = {
  vitals: api.vitals.handler(async ({ input, context }) => {
    onlySites(context);
    const { payload } = context;
    const now = new Date().toISOString();
    const day = now.slice(0, 10);
    const known = await rowsOf<{ page: string }>(payload, sql`SELECT DISTINCT page FROM vitals WHERE day = ${day}`);
    const pages = new Set(known.map(({ page }) => page));
    const histograms = histogramsOf(input.vitals, (page) => {
      const counted = pages.has(page) || pages.size < PAGES_A_DAY ? page : OTHER_PAGES;
      pages.add(counted);
      return counted;
    });
    const list = (parts: Query[]) => sql.join(parts, sql`, `);
    const buckets = list(columns.map((name) => sql`${sql.identifier(name)}`));
    const sums = list(
      columns.map((name) => sql`${sql.identifier(name)} = vitals.${sql.identifier(name)} + excluded.${sql.identifier(name)}`),
    );
    for (let first = 0; first < histograms.length; first += ROWS) {
      const rows = histograms
        .slice(first, first + ROWS)
        .map(
          ({ page, metric, buckets: counts }) =>
            sql`(${day}, ${page}, ${metric}, ${now}, ${now}, ${list(counts.map((n) => sql`${n}`))})`,
        );
      await execute(
        payload,
        sql`
        INSERT INTO vitals (day, page, metric, created_at, updated_at, ${buckets}) VALUES ${list(rows)}
        ON CONFLICT (day, page, metric) DO UPDATE SET ${sums}, updated_at = excluded.updated_at`,
      );
    }
    return { success: true };
  }),
};
