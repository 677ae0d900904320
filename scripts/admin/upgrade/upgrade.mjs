import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { prepareData, runStorageCommandQuietly, Stop, step } from '../../steps.mjs';
import { asOwner, ownerOf } from '../environment/account.mjs';
import { changeTo } from './change.mjs';
import { untilWell } from './health.mjs';
import { contractions, current } from './releases.mjs';
import { BOTH, SITE, systemctl } from './service.mjs';
import { tryOut } from './trial.mjs';

/** The backup that is made before a release takes over. */
export const backupBefore = (release, { DATA_DIR }) => join(DATA_DIR, `before-${basename(release)}.tar.gz`);

/** Backs the data up, in place of an earlier attempt's backup. */
async function backUp(file, env, account) {
  rmSync(file, { force: true });
  await runStorageCommandQuietly('back-up', [file], { env, ...account });
  return basename(file);
}

/** What was cut off between the two restarts is completed. */
async function complete(release, env) {
  await step('start what does not run', () => systemctl('start', BOTH));
  await step('restart the site', () => systemctl('restart', SITE));
  await untilWell(env);
  console.log(`\n  ${basename(release)} runs already.\n`);
}

/**
 * Lets an unpacked release take over from the one that runs. Everything is prepared and tried beside it first: if that fails, nothing
 * was changed.
 */
export async function upgradeTo(release, env) {
  if (release === current()) return complete(release, env);
  asOwner(env, () => prepareData(env));
  const account = ownerOf(env);
  const file = backupBefore(release, env);
  const back = () => step('backup', () => backUp(file, env, account));
  try {
    await back();
    await step('trial of the new release', () => tryOut(release, env, account));
  } catch (error) {
    throw new Stop(`${error.message}\n\nNothing was changed; ${basename(current())} serves.`);
  }
  // What takes away cannot be undone by the old release alone, so its data is put back; enquiries wait at the site meanwhile.
  const takesAway = contractions(release, current()).length > 0;
  const undo = async () => {
    await systemctl('stop', SITE);
    await step('data put back', () => runStorageCommandQuietly('restore', [file], { env, ...account }));
  };
  await changeTo(release, env, takesAway ? { prepare: back, undo } : {});
  console.log(`\n  ${basename(release)} runs. Back with: cleaning rollback. The data as it was before: ${file}\n`);
}
