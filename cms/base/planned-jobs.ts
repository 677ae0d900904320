import type { Payload } from 'payload';
import { rowsOf, sql } from './query';

/** Two clocks may differ by so many milliseconds. */
const MARGIN_MS = 60_000;
/** Every job has its turn once a day or more often. */
const LONGEST_WAIT_MS = 25 * 60 * 60 * 1000;

/**
 * Forgets jobs that were planned by a clock that was ahead and was set right since. Payload plans none while one waits, and so would
 * wait until that time comes again; without it, its next look plans anew.
 */
export async function forgetFarJobs(payload: Payload, now: Date): Promise<void> {
  const after = (ms: number) => new Date(now.getTime() + ms).toISOString();
  const forgotten = await rowsOf(
    payload,
    sql`DELETE FROM payload_jobs WHERE processing IS NOT TRUE
        AND (created_at > ${after(MARGIN_MS)} OR wait_until > ${after(LONGEST_WAIT_MS)}) RETURNING id`,
  );
  if (forgotten.length > 0) payload.logger.warn({ jobs: forgotten.length }, 'The clock was set back: jobs are planned anew');
}
