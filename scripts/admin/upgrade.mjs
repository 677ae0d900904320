import { basename, resolve } from 'node:path';
import { running } from '../start/running.mjs';
import { command, Stop, step } from '../steps.mjs';
import { checkDataFolder } from './environment/account.mjs';
import { alone } from './upgrade/lock.mjs';
import { checkCurrent, unpack } from './upgrade/releases.mjs';
import { upgradeTo } from './upgrade/upgrade.mjs';

export const usage = 'ARCHIVE';
export const about = 'tries a new release beside this one, and lets it take over if it is well';
export const asRoot = true;

export async function run([archive], env) {
  if (!archive) throw new Stop(`${command} upgrade ARCHIVE: name the archive of the new release`);
  checkDataFolder(env);
  checkCurrent();
  if (running(env).length < 2) throw new Stop(`site and back office do not run on ${env.DATA_DIR}: start them, or set DATA_DIR`);
  // Ctrl-C reaches the trial as well, which then fails, so that the old release goes on.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
  await alone(async () => {
    let release = '';
    await step('unpack', async () => {
      release = await unpack(resolve(archive));
      return basename(release);
    });
    await upgradeTo(release, env);
  });
}
