import { resolve } from 'node:path';
import { prepareData, runStorageCommand } from '../steps.mjs';

export const usage = '[FILE]';
export const about = 'backs up database, media and spool into one file, also while everything runs';

/** Makes a backup. Without a file argument it goes into BACKUP_DIR, where old ones are deleted, and encrypted into the bucket. */
export async function run([file], env) {
  prepareData(env);
  await runStorageCommand('back-up', file ? [resolve(file)] : [], env);
  if (!file) await runStorageCommand('copy-away', [], env);
}
