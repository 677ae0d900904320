import { resolve } from 'node:path';
import { running } from '../start/running.mjs';
import { command, makeSecrets, runStorageCommand, Stop } from '../steps.mjs';
import { takeKey } from './backup-key/key-file.mjs';

export const usage = 'FILE | bucket [NAME] [--key FILE]';
export const about = 'puts a backup, or a copy from the bucket, in the place of the data, which is kept beside it';
export const reads = (args) => args;

/** Restores a backup into the data folder, which no process may use meanwhile. */
export async function run(args, env) {
  const [from, name] = takeKey(args, env);
  if (!from) throw new Stop(`${command} restore FILE: name the backup, or say: ${command} restore bucket --key FILE`);
  const parts = running(env);
  if (parts.length > 0)
    throw new Stop(`${parts.join(' and ')} run on ${env.DATA_DIR}: stop them first (Ctrl-C where npm start runs)`);
  makeSecrets(env);
  await runStorageCommand('restore', from === 'bucket' ? [from, ...(name ? [name] : [])] : [resolve(from)], env);
}
