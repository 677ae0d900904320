import config from '@payload-config';
import { getPayload, type Payload } from 'payload';
import { listenForMetrics } from 'shared/metrics-listen';
import { checkIntegrity } from '../../base/database/integrity';
import { noteFile } from '../../base/database/opened-file';
import { releaseJobs } from '../../base/database/planned-jobs';
import { runsJobs } from '../../base/database/sole-runner';
import { env } from '../../base/process/env';
import { orExit } from '../../base/process/or-exit';
import { takeOverNotes } from '../../leads/notes/release-before';
import { beginSweeping } from '../../leads/sending/sweep';
import { catchUp } from '../../publishing/catch-up';
import { createRegistry } from '../alerts/metrics';

/** How often a back office asks whether the one that runs the jobs has ended, in milliseconds. */
const ASK_MS = 5000;

async function runJobs(payload: Payload): Promise<void> {
  const first = await runsJobs(payload).catch((error: unknown) => {
    payload.logger.error({ err: error }, 'Jobs do not run yet: the database did not answer');
    return false;
  });
  if (!first) {
    setTimeout(() => void runJobs(payload), ASK_MS).unref();
    return;
  }
  await releaseJobs(payload);
  await getPayload({ config, cron: true });
}

/** Starts the jobs, which would otherwise wait for the first request to the back office, and the metrics. */
export async function begin(): Promise<void> {
  await orExit(noteFile(env.databaseUrl));
  const payload = await getPayload({ config });
  await checkIntegrity(payload);
  await catchUp(payload).catch((error: unknown) =>
    payload.logger.error({ err: error }, 'What was saved was not compared with what visitors see'),
  );
  await takeOverNotes(payload, new Date(0)).catch((error: unknown) =>
    payload.logger.error({ err: error }, 'Notes of the release before were not taken over'),
  );
  if (env.jobs) {
    await beginSweeping(payload);
    await runJobs(payload);
  }
  if (!env.metrics) return;
  const { port, host } = env.metrics;
  await listenForMetrics(createRegistry(payload), port, host).catch((error: Error) => {
    process.stderr.write(`cms: METRICS_PORT: cannot listen on ${host}:${port}: ${error.message}\n`);
    process.exit(1);
  });
}
