import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { command, prepareData, runStorageCommandQuietly, Stop, step } from '../../steps.mjs';
import { asOwner, ownerOf } from '../environment/account.mjs';
import { changeTo } from './change.mjs';
import { untilWell } from './health.mjs';
import { contractions, current } from './releases.mjs';
import { hasSingleUnit, replaceSingleUnit } from './single-unit.mjs';
import { backupBefore, tidy } from './tidy.mjs';
import { tryOut } from './trial.mjs';
import { BOTH, renewSite, stopSite, systemctl } from './units.mjs';

/** Backs the data up, in place of an earlier attempt's backup. */
async function backUp(file, env, account) {
  rmSync(file, { force: true });
  await runStorageCommandQuietly('back-up', [file], { env, ...account });
  return basename(file);
}

async function complete(release, env) {
  await step('start what does not run', () => systemctl('start', BOTH));
  await step('restart the site', renewSite);
  await untilWell(env);
  console.log(`\n  ${basename(release)} runs already.\n`);
}

/** Lets a release take over from the one that runs, once it was tried beside it; `takeBack` restores the settings of before. */
export async function upgradeTo(release, env, { formerEnv = env, apply, takeBack } = {}) {
  const single = hasSingleUnit();
  if (release === current() && !single) return complete(release, env);
  for (const one of new Set([env, formerEnv])) asOwner(one, () => prepareData(one));
  const account = ownerOf(env);
  const file = backupBefore(release, env);
  const keep = () => step('backup', () => backUp(file, formerEnv, account));
  try {
    await keep();
    await step('trial of the new release', () => tryOut(release, env, account));
  } catch (error) {
    throw new Stop(`${error.message}\n\nNothing was changed; ${basename(current())} serves.`);
  }
  // What takes away cannot be undone by the old release alone, so its data is put back; enquiries wait at the site meanwhile.
  const takesAway = contractions(release, current()).length > 0;
  const prepare = async () => {
    if (takesAway) await keep();
    await apply?.();
  };
  const undo = async () => {
    if (takesAway) {
      await stopSite();
      await step('data put back', () => runStorageCommandQuietly('restore', [file], { env: formerEnv, ...account }));
    }
    await takeBack?.();
  };
  const how = { formerEnv, prepare, ...(takesAway || takeBack ? { undo } : {}) };
  if (single) await replaceSingleUnit(release, env, how);
  else {
    await changeTo(release, env, how);
    await step('old releases', () => tidy(env));
  }
  const back = single ? 'No command leads back to the one unit.' : `Back with: ${command} rollback.`;
  console.log(`\n  ${basename(release)} runs. ${back} The data as it was before: ${file}\n`);
}
