import { resolve } from 'node:path';
import { running } from '../running.mjs';
import { command, makeSecrets, operate, Stop } from '../steps.mjs';

export const usage = 'FILE';
export const about = 'puts a backup in the place of the data, which is kept beside it';
export const reads = (args) => args;

/** Restores a backup into the data folder, which no process may use meanwhile. */
export async function run([file], env) {
  if (!file) throw new Stop(`${command} restore FILE: name the backup`);
  const parts = running(env);
  if (parts.length > 0)
    throw new Stop(`${parts.join(' and ')} run on ${env.DATA_DIR}: stop them first (Ctrl-C where npm start runs)`);
  makeSecrets(env);
  await operate('restore', [resolve(file)], env);
}
