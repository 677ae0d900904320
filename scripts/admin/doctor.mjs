import { join } from 'node:path';
import { checkedConfiguration } from '../checked-configuration.mjs';
import { prepareData, root, runShown } from '../steps.mjs';

export const usage = '';
export const about = 'looks at ports, disk, database, mail, maps, clock, provider, spool and backups';

/** Exits with code 1 when something is wrong; configuration errors are printed first. */
export async function run() {
  const env = await checkedConfiguration(['site', 'cms']);
  prepareData(env);
  await runShown(['--import', 'tsx', join(root, 'scripts/doctor/doctor.ts')], { env });
}
