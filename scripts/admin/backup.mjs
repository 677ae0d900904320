import { accessSync, constants, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { prepareData, runStorageCommand, Stop } from '../steps.mjs';

export const usage = '[FILE]';
export const about = 'backs up database, media and spool into one file, also while everything runs';

function checkFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new Stop(`${folder}: the account that owns the data cannot write there; name another folder, such as /tmp, or no file`);
  }
}

export async function run([file], env) {
  if (file) checkFolder(dirname(resolve(file)));
  prepareData(env);
  await runStorageCommand('back-up', file ? [resolve(file)] : [], env);
  if (!file) await runStorageCommand('copy-away', [], env);
}
