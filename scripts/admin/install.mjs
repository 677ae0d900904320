import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import { COMMAND, configure, root, Stop, step } from '../steps.mjs';
import { makeCaddy } from './install/caddy.mjs';
import { checkMachine, DATA, makeAccount, makeUnits } from './install/machine.mjs';
import { settle } from './install/settings.mjs';
import { untilWell } from './upgrade/health.mjs';
import { alone } from './upgrade/lock.mjs';
import { adopt, current, switchTo } from './upgrade/releases.mjs';
import { BOTH, systemctl } from './upgrade/service.mjs';
import { upgradeTo } from './upgrade/upgrade.mjs';

export const usage = '[NAME=VALUE …] [--caddy]';
export const about = 'makes a service of this release on a server with systemd; again: changes settings, or upgrades';
export const asRoot = true;

async function serve(release, env, values) {
  const before = current();
  if (before && before !== release) await upgradeTo(release, env);
  switchTo(release, before);
  await step('units', () => makeUnits(release, values));
  if (before && before !== release) return;
  try {
    await step('start', async () => {
      await systemctl(before ? 'restart' : 'start', BOTH);
      await untilWell(env);
    });
  } catch (error) {
    throw new Stop(
      `${error.message}\nEverything is in place, but not well. The reason: journalctl -u cleaning-office -u cleaning-site -n 50\nThen say this again.`,
    );
  }
}

/** Each step can be repeated, and says what it did. */
export async function run(args) {
  checkMachine();
  const { values, note } = await settle(args.filter((arg) => arg !== '--caddy'));
  await step('settings', () => note);
  await step('account and folders', makeAccount);
  const env = configure({ ...values, PATH: process.env.PATH, DATA_DIR: values.DATA_DIR ?? DATA });
  let release = '';
  await alone(async () => {
    await step('release', async () => {
      release = await adopt(root);
      return basename(release);
    });
    await serve(release, env, values);
    if (args.includes('--caddy')) await step('Caddy', () => makeCaddy(release, values));
  });
  console.log('');
  spawnSync(COMMAND, ['doctor'], { stdio: 'inherit' });
  console.log(`
  Website      ${env.SITE_URL}${args.includes('--caddy') ? '' : `   (a proxy with TLS leads here: http://${env.HOST}:${env.PORT}; or: install --caddy)`}
  Back office  ${env.CMS_URL}/admin
  Sign in      cleaning password ${env.OWNER_EMAIL}   prints a link that sets the password
`);
}
