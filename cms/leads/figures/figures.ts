import { createLocalReq, type Payload } from 'payload';
import type { Vital } from '../../base/database/payload-types';
import { rowsOf as all, sql, tenMinutesOf } from '../../base/database/query';
import { daysLater } from '../../base/process/days';
import { localDay } from '../../base/process/zone';
import { BUCKETS, p75 } from '../../model/vitals';
import { hasPage } from '../../publishing/addresses';
import { ago, counts } from '../record/answer-times';

const SHOWN = 10;
/** Measured pages that are looked at for them: anybody can measure a page that is not there. */
const LOOKED_AT = 200;

export interface DayCount {
  day: string;
  leads: number;
}

/** Leads per day for the last 30 days of the office's calendar. */
export async function leadsByDay(payload: Payload, zone: string, now: Date): Promise<DayCount[]> {
  // Calendar days, because a day on which the clocks change has 23 or 25 hours.
  const days = Array.from({ length: 30 }, (_, index) => daysLater(localDay(now, zone), index - 29));
  // Grouped by ten minutes: the smallest difference between zones.
  const rows = await all<{ slot: string; n: number }>(
    payload,
    sql`SELECT ${tenMinutesOf(payload, 'received_at')} AS slot, count(*) AS n FROM leads
        WHERE received_at >= ${ago(now, 32)} AND ${counts} GROUP BY slot`,
  );
  const found = new Map<string, number>();
  for (const { slot, n } of rows) {
    const day = localDay(new Date(`${slot}0:00Z`), zone);
    found.set(day, (found.get(day) ?? 0) + n);
  }
  return days.map((day) => ({ day, leads: found.get(day) ?? 0 }));
}

export async function waitingNow(payload: Payload, now: Date): Promise<{ waiting: number; overdue: number }> {
  const [row] = await all<{ waiting: number; overdue: number | null }>(
    payload,
    sql`SELECT count(*) AS waiting, sum(CASE WHEN due_at < ${now.toISOString()} THEN 1 ELSE 0 END) AS overdue FROM leads
        WHERE status = 'new' AND due_at IS NOT NULL AND first_answered_at IS NULL AND deleted_at IS NULL`,
  );
  return { waiting: row?.waiting ?? 0, overdue: row?.overdue ?? 0 };
}

export interface Share {
  name: string;
  leads: number;
  won: number;
  amount: number;
  /** Won leads without an amount. */
  unpriced: number;
}

const dollars = (amount: number) =>
  amount.toLocaleString('en-AU', { style: 'currency', currency: 'AUD', maximumFractionDigits: 0 });

/** "$1,250", "$400, amount not entered for 2", "amount not entered for 1" */
export function worthOf({ amount, unpriced }: Share): string {
  const missing = unpriced > 0 ? `amount not entered for ${unpriced}` : undefined;
  return missing && amount === 0 ? missing : [dollars(amount), missing].filter(Boolean).join(', ');
}

const groups = {
  service: sql`coalesce(service, 'Enquiry')`,
  source: sql`source`,
  latest_source: sql`coalesce(latest_source, source)`,
};

/** What a lead was worth, in dollars: the jobs that were done for it, else what the office typed. */
const worth = sql`coalesce((SELECT sum(amount_cents) FROM done_jobs WHERE done_jobs.lead_id = leads.id) / 100.0, quoted_amount)`;

/** Leads and won leads of the last 90 days by service, or by the source that a visit began with or came from last. */
export const wonBy = (payload: Payload, group: keyof typeof groups, now: Date): Promise<Share[]> =>
  all<Share>(
    payload,
    sql`SELECT ${groups[group]} AS name, count(*) AS leads, sum(CASE WHEN status = 'won' THEN 1 ELSE 0 END) AS won,
          coalesce(sum(CASE WHEN status = 'won' THEN ${worth} END), 0) AS amount,
          sum(CASE WHEN status = 'won' AND ${worth} IS NULL THEN 1 ELSE 0 END) AS unpriced
        FROM leads WHERE received_at >= ${ago(now, 90)} AND ${counts}
        GROUP BY 1 ORDER BY won DESC, leads DESC LIMIT ${SHOWN}`,
  );

export interface PageFigures {
  page: string;
  visits: number;
  lcp?: number;
  inp?: number;
  cls?: number;
}

/** Web vitals of the last 28 days at the 75th percentile, for the most measured pages. */
export async function vitalsByPage(payload: Payload, now: Date): Promise<PageFigures[]> {
  const sums = sql.join(
    Array.from({ length: BUCKETS }, (_, index) => {
      const column = sql.identifier(`bucket_${index}`);
      return sql`sum(${column}) AS ${column}`;
    }),
    sql`, `,
  );
  const rows = await all<Vital>(
    payload,
    sql`SELECT page, metric, ${sums} FROM vitals WHERE day >= ${ago(now, 28).slice(0, 10)} AND metric IN ('LCP', 'INP', 'CLS')
        GROUP BY page, metric`,
  );
  const total = (row: Vital) => Array.from({ length: BUCKETS }, (_, index) => Number(row[`bucket_${index}` as keyof Vital]));
  const pages = grouped(rows);
  const measured = [...pages]
    .map(([page, of]) => {
      const value = (metric: string) => p75(of.filter((row) => row.metric === metric));
      const visits = Math.max(...of.map((row) => total(row).reduce((sum, n) => sum + n, 0)));
      return { page, visits, lcp: value('LCP'), inp: value('INP'), cls: value('CLS') };
    })
    .sort((a, b) => b.visits - a.visits)
    .slice(0, LOOKED_AT);
  // Visitors who found nothing measured the page that says so.
  const req = await createLocalReq({}, payload);
  const shown: PageFigures[] = [];
  for (const figures of measured) if (shown.length < SHOWN && (await hasPage(figures.page, req))) shown.push(figures);
  return shown;
}

function grouped(rows: readonly Vital[]): Map<string, Vital[]> {
  const map = new Map<string, Vital[]>();
  for (const row of rows) map.set(row.page, [...(map.get(row.page) ?? []), row]);
  return map;
}

/** Taps on phone links in the last 28 days by page. */
export const phoneTaps = (payload: Payload, now: Date): Promise<{ page: string; taps: number }[]> =>
  all(
    payload,
    sql`SELECT page, sum(bucket_0) AS taps FROM vitals WHERE metric = 'PHONE_TAP' AND day >= ${ago(now, 28).slice(0, 10)}
        GROUP BY page ORDER BY taps DESC LIMIT ${SHOWN}`,
  );
