import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import { configure, root, Stop, step } from '../steps.mjs';
import { here, nameFault } from './environment/installation.mjs';
import { completeSettings, withSecrets, writeSettings } from './install/ask-settings.mjs';
import { hasCaddy, makeCaddy } from './install/caddy.mjs';
import { isWell, restartBoth, startBoth } from './upgrade/both-parts.mjs';
import { remember } from './upgrade/files.mjs';
import { alone } from './upgrade/lock.mjs';
import { checkMachine, makeAccount, makeUnits, UNIT_FILES } from './upgrade/machine.mjs';
import { adopt, current, switchTo } from './upgrade/releases.mjs';
import { hasSingleUnit } from './upgrade/single-unit.mjs';
import { closePort, systemctl } from './upgrade/units.mjs';
import { upgradeTo } from './upgrade/upgrade.mjs';

export const usage = '[NAME=VALUE …] [--caddy] [--name NAME]';
export const about = 'makes a service of this release on a server with systemd; again: changes settings, or upgrades';
export const asRoot = true;

const environment = (values) => configure({ ...withSecrets(values), DATA_DIR: values.DATA_DIR ?? here.data });

function read(args) {
  const at = args.indexOf('--name');
  const fault = at < 0 ? undefined : nameFault(args[at + 1] ?? '');
  if (fault) throw new Stop(fault);
  const settings = args.filter((arg, index) => arg !== '--caddy' && (at < 0 || (index !== at && index !== at + 1)));
  return { settings, caddy: args.includes('--caddy') };
}

async function firstStart(release, env, { apply, caddy }) {
  await apply();
  switchTo(release);
  await startBoth(env).catch((error) => {
    throw new Stop(`${error.message}\n\nEverything is in place, but not well. Then say this again.`);
  });
  await caddy();
}

/** Changes settings of a service that runs. If it is not well with them, and was before, those of before are put back. */
async function change(env, formerEnv, { apply, caddy, takeBack }) {
  const wasWell = await isWell(formerEnv);
  try {
    await apply();
    await restartBoth(env, formerEnv);
    await caddy();
  } catch (error) {
    if (!wasWell)
      throw new Stop(`${error.message}\n\nThe settings are in place; the service was not well before, and is not now.`);
    console.error(`\n  It is not well with these settings:\n${error.message}\n`);
    await takeBack();
    await restartBoth(formerEnv, env);
    throw new Stop('The settings of before are back, and the service runs as it did. Nothing was lost.');
  }
}

/** Each step can be repeated, and says what it did. */
export async function run(args) {
  const asked = read(args);
  checkMachine();
  const settings = await completeSettings(asked.settings);
  const { values, former } = settings;
  const [env, formerEnv] = [environment(values), environment(former ?? values)];
  const withCaddy = asked.caddy || hasCaddy();
  await step('account and folders', makeAccount);
  // Ctrl-C ends the step that it meets, which is then taken back as any other that fails.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
  await alone(async () => {
    let release = '';
    await step('release', async () => {
      release = await adopt(root);
      return basename(release);
    });
    const putBack = remember([here.settings, ...UNIT_FILES]);
    const acts = {
      apply: async () => {
        await step('settings', () => writeSettings(settings));
        await step('units', () => makeUnits(release, values));
      },
      takeBack: () =>
        step('settings of before', async () => {
          putBack();
          if (env.HOST !== formerEnv.HOST || env.PORT !== formerEnv.PORT) await closePort();
          await systemctl('daemon-reload');
        }),
      caddy: async () => {
        if (withCaddy) await step('Caddy', () => makeCaddy(release, values));
      },
    };
    const before = current();
    if (!before) return firstStart(release, env, acts);
    if (release === before && !hasSingleUnit()) return change(env, formerEnv, acts);
    await upgradeTo(release, env, { ...acts, formerEnv });
    await acts.caddy();
  });
  console.log('');
  spawnSync(here.command, ['doctor'], { stdio: 'inherit' });
  console.log(`
  Website      ${env.SITE_URL}${withCaddy ? '' : `   (a proxy with TLS leads here: http://${env.HOST}:${env.PORT}; or: install --caddy)`}
  Back office  ${env.CMS_URL}/admin
  Sign in      ${here.id} password ${env.OWNER_EMAIL}   prints a link that sets the password
`);
}
