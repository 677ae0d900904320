import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTimeOf } from '../../start/running.mjs';
import { Stop } from '../../steps.mjs';
import { here } from '../environment/installation.mjs';

const file = join(here.releases, '.changing');

/** Whether the process that wrote the file still runs; after a power failure it does not. */
function isHeld() {
  const [pid, begun] = readFileSync(file, 'utf8').split(' ');
  return begun !== '' && begun === startTimeOf(pid);
}

/** Does the work while no other command installs, upgrades or goes back. */
export async function alone(work) {
  const own = `${process.pid} ${startTimeOf(process.pid)}`;
  try {
    writeFileSync(file, own, { flag: 'wx' });
  } catch (error) {
    if (error.code !== 'EEXIST') throw new Stop(`${file} cannot be written (${error.code}): this needs root`);
    if (isHeld()) throw new Stop(`another command changes the release at this moment: process ${readFileSync(file, 'utf8')}`);
    writeFileSync(file, own);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
