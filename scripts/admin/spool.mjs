import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { command, prepareData, root, runShown, Stop } from '../steps.mjs';

export const usage = 'refused|send-again|deliver';
export const about = 'lists leads that were set aside, sends them again, or takes over those of a website that is gone';

const USAGE = `${command} spool refused              lists the leads that the back office refused
  ${command} spool send-again [NUMBER…]  sends them again, all or some
  ${command} spool deliver FOLDER        takes over what waits in the data folder of a website that is gone for good`;

const spoolIn = (folder) => [join(folder, 'spool'), folder].find((one) => existsSync(join(one, 'waiting')));

/** The data folder's spool of a website that is gone; this installation's website delivers what is taken over, at once or when it starts. */
function spoolOf(folder, own) {
  if (!folder) throw new Stop(`${command} spool deliver FOLDER: name the data folder of that website`);
  const other = spoolIn(resolve(folder));
  if (!other) throw new Stop(`${folder}: there is no spool in this folder`);
  if (other === own) throw new Stop(`${folder} is this installation’s own: its website delivers what waits by itself`);
  return other;
}

export async function run([verb, ...args], env) {
  if (!['refused', 'send-again', 'deliver'].includes(verb)) throw new Stop(USAGE);
  const own = join(env.DATA_DIR, 'spool');
  const given = verb === 'deliver' ? [spoolOf(args[0], own)] : args;
  prepareData(env);
  await runShown(['--import', 'tsx', join(root, 'site/leads/spool-command.ts'), own, verb, ...given], { env });
}
