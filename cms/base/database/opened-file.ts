import { stat } from 'node:fs/promises';
import { perProcess } from '../process/per-process';
import { pathOf } from './database-file';
import { isPostgres } from './database-kind';

const opened = perProcess<{ file?: number }>('opened-file', () => ({}));

const fileAt = async (url: string) => (await stat(pathOf(url)).catch(() => undefined))?.ino;

/** Remembers which file the server opens. Throws when there is none: opening would make an empty one, whose log spoils the right file. */
export async function noteFile(url: string): Promise<void> {
  if (isPostgres(url)) return;
  opened.file = await fileAt(url);
  if (opened.file === undefined) throw new Error(`DATABASE_URL: ${pathOf(url)} is not there; npm start makes it`);
}

/** What is wrong with the place of the file that the server has open; undefined if nothing is. */
export async function misplaced(url: string): Promise<string | undefined> {
  if (isPostgres(url) || opened.file === undefined) return undefined;
  const now = await fileAt(url);
  if (now === opened.file) return undefined;
  return `${pathOf(url)} is ${now === undefined ? 'not there any more' : 'another file than the one that was opened'}`;
}
