import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** In the order in which a lead goes through them: whatever leaves one while it is read is met in the next. */
const FOLDERS = ['waiting', 'refused', 'delivered'] as const;
/** A lead may be missed in a listing, or be gone when its turn comes, just as it is renamed: it is looked for again. */
const ROUNDS = { least: 2, most: 20 };

const LEAD = /^(\d+-.*\.json)(\.\d+)?$/;

const listed = (folder: string) =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });

/** Copies one folder's leads without the claims in their names; yields how many were gone meanwhile. */
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

/**
 * Copies the site's spool while the site uses it: every lead that was acknowledged before the call is in the copy, or has
 * reached the database before the call is over.
 */
export async function copySpool(from: string, to: string): Promise<void> {
  for (const folder of FOLDERS) {
    await mkdir(join(to, folder), { recursive: true, mode: 0o700 });
    for (let round = 1; round <= ROUNDS.most; round += 1) {
      const gone = await copyOnce(join(from, folder), join(to, folder));
      if (gone === 0 && round >= ROUNDS.least) break;
    }
  }
}
