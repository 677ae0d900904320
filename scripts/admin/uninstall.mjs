import { rmSync } from 'node:fs';
import { Stop, step } from '../steps.mjs';
import { checkMachine, DATA, removeUnits } from './install/machine.mjs';
import { SETTINGS } from './install/settings.mjs';
import { alone } from './upgrade/lock.mjs';
import { checkCurrent, releases } from './upgrade/releases.mjs';

export const about = 'takes the service and its releases off this server, and keeps data and settings';
export const asRoot = true;

/** Removes what `install` made, except what cannot be made again. */
export async function run(args) {
  if (args.length > 0) throw new Stop('uninstall takes no arguments');
  checkMachine();
  checkCurrent();
  await alone(async () => {
    await step('units and command', removeUnits);
    await step('releases', () => rmSync(releases, { recursive: true }));
  });
  console.log(`\n  Kept: the data in ${DATA} (account "cleaning"), the settings in ${SETTINGS}. Caddy was left as it is.\n`);
}
