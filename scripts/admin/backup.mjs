import { resolve } from 'node:path';
import { operate, prepareData } from '../steps.mjs';

export const usage = '[FILE]';
export const about = 'backs up database, media and spool into one file, also while everything runs';

/** Makes a backup; without a file argument in BACKUP_DIR, where old ones are then deleted. */
export async function run([file], env) {
  prepareData(env);
  await operate('back-up', file ? [resolve(file)] : [], env);
}
