import type { Payload } from 'payload';
import type { Setting } from '../../base/database/payload-types';
import { rowsOf as all, millisecondsBetween, sql } from '../../base/database/query';
import { promisedMs } from '../../base/facts/reply-promise';
import { startOfDay } from '../../base/process/zone';

const DAY_MS = 24 * 60 * 60 * 1000;
export const ago = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
/** Spam, tests and trash are never counted. */
export const counts = sql`status <> 'spam' AND is_test IS NOT TRUE AND deleted_at IS NULL`;

/** Median milliseconds from receipt to first answer over the days until `now`; undefined if none was answered. */
export async function medianResponse(
  payload: Payload,
  now: Date,
  { days = 90, of = sql`1 = 1` } = {},
): Promise<{ median: number; answered: number } | undefined> {
  const rows = await all<{ ms: number; n: number }>(
    payload,
    sql`WITH answered AS (
          SELECT ${millisecondsBetween(payload, 'received_at', 'first_answered_at')} AS ms FROM leads
          WHERE first_answered_at <= ${now.toISOString()} AND received_at >= ${ago(now, days)} AND ${counts} AND ${of}),
        ranked AS (SELECT ms, row_number() OVER (ORDER BY ms) AS place, count(*) OVER () AS n FROM answered)
        SELECT ms, n FROM ranked WHERE place IN ((n + 1) / 2, (n + 2) / 2)`,
  );
  const answered = rows[0]?.n ?? 0;
  if (answered === 0) return undefined;
  return { median: Math.round(rows.reduce((sum, { ms }) => sum + ms, 0) / rows.length), answered };
}

const HOUR_MS = 60 * 60 * 1000;
/** Fewer answers say nothing of what is usual. */
const MIN_ANSWERED = 20;
const DAYS = 30;
/** What the office entered itself was answered as it came. */
const SENT_BY_VISITORS = sql`reached_us_by IS NULL`;

/** A duration behind “within”, never less than it is. */
function roundedUp(ms: number): { words: string; ms: number } {
  const hours = Math.max(1, Math.ceil(ms / HOUR_MS));
  if (hours === 1) return { words: 'an hour', ms: HOUR_MS };
  if (hours <= 48) return { words: `${hours} hours`, ms: hours * HOUR_MS };
  const days = Math.ceil(hours / 24);
  return { words: `${days} days`, ms: days * 24 * HOUR_MS };
}

/**
 * How soon half of the last 30 days' enquiries were answered, in words behind “within”; undefined with fewer than 20 answers, and
 * where it is no better than the promise. The same during a whole day, so that pages are not made anew with each answer.
 */
export async function usualReply(
  payload: Payload,
  settings: Pick<Setting, 'reply' | 'time_zone'>,
  now = new Date(),
): Promise<string | undefined> {
  const until = startOfDay(now, settings.time_zone);
  const found = await medianResponse(payload, until, { days: DAYS, of: SENT_BY_VISITORS });
  if (!found || found.answered < MIN_ANSWERED) return undefined;
  const usual = roundedUp(found.median);
  return usual.ms < promisedMs(settings) ? usual.words : undefined;
}
