import type { Payload } from 'payload';
import { promisedMs } from '../../model/facts/reply';
import { startOfDay } from '../../server/process/zone';
import type { Setting } from '../../storage/database/payload-types';
import { sql } from '../../storage/database/query';
import { medianResponse } from './figures';

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
