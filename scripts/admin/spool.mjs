import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { command, prepareData, root, runShown, Stop } from '../steps.mjs';

export const usage = 'refused|send-again|deliver';
export const about = 'lists leads that were set aside, sends them again, or takes over those of a website that is gone';

const USAGE = `${command} spool refused              lists the leads that the back office refused
  ${command} spool send-again [NUMBER…]  sends them again, all or some
  ${command} spool deliver FOLDER        takes over what waits in the data folder of a website that is gone for good`;

const spoolIn = (folder) => [join(folder, 'spool'), folder].find((one) => existsSync(join(one, 'waiting')));

/** Moves them into this installation's spool; its website delivers them, whether it runs already or starts later. */
async function deliver([folder], env) {
  if (!folder) throw new Stop(`${command} spool deliver FOLDER: name the data folder of that website`);
  const other = spoolIn(resolve(folder));
  if (!other) throw new Stop(`${folder}: there is no spool in this folder`);
  const own = join(env.DATA_DIR, 'spool');
  if (other === own) throw new Stop(`${folder} is this installation’s own: its website delivers what waits by itself`);
  prepareData(env);
  await runShown(['--import', 'tsx', join(root, 'site/leads/take-over.ts'), own, other], { env });
}

async function setAside([verb, ...references], env) {
  prepareData(env);
  await runShown(['--import', 'tsx', join(root, 'site/leads/set-aside.ts'), join(env.DATA_DIR, 'spool'), verb, ...references], {
    env,
  });
}

export async function run([verb, ...args], env) {
  if (verb === 'deliver') return deliver(args, env);
  if (verb === 'refused' || verb === 'send-again') return setAside([verb, ...args], env);
  throw new Stop(USAGE);
}
