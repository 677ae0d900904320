/** Runs once at server start; otherwise jobs would wait for the first request to the back office. */
export async function register(): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: Next replaces exactly this expression at build time
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [{ getPayload }, { default: config }] = await Promise.all([import('payload'), import('@payload-config')]);
  const { beginSweeping } = await import('./leads/sending/sweep');
  const payload = await getPayload({ config, cron: true });
  const { checkIntegrity } = await import('./base/integrity');
  await checkIntegrity(payload);
  await beginSweeping(payload);
  const { env } = await import('./base/env');
  if (!env.metrics) return;
  const { listenForMetrics } = await import('./api/metrics');
  const { port, host } = env.metrics;
  await listenForMetrics(payload, port, host).catch((error: Error) => {
    process.stderr.write(`cms: METRICS_PORT: cannot listen on ${host}:${port}: ${error.message}\n`);
    process.exit(1);
  });
}
