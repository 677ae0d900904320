import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { running } from '../start/running.mjs';
import { command, installed, makeSecrets, runStorageCommand, Stop } from '../steps.mjs';
import { takeKey } from './backup-key/key-file.mjs';
import { BOTH, OFFICE, SITE } from './upgrade/units.mjs';

export const usage = 'FILE | bucket [NAME] [--key FILE]';
export const about = 'puts a backup, or a copy from the bucket, in the place of the data, which is kept beside it';
export const reads = (args) => args;

/** `systemctl stop` of the target returns while its parts still finish what they acknowledged. */
async function untilStopped() {
  const state = () => spawnSync('systemctl', ['is-active', SITE, OFFICE], { encoding: 'utf8' }).stdout;
  while (installed && state()?.includes('deactivating')) await wait(200);
}

/** Restores a backup into the data folder, which no process may use meanwhile. */
export async function run(args, env) {
  const [from, name] = takeKey(args, env);
  if (!from) throw new Stop(`${command} restore FILE: name the backup, or say: ${command} restore bucket --key FILE`);
  // Before anything has to be stopped for it.
  if (from !== 'bucket' && !existsSync(from)) throw new Stop(`${from}: there is no such file`);
  await untilStopped();
  const parts = running(env);
  const how = installed ? `systemctl stop ${BOTH}` : 'Ctrl-C where npm start runs';
  if (parts.length > 0) throw new Stop(`${parts.join(' and ')} run on ${env.DATA_DIR}: stop them first (${how})`);
  makeSecrets(env);
  await runStorageCommand('restore', from === 'bucket' ? [from, ...(name ? [name] : [])] : [resolve(from)], env);
}
