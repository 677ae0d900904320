import { rmSync } from 'node:fs';
import { Stop, step } from '../steps.mjs';
import { here } from './environment/installation.mjs';
import { removeCaddy } from './install/caddy.mjs';
import { alone } from './upgrade/lock.mjs';
import { checkMachine, removeUnits } from './upgrade/machine.mjs';
import { checkCurrent } from './upgrade/releases.mjs';

export const about = 'takes the service and its releases off this server, and keeps data and settings';
export const asRoot = true;

/** Removes what `install` made, except what cannot be made again. */
export async function run(args) {
  if (args.length > 0) throw new Stop('uninstall takes no arguments');
  checkMachine();
  checkCurrent();
  await alone(async () => {
    await step('Caddy', removeCaddy);
    await step('units and command', removeUnits);
    await step('releases', () => rmSync(here.releases, { recursive: true }));
  });
  console.log(`\n  Kept: the data in ${here.data} (account "${here.id}"), and the settings in ${here.settings}.\n`);
}
