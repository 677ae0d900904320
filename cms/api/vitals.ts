import type { Vital } from 'contract/vitals';
import { execute, type Query, rowsOf, sql } from '../base/database/query';
import { BUCKETS, bucketOf } from '../model/vitals';
import { api, onlySites } from './base';

/** Maximum number of pages per day; others are counted together, so that invented paths cannot fill the disk. */
const PAGES_A_DAY = 500;
const OTHER_PAGES = '(other pages)';

const columns = Array.from({ length: BUCKETS }, (_, bucket) => `bucket_${bucket}`);

interface Histogram {
  page: string;
  metric: string;
  buckets: number[];
}

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
