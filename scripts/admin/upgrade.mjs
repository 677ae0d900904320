import { basename, join, resolve } from 'node:path';
import { checkDataFolder, ownerOf } from '../owner.mjs';
import { running } from '../running.mjs';
import { command, operateQuietly, prepareData, Stop, step } from '../steps.mjs';
import { untilWell } from './upgrade/health.mjs';
import { checkCurrent, switchTo, unpack } from './upgrade/releases.mjs';
import { systemctl } from './upgrade/service.mjs';
import { tryOut } from './upgrade/trial.mjs';

export const usage = 'ARCHIVE';
export const about = 'puts a new release in the place of this one, which comes back with its data if the new one is not well';
export const asRoot = true;

/** Upgrades the service. Needs the rights to stop and start it. */
export async function run([archive], env) {
  if (!archive) throw new Stop(`${command} upgrade ARCHIVE: name the archive of the new release`);
  checkDataFolder(env);
  checkCurrent();
  if (running(env).length < 2) throw new Stop(`site and back office do not run on ${env.DATA_DIR}: start them, or set DATA_DIR`);
  prepareData(env);
  const account = ownerOf(env);
  // Ctrl-C reaches the trial as well, which then fails, so that the old release comes back.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);

  const start = async () => {
    await systemctl('start');
    await untilWell(env);
  };

  let release = '';
  await step('unpack', async () => {
    release = await unpack(resolve(archive));
    return basename(release);
  });
  const backup = join(env.DATA_DIR, `before-${basename(release)}.tar.gz`);
  await step('stop the old release', () => systemctl('stop'));
  try {
    await step('copy of the data', async () => {
      await operateQuietly('back-up', [backup], { env, ...account });
      return basename(backup);
    });
  } catch (error) {
    await systemctl('start');
    throw new Stop(`${error.message}\nNothing was changed; the old release runs.`);
  }
  try {
    await step('trial of the new release', () => tryOut(release, env, account));
  } catch (error) {
    console.error(`\n  The new release is not well:\n${error.message}\n`);
    await step('data put back', async () => {
      await operateQuietly('restore', [backup], { env, ...account });
      return basename(backup);
    });
    await step('start the old release', start);
    throw new Stop('The old release runs again, with the data that it had.');
  }
  switchTo(release);
  await step('start the new release', start);
  console.log(`\n  ${basename(release)} runs. The data as it was before: ${backup}\n`);
}
