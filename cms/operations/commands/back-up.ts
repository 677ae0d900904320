/** `back-up.ts [FILE]`: makes a backup; without FILE in BACKUP_DIR, where old ones are then deleted. */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { orExit } from '../../base/process/or-exit';
import { makeBackup } from './backup/make';
import { nameAt, tidyBackups } from './backup/rotation';

const { env, mediaDir } = await orExit(import('../../base/process/env'));
const { bucket } = await orExit(import('../../base/files/media-files'));
const { dir, kept } = env.backups;

async function backUp(file: string | undefined) {
  const target = file ? resolve(file) : resolve(dir, nameAt(new Date()));
  const source = { dataDir: env.dataDir, mediaDir, bucket, databaseUrl: env.databaseUrl };
  const { rows, files } = await makeBackup(source, target);
  if (!file) await tidyBackups(dir, kept);
  const leads = rows.leads ?? 0;
  const waiting = files.filter(({ path }) => path.startsWith('spool/waiting/')).length;
  const media = files.filter(({ path }) => path.startsWith('media/')).length;
  const megabytes = (statSync(target).size / 1024 / 1024).toFixed(1);
  process.stdout.write(`${target}\n${leads} leads, ${waiting} waiting in the spool, ${media} media files, ${megabytes} MB\n`);
}

await orExit(backUp(process.argv[2]));
