import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing, removeFile, writeDurably } from './durable-file';

/** Milliseconds for which a mark is kept: longer than anything of an erased lead can be on its way, and than a key has the same date. */
export const MARKED_MS = 48 * 60 * 60_000;

const nameOf = (what: string) => createHash('sha256').update(what).digest('hex');

/**
 * Marks of what was erased: keys and references of leads, ids of photos. A file for each, named by its hash, with when it was made, in a
 * folder that all processes of the site share. Methods reject with the file system's error.
 */
export function createErased(dir: string) {
  return {
    async mark(what: readonly string[]) {
      if (what.length > 0) await mkdir(dir, { recursive: true, mode: 0o700 });
      for (const one of what) await writeDurably(join(dir, nameOf(one)), String(Date.now()));
    },

    async has(...what: readonly (string | undefined)[]): Promise<boolean> {
      for (const one of what) {
        const found = one === undefined ? undefined : await stat(join(dir, nameOf(one))).catch(unlessMissing);
        if (found) return true;
      }
      return false;
    },

    /** Deletes marks that were made at `time` or before, in milliseconds since the epoch. */
    async forget(time: number) {
      for (const name of (await readdir(dir).catch(unlessMissing)) ?? []) {
        const made = await readFile(join(dir, name), 'utf8').catch(unlessMissing);
        if (made !== undefined && Number(made) <= time) await removeFile(join(dir, name));
      }
    },
  };
}

function unlessMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}
