import { basename } from 'node:path';
import { Stop, step } from '../../steps.mjs';
import { untilWell } from './health.mjs';
import { hasUnits, makeUnits } from './machine.mjs';
import { current, previous, switchTo } from './releases.mjs';
import { OFFICE, renewSite, systemctl } from './units.mjs';

/** Leads `current` to a release, and puts its units in place where there are some. */
async function takeRelease(release, former, env) {
  switchTo(release, former);
  if (hasUnits()) await step('units', () => makeUnits(release, env));
}

const startOffice = (env) =>
  step('start the back office', async () => {
    await systemctl('start', OFFICE);
    await untilWell(env, ['cms']);
  });

/** Until here the site of before serves what it knows, and keeps leads. */
const restartSite = (env) =>
  step('restart the site', async () => {
    await renewSite();
    await untilWell(env);
  });

/**
 * Lets a release serve in place of the one that runs, whose database it migrates. If it is not well, the one before serves again.
 * `prepare` and `undo` run while the back office is stopped: before the change, and before going back to `formerEnv`.
 */
export async function changeTo(release, env, { prepare, undo, formerEnv = env } = {}) {
  const [before, earlier] = [current(), previous()];
  let [changed, siteChanged] = [false, false];
  await step('stop the back office', () => systemctl('stop', OFFICE));
  try {
    await prepare?.();
    changed = true;
    await takeRelease(release, before, env);
    await startOffice(env);
    siteChanged = true;
    await restartSite(env);
  } catch (error) {
    console.error(`\n  ${basename(release)} is not well:\n${error.message}\n`);
    await step('stop the back office', () => systemctl('stop', OFFICE));
    if (changed) await undo?.();
    await takeRelease(before, earlier, formerEnv);
    await startOffice(formerEnv);
    if (siteChanged || (changed && undo)) await restartSite(formerEnv);
    throw new Stop(`${basename(before)} serves again; no enquiry was lost.`);
  }
}
