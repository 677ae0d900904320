import { resolve } from 'node:path';
import { runWithConfiguration } from '../start/checked-configuration.mjs';
import { command, Stop } from '../steps.mjs';

export const usage = 'URL';
export const about = 'copies the database to postgres://… or file:…, a new one of the other kind';

/** Copies and compares everything. The back office must be stopped; the website may run, and keeps new enquiries meanwhile. */
export async function run([url, ...more]) {
  if (!/^(postgres(ql)?:\/\/|file:)./.test(url ?? '') || more.length > 0)
    throw new Stop(`${command} move-database URL: postgres://user:password@host:5432/database, or file: and a path`);
  const target = url.startsWith('file:') ? `file:${resolve(url.slice('file:'.length))}` : url;
  await runWithConfiguration('move-database', [target]);
  console.log(`  Set DATABASE_URL to the new database, then start. The old one was only read.`);
}
