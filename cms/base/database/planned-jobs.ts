import type { Payload } from 'payload';
import { perProcess } from '../process/per-process';
import { execute, rowsOf, sql } from './query';

/** Tolerated difference of two clocks, in milliseconds. */
const MARGIN_MS = 60_000;
/** Every repeated job runs at least once a day. */
const MAX_WAIT_MS = 25 * 60 * 60 * 1000;

/** Deletes repeated jobs that a wrong, later corrected clock planned: Payload plans none while one waits. The owner's plans stay. */
export async function deleteFarJobs(payload: Payload, now: Date): Promise<void> {
  const after = (ms: number) => new Date(now.getTime() + ms).toISOString();
  const forgotten = await rowsOf(
    payload,
    sql`DELETE FROM payload_jobs WHERE processing IS NOT TRUE
        AND task_slug IS DISTINCT FROM 'schedulePublish'
        AND (created_at > ${after(MARGIN_MS)} OR wait_until > ${after(MAX_WAIT_MS)}) RETURNING id`,
  );
  if (forgotten.length > 0) payload.logger.warn({ jobs: forgotten.length }, 'The clock was set back: jobs are planned anew');
}

/** Releases the jobs that a process began which has died; called by the only one that runs jobs. */
export async function releaseJobs(payload: Payload): Promise<void> {
  await execute(payload, sql`UPDATE payload_jobs SET processing = FALSE WHERE processing = TRUE`).catch((error: unknown) =>
    payload.logger.error({ err: error }, 'Jobs that were cut off could not be released'),
  );
}

const lastRun = perProcess<{ at?: number }>('jobs.last-run', () => ({}));

export const noteJobsRan = () => {
  lastRun.at = performance.now();
};

/** Milliseconds since jobs last ran; undefined before the first run. */
export const jobsAgeMs = (now = performance.now()): number | undefined =>
  lastRun.at === undefined ? undefined : Math.round(now - lastRun.at);
