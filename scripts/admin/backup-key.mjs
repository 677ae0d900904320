import { closeSync, fstatSync, openSync, rmSync, writeSync } from 'node:fs';
import { command, runStorageCommandQuietly, Stop } from '../steps.mjs';
import { checkDataFolder } from './environment/account.mjs';

export const usage = '[FILE]';
export const about = 'makes the keys for copies of backups in a bucket, and prints them, or writes a file for its owner alone';
/** The file is for who says this, and not for the service. */
export const asRoot = true;

const keys = (env) => runStorageCommandQuietly('backup-key', [], { env });

/** What a shell makes of `>` can be read by others before anything stands in it. */
function checkOutput() {
  const output = fstatSync(1);
  if (output.isFile() && (output.mode & 0o077) !== 0)
    throw new Stop(`others can read this file: say ${command} backup-key FILE, without ">". Nothing was written.`);
}

function create(file) {
  try {
    return openSync(file, 'wx', 0o600);
  } catch (error) {
    throw new Stop(
      error.code === 'EEXIST' ? `${file} exists, and a key is never written over another` : `${file}: ${error.message}`,
    );
  }
}

export async function run([file], env) {
  checkDataFolder(env);
  if (!file) {
    checkOutput();
    process.stdout.write(await keys(env));
    return;
  }
  const handle = create(file);
  try {
    writeSync(handle, await keys(env));
  } catch (error) {
    rmSync(file);
    throw error;
  } finally {
    closeSync(handle);
  }
  console.log(`  ${file} has both keys, for its owner alone.`);
}
