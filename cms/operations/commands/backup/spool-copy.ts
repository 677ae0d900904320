import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ifMissing } from './if-missing';

/** In the order in which a lead passes them: one that moves during the copy is found in the next. */
const FOLDERS = ['waiting', 'refused', 'delivered'] as const;
/** A lead may be missed while it is renamed, so the folder is listed again. */
const ROUNDS = { least: 2, most: 20 };

const PHOTO = /^[0-9a-f]{32}\.(json|photo)$/;
const LEAD = /^(\d+-.*\.json)(\.\d+)?$/;

const listed = (folder: string) => readdir(folder).catch(ifMissing([]));

/** Copies one folder's leads without the claims in their names; returns how many had moved. */
async function copyOnce(from: string, to: string): Promise<number> {
  let gone = 0;
  for (const name of await listed(from)) {
    const lead = LEAD.exec(name)?.[1];
    if (!lead) continue;
    await copyFile(join(from, name), join(to, lead)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      gone += 1;
    });
  }
  return gone;
}

/** Copies the photos of leads: each name first, which is in the copy or with the lead in the database, then the photo. */
async function copyPhotos(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const name of (await listed(from)).filter((file) => PHOTO.test(file)).sort()) {
    await copyFile(join(from, name), join(to, name)).catch(ifMissing(undefined)); // delivered meanwhile
  }
}

/** Copies the spool while the site uses it: every acknowledged lead is in the copy, or already in the database. */
export async function copySpool(from: string, to: string): Promise<void> {
  for (const folder of FOLDERS) {
    await mkdir(join(to, folder), { recursive: true, mode: 0o700 });
    for (let round = 1; round <= ROUNDS.most; round += 1) {
      const gone = await copyOnce(join(from, folder), join(to, folder));
      if (gone === 0 && round >= ROUNDS.least) break;
    }
  }
  await copyPhotos(join(from, 'photos'), join(to, 'photos'));
}
