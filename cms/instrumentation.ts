export async function register(): Promise<void> {
  // The condition must enclose the import: Next then leaves it out of its edge bundle.
  // biome-ignore lint/style/noProcessEnv: Next replaces exactly this expression at build time
  if (process.env.NEXT_RUNTIME === 'nodejs') await (await import('./operations/start/begin')).begin();
}
