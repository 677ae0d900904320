import { runStorageCommand } from '../steps.mjs';

export const about = 'makes the keys for copies of backups in a bucket, and prints them';

/** Prints a new pair of keys in the format of age. Nothing is written or changed. */
export const run = (_, env) => runStorageCommand('backup-key', [], env);
