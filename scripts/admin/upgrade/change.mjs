import { basename } from 'node:path';
import { Stop, step } from '../../steps.mjs';
import { untilWell } from './health.mjs';
import { current, switchTo } from './releases.mjs';
import { OFFICE, SITE, systemctl } from './service.mjs';

/** How long the back office may take to be well once systemd has started it, in milliseconds. */
const WELL_MS = 120_000;

/** Restarts the back office, while the site serves what it knows and keeps leads, then the site, which is there in seconds. */
async function restart(env) {
  await step('start the back office', async () => {
    await systemctl('start', OFFICE);
    await untilWell(env, ['cms'], WELL_MS);
  });
  await step('restart the site', async () => {
    await systemctl('restart', SITE);
    await untilWell(env);
  });
}

/**
 * Lets a release serve in place of the one that runs, whose database it migrates. If it is not well, the one before serves again.
 * `prepare` and `undo` run while the back office is stopped: before the change, and before going back.
 */
export async function changeTo(release, env, { prepare, undo } = {}) {
  const before = current();
  await step('stop the back office', () => systemctl('stop', OFFICE));
  try {
    await prepare?.();
    switchTo(release);
    await restart(env);
  } catch (error) {
    console.error(`\n  ${basename(release)} is not well:\n${error.message}\n`);
    await step('stop the back office', () => systemctl('stop', OFFICE));
    await undo?.();
    switchTo(before);
    await restart(env);
    throw new Stop(`${basename(before)} serves again; no enquiry was lost.`);
  }
}
