import config from '@payload-config';
import { getPayload } from 'payload';
import { listenForMetrics } from './api/metrics';
import { env } from './base/env';
import { checkIntegrity } from './base/integrity';
import { beginSweeping } from './leads/sending/sweep';

/** Starts the jobs, which would otherwise wait for the first request to the back office, and the metrics. */
export async function begin(): Promise<void> {
  const payload = await getPayload({ config, cron: true });
  await checkIntegrity(payload);
  await beginSweeping(payload);
  if (!env.metrics) return;
  const { port, host } = env.metrics;
  await listenForMetrics(payload, port, host).catch((error: Error) => {
    process.stderr.write(`cms: METRICS_PORT: cannot listen on ${host}:${port}: ${error.message}\n`);
    process.exit(1);
  });
}
