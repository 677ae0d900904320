import { resolve } from 'node:path';
import { operate, prepareData } from '../steps.mjs';

export const usage = '[FILE]';
export const about = 'backs up database, media and spool into one file, also while everything runs';

/** Makes a backup. Without a file argument the backup goes into BACKUP_DIR, and old backups there are deleted. */
export async function run([file], env) {
  prepareData(env);
  await operate('back-up', file ? [resolve(file)] : [], env);
}
