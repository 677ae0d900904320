/** `restore.ts FILE`, or `restore.ts bucket [NAME]`: replaces the data folder by a backup. Nothing may be running on it. */
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { orExit } from '../../base/process/or-exit';
import { DATABASE, DUMP } from './backup/manifest';
import { restore } from './backup/restore';
import { ENDING, fetchCopy, findCopy } from './offsite/copies';
import { open } from './offsite/seal';
import { readState } from './state';

const { env, mediaDir } = await orExit(import('../../base/process/env'));
const { bucket } = await orExit(import('../../base/files/media-files'));
const source = { dataDir: env.dataDir, mediaDir, bucket, databaseUrl: env.databaseUrl };
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Decrypts a copy into the data folder. Resolves with the file. */
async function decrypted(file: string, name: string | undefined): Promise<string> {
  const { away: place, identities } = env.backups;
  if (identities.length === 0) throw new Error('copies are encrypted: name the file with the secret key, --key FILE');
  const clear = join(env.dataDir, '.fetched.tar.gz');
  if (file !== 'bucket') {
    await open(createReadStream(file), clear, identities);
    return clear;
  }
  if (!place) throw new Error('BACKUP_S3_BUCKET should name the bucket of the copies');
  const copy = await findCopy(place, name);
  say(`${copy.name}${ENDING} comes from the bucket ${place.name}, ${(copy.bytes / 1024 / 1024).toFixed(1)} MB …`);
  await fetchCopy(copy, place, identities, clear, env.dataDir);
  return clear;
}

async function restoreFrom(file: string, name: string | undefined) {
  if (file !== 'bucket' && !file.endsWith(ENDING)) return restore(file, source);
  try {
    return await restore(await decrypted(file, name), source);
  } finally {
    await rm(join(env.dataDir, '.fetched.tar.gz'), { force: true });
  }
}

const [file = '', name] = process.argv.slice(2);
const { manifest, aside, since } = await orExit(restoreFrom(file, name));

const pending = manifest.database === 'sqlite' ? (await orExit(readState(env.databaseUrl))).pending.length : 0;

say(`restored: everything up to ${manifest.made_at}, ${manifest.files.length} files, ${manifest.rows.leads ?? 0} leads`);
if (aside) say(`what was here before: ${aside}`);
if (since && since.leads > 0)
  say(
    `${since.leads} leads came in after the backup; they are only in ${aside}/${manifest.database === 'postgres' ? DUMP : DATABASE}`,
  );
if (since && since.erased.length > 0) {
  say(`people who were erased after the backup are back: erase them again (leads ${since.erased.join(', ')})`);
}
if (pending > 0) say(`${pending} migrations run at the next start`);
say('everybody signs in again');
