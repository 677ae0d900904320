import { existsSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { command, Stop } from '../steps.mjs';
import { checkDataFolder } from './environment/account.mjs';
import { changeTo } from './upgrade/change.mjs';
import { alone } from './upgrade/lock.mjs';
import { checkCurrent, contractions, current, previous } from './upgrade/releases.mjs';
import { backupBefore } from './upgrade/tidy.mjs';
import { BOTH } from './upgrade/units.mjs';

export const about = 'lets the release before serve again, with all data of today';
export const asRoot = true;

/** Why the release before cannot use the database of today, and what there is to do. */
function refusal(env, names) {
  const file = backupBefore(current(), env);
  const made = existsSync(file) ? `made ${statSync(file).mtime.toISOString()}` : 'which is gone';
  return `${basename(previous())} cannot use the database any more (${names.join(', ')}).
Its last data is in ${file}, ${made}. Every enquiry and every change since then would be lost from the new database; the command
"restore" keeps it beside and says how many there are:
  systemctl stop ${BOTH}
  ${command} restore ${file}
  ln -sfn ${basename(previous())} current, in the folder of the releases
  systemctl start ${BOTH}`;
}

/** Goes back to the release before the last upgrade. Nothing is restored: migrations only add. */
export async function run(_, env) {
  checkDataFolder(env);
  checkCurrent();
  await alone(async () => {
    const release = previous();
    if (!release) throw new Stop('there is no release before this one');
    const names = contractions(current(), release);
    if (names.length > 0) throw new Stop(refusal(env, names));
    await changeTo(release, env);
    console.log(`\n  ${basename(release)} serves again.\n`);
  });
}
