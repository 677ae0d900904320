/** `restore.ts FILE`: replaces the data folder by a backup. Nothing may be running on it. */
import { resolve } from 'node:path';
import { migrationNames } from '../base/database-kind';
import { orExit } from '../boot';
import { DATABASE, DUMP } from './backup/manifest';
import { restore } from './backup/restore';

const { env, mediaDir } = await orExit(import('../base/env'));
const { bucket } = await orExit(import('../files/media-files'));
const source = { dataDir: env.dataDir, mediaDir, bucket, databaseUrl: env.databaseUrl };
const { manifest, aside, since } = await orExit(restore(resolve(process.argv[2] ?? ''), source));

const say = (line: string) => process.stdout.write(`${line}\n`);
const pending = (await migrationNames(env.databaseUrl)).length - manifest.migrations.length;

say(`restored: everything up to ${manifest.made_at}, ${manifest.files.length} files, ${manifest.rows.leads ?? 0} leads`);
if (aside) say(`what was here before: ${aside}`);
if (since && since.leads > 0)
  say(
    `${since.leads} leads came in after the backup; they are only in ${aside}/${manifest.database === 'postgres' ? DUMP : DATABASE}`,
  );
if (since && since.erased.length > 0) {
  say(`people who were erased after the backup are back: erase them again (leads ${since.erased.join(', ')})`);
}
if (manifest.database === 'sqlite' && pending > 0) say(`${pending} migrations run at the next start`);
say('everybody signs in again');
