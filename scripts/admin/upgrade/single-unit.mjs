// Before website and back office had a unit each, one unit ran both. It would hold the ports of theirs.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { Stop, step } from '../../steps.mjs';
import { here } from '../environment/installation.mjs';
import { startBoth } from './both-parts.mjs';
import { remember } from './files.mjs';
import { untilWell } from './health.mjs';
import { makeUnits, removeUnits, UNIT_FILES } from './machine.mjs';
import { current, previous, switchTo } from './releases.mjs';
import { systemctl } from './units.mjs';

const UNIT = 'cleaning.service';
const FILE = `/etc/systemd/system/${UNIT}`;

export const hasSingleUnit = () =>
  !here.name && existsSync(FILE) && /^ExecStart=.*scripts\/start\.mjs$/m.test(readFileSync(FILE, 'utf8'));

/** Lets a release serve as two units in place of that one, which serves again if they are not well. */
export async function replaceSingleUnit(release, env, { formerEnv = env, prepare, undo } = {}) {
  const [before, earlier] = [current(), previous()];
  const putBack = remember([...UNIT_FILES, FILE]);
  await step('stop the one unit', () => systemctl('disable', '--now', UNIT));
  try {
    await prepare?.();
    rmSync(FILE);
    await makeUnits(release, env);
    switchTo(release);
    await startBoth(env);
  } catch (error) {
    console.error(`\n  ${basename(release)} is not well:\n${error.message}\n`);
    await removeUnits();
    await undo?.();
    putBack();
    switchTo(before, earlier);
    await systemctl('daemon-reload');
    await step('start the one unit again', async () => {
      await systemctl('enable', '--now', UNIT);
      await untilWell(formerEnv);
    });
    throw new Stop(`${basename(before)} serves again, as one unit; no enquiry was lost.`);
  }
}
