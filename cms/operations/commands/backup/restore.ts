import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { foldLog, pathOf } from '../../../base/database/database-file';
import { isPostgres } from '../../../base/database/database-kind';
import { type Bucket, PHOTOS_PREFIX } from '../../../base/files/bucket';
import type { Source } from './make';
import { DATABASE, DUMP, type Manifest, PHOTOS } from './manifest';
import { putAll } from './media-copy';
import { happenedSince, type Since } from './old-data';
import { openArchive } from './open-archive';
import { dumpPostgres, loadPostgres, refuseWhileInUse } from './postgres-dump';
import { endSessions } from './snapshot';
import { copySpool } from './spool-copy';

/** Exists in the data folder while its parts are replaced; `npm start` refuses to run then. */
const MARKER = 'restore-under-way';

export interface Restored {
  manifest: Manifest;
  /** Where the previous data was moved; undefined if there was none. */
  aside?: string;
  since?: Since;
}

/** Checks that nobody uses the database. A damaged one is accepted: it may be why a backup is needed. */
const takeOver = (url: string) =>
  foldLog(url).catch((error: Error) => {
    if (error.message.includes('in use')) throw error;
  });

async function move(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await rename(from, to).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EXDEV') throw error;
    await cp(from, `${to}.incoming`, { recursive: true, preserveTimestamps: true });
    await rename(`${to}.incoming`, to);
    await rm(from, { recursive: true });
  });
}

/** Adds this machine's waiting leads to the backup's: keys prevent doubles. Another provider was not restored, and has its own. */
async function joinSpools(current: string, staged: string, { database }: Manifest): Promise<void> {
  const receipts = join(staged, 'delivered');
  const before = database === 'none' ? [] : await readdir(receipts);
  await copySpool(current, staged);
  if (database === 'none') {
    for (const name of await readdir(receipts)) await rm(join(staged, 'waiting', name), { force: true });
    return;
  }
  // The receipt belongs to a lead only in the replaced database: a visitor would be thanked for nothing.
  for (const name of await readdir(receipts)) if (!before.includes(name)) await rm(join(receipts, name));
}

/** Where an archive's contents belong; a backup of a site alone leaves database and media unchanged. */
function placesOf({ dataDir, mediaDir, bucket, databaseUrl }: Source, { database }: Manifest): [string, string][] {
  const files: [string, string][] = [
    ['spool', join(dataDir, 'spool')],
    ['gazetteer.csv', join(dataDir, 'gazetteer.csv')],
  ];
  if (database !== 'none' && !bucket) files.push(['media', mediaDir], [PHOTOS, join(dataDir, PHOTOS)]);
  if (database !== 'sqlite') return files;
  const endings = ['-wal', '-shm', '-journal', ''];
  return [...files, ...endings.map((ending): [string, string] => [DATABASE + ending, pathOf(databaseUrl) + ending])];
}

/** Adds what the bucket lacks. An object that has another content goes to the folder `aside` first. */
async function fillBucket(bucket: Bucket, prefix: string, folder: string, aside: string): Promise<void> {
  if (!existsSync(folder)) return;
  const keep = async (name: string, data: Buffer) => {
    await mkdir(aside, { recursive: true, mode: 0o700 });
    await writeFile(join(aside, name), data);
  };
  await putAll(folder, bucket, { prefix, keep });
  await rm(folder, { recursive: true });
}

/** PostgreSQL restores the dump in one transaction; the previous data is dumped too. */
async function replacePostgres(url: string, dump: string, aside: string): Promise<void> {
  await mkdir(aside, { recursive: true, mode: 0o700 });
  await dumpPostgres(url, join(aside, DUMP));
  await loadPostgres(url, dump);
}

async function changePlaces(staged: string, aside: string, places: [string, string][]): Promise<void> {
  for (const [name, place] of places) {
    if (existsSync(place)) await move(place, join(aside, name));
    if (existsSync(join(staged, name))) await move(join(staged, name), place);
  }
  await rm(staged, { recursive: true });
}

function refuseOtherKind(url: string, { database }: Manifest): void {
  if (database === 'none' || (database === 'postgres') === isPostgres(url)) return;
  throw new Error(`the backup is of ${database}, and DATABASE_URL names another kind of database. Nothing was changed`);
}

/** Replaces the data by a backup, checked before the first file moves, and keeps it beside. Throws an Error of one line. */
export async function restore(file: string, source: Source, now = new Date()): Promise<Restored> {
  const { dataDir, databaseUrl } = source;
  if (isPostgres(databaseUrl)) await refuseWhileInUse(databaseUrl);
  else if (existsSync(pathOf(databaseUrl))) await takeOver(databaseUrl);
  const staged = join(dataDir, '.restore');
  const aside = join(dataDir, `before-restore-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`);
  try {
    const manifest = await openArchive(file, staged);
    refuseOtherKind(databaseUrl, manifest);
    const since = await happenedSince(databaseUrl, manifest.made_at);
    if (manifest.database === 'sqlite') await endSessions(join(staged, DATABASE));
    await joinSpools(join(dataDir, 'spool'), join(staged, 'spool'), manifest);
    if (manifest.database === 'postgres') await replacePostgres(databaseUrl, join(staged, DUMP), aside);

    if (source.bucket) {
      await fillBucket(source.bucket, '', join(staged, 'media'), join(aside, 'media'));
      await fillBucket(source.bucket, PHOTOS_PREFIX, join(staged, PHOTOS), join(aside, PHOTOS));
    }

    await writeFile(join(dataDir, MARKER), `${basename(file)} is being restored; what was here before goes to ${aside}\n`);
    await changePlaces(staged, aside, placesOf(source, manifest)).catch((error: Error) => {
      throw new Error(`half done (${error.message}): what was here lies in ${aside}; mend that and restore again`);
    });
    // The site's copies of the provider's content are fetched again.
    await rm(join(dataDir, 'site'), { recursive: true, force: true });
    await rm(join(dataDir, MARKER));
    return { manifest, aside: existsSync(aside) ? aside : undefined, since };
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
}
