import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { prepareData, root, runShown, Stop } from '../steps.mjs';

export const usage = 'deliver FOLDER';
export const about = 'takes over the leads that wait in the data folder of a website that is gone for good';

/** The spool of a data folder, or the folder itself. */
const spoolIn = (folder) => [join(folder, 'spool'), folder].find((one) => existsSync(join(one, 'waiting')));

/** Moves them into this installation's spool; its website delivers them, whether it runs already or starts later. */
export async function run([verb, folder], env) {
  if (verb !== 'deliver' || !folder)
    throw new Stop('npm run admin -- spool deliver FOLDER: name the data folder of that website');
  const other = spoolIn(resolve(folder));
  if (!other) throw new Stop(`${folder}: there is no spool in this folder`);
  const own = join(env.DATA_DIR, 'spool');
  if (other === own) throw new Stop(`${folder} is this installation’s own: its website delivers what waits by itself`);
  prepareData(env);
  await runShown(['--import', 'tsx', join(root, 'site/leads/take-over.ts'), own, other], { env });
}
