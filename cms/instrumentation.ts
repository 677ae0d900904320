/** Runs once when the server starts: without it, jobs would wait for the first request to the back office. */
export async function register(): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: Next replaces this very expression when it builds for another runtime
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [{ getPayload }, { default: config }] = await Promise.all([import('payload'), import('@payload-config')]);
  const { beginSweeping } = await import('./leads/sending/sweep');
  await beginSweeping(await getPayload({ config, cron: true }));
}
