import type { JobsConfig, Payload } from 'payload';
import { endOldSessions } from '../../accounts/session';
import { deleteOldAudit } from '../../base/audit/record';
import { deleteFarJobs, noteJobsRan } from '../../base/database/planned-jobs';
import { runsJobs } from '../../base/database/sole-runner';
import { runAll } from '../../base/process/run-all';
import { sharedWork } from '../../base/process/shared-work';
import { nobody } from '../../base/rights/access';
import { deleteLateDrills, runDrill } from '../../leads/drill/run-drill';
import { completeDecisions } from '../../leads/follow/acts';
import { takeOverNotes } from '../../leads/notes/release-before';
import { tidyPhotos } from '../../leads/photos/store-photo';
import { anonymiseOld } from '../../leads/privacy/anonymise';
import { deleteOldPushes, ringForWaiting } from '../../leads/push/ring';
import { forgetMarks } from '../../leads/record/erased';
import { wakeSweep } from '../../leads/sending/sweep';
import { announceDuePosts, deleteBlankRecords } from '../../publishing/posts';
import { deleteOldPublications } from '../../publishing/publications';
import { watchOver } from '../alerts/watch';
import { careForBackups } from '../commands/offsite/schedule';

/** Measurements and addresses that were not found are kept for this many days. */
const KEEP_DAYS = 90;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const oldestKept = (now: Date) => new Date(now.getTime() - KEEP_DAYS * DAY_MS).toISOString();

export async function deleteOldVitals(payload: Payload, now = new Date()): Promise<void> {
  const oldest = oldestKept(now).slice(0, 10);
  await payload.delete({ collection: 'vitals', where: { day: { less_than: oldest } }, depth: 0 });
}

export async function deleteOldMissingPaths(payload: Payload, now = new Date()): Promise<void> {
  await payload.delete({ collection: 'missing-paths', where: { updatedAt: { less_than: oldestKept(now) } }, depth: 0 });
}

/** Longest job in milliseconds. Payload plans none of a kind while one is under way, so one without an end would be the last. */
const JOB_MS = 3 * 60 * 60_000;

/** A task that runs at these times; `work` is not awaited where other jobs must not wait for it. */
const task = (slug: string, cron: string, work: (payload: Payload) => unknown): NonNullable<JobsConfig['tasks']>[number] => ({
  slug,
  schedule: [{ cron, queue: 'default' }],
  handler: async ({ req }) => {
    await sharedWork(JOB_MS, `the job ${slug}`, async () => work(req.payload));
    return { output: {} };
  },
});

async function everyMinute(payload: Payload): Promise<void> {
  const now = new Date();
  await runAll(payload, {
    'ring for what waits': () => ringForWaiting(payload, now),
    'take over notes of the release before': () => takeOverNotes(payload, new Date(now.getTime() - HOUR_MS)),
    'complete what customers decided': () => completeDecisions(payload, now),
    'send what is due': () => wakeSweep(payload),
    'delete late drills': () => deleteLateDrills(payload),
    'end old sessions': () => endOldSessions(payload, now),
    'announce posts that are due': () => announceDuePosts(payload, now),
    'delete blank records': () => deleteBlankRecords(payload, now),
    'delete old publications': () => deleteOldPublications(payload, now),
    'watch over the machine': () => watchOver(payload, now),
  });
}

/** Jobs only trigger tasks that look for unfinished work: a job lost with its process loses nothing. */
export const jobs: JobsConfig = {
  tasks: [
    task('forget-old-vitals', '20 3 * * *', (payload) => deleteOldVitals(payload)),
    task('delete-old-missing-paths', '25 3 * * *', (payload) => deleteOldMissingPaths(payload)),
    task('forget-old-pushes', '28 3 * * *', (payload) => deleteOldPushes(payload)),
    task('forget-old-audit', '30 3 * * *', (payload) => deleteOldAudit(payload)),
    task('anonymise-old-leads', '40 3 * * *', (payload) =>
      runAll(payload, {
        'anonymise old leads': () => anonymiseOld(payload, new Date()),
        'forget the marks of erased ones': () => forgetMarks(payload, new Date()),
      }),
    ),
    task('tidy-photos', '50 3 * * *', (payload) => tidyPhotos(payload, new Date())),
    task('back-up', '5 * * * *', ({ logger }) => void careForBackups(logger)), // takes a while
    task('fire-drill', '10 2 * * *', (payload) => void runDrill(payload)), // waits for other jobs, which would wait for it
    task('wake-sweep', '* * * * *', everyMinute),
  ],
  autoRun: [{ cron: '* * * * *', queue: 'default', silent: true }],
  shouldAutoRun: async (payload) => {
    if (!(await runsJobs(payload))) return false; // the connection that held the lock was lost, and another has it now
    await deleteFarJobs(payload, new Date());
    noteJobsRan();
    return true;
  },
  deleteJobOnComplete: true,
  access: { run: () => false, queue: () => false, cancel: () => false },
};

/** Payload lets every account write its statistics of jobs, and so stop backups; here nobody may. */
export const jobStatistics = { access: { read: nobody, readVersions: nobody, update: nobody } };
