import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathOf } from '../../base/database/database-file';
import { isPostgres } from '../../base/database/database-kind';

/** The list of databases with content that this installation has had, one a line. */
export const listOf = (dataDir: string) => join(dataDir, 'databases');

function placeOf(url: string): string {
  if (!isPostgres(url)) return pathOf(url);
  const { host, pathname } = new URL(url);
  return `postgres://${host}${pathname}`;
}

const known = async (dataDir: string) => (await readFile(listOf(dataDir), 'utf8').catch(() => '')).split('\n');

/** Remembers a database that has content. A list that cannot be written, on a full disk, is written at a later start. */
export async function remember(dataDir: string, url: string): Promise<void> {
  if ((await known(dataDir)).includes(placeOf(url))) return;
  await mkdir(dataDir, { recursive: true })
    .then(() => appendFile(listOf(dataDir), `${placeOf(url)}\n`))
    .catch(() => undefined);
}

/** Throws if that place, empty now, has had content: a missing file or another server must not be taken for a first start. */
export async function refuseIfEmptied(dataDir: string, url: string): Promise<void> {
  if (!(await known(dataDir)).includes(placeOf(url))) return;
  throw new Error(
    `DATABASE_URL: ${placeOf(url)} is missing or empty, and it had content: put it back, restore a backup (npm run admin -- restore FILE), or delete ${listOf(dataDir)} to begin with an empty one`,
  );
}
