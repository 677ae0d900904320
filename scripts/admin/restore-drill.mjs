import { prepareData, runStorageCommand } from '../steps.mjs';
import { takeKey } from './backup-key/key-file.mjs';

export const usage = '[--key FILE]';
export const about = 'restores the newest backup into a scratch folder and compares it, also while everything runs';
export const reads = (args) => args;

/** The drill of every month. With the secret key it opens the copy in the bucket. */
export async function run(args, env) {
  takeKey(args, env);
  prepareData(env);
  await runStorageCommand('restore-drill', [], env);
}
