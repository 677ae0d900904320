import { mkdir, readdir, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What was used once, for as long as it could be used again: an empty file each, so that several processes and a restart agree. */
export interface Spent {
  /** Spends `name` (hexadecimal digits); false when it was spent before. Rejects with the file system's error. */
  spend(name: string, until: number): Promise<boolean>;
}

/** A spent list in a folder of its own; `now` and `until` are milliseconds since the epoch. */
export function createSpent(dir: string, now: () => number = Date.now): Spent {
  /** Every so often, in milliseconds, what has run out is forgotten: the list is as long as what one span brings in. */
  const TIDY_MS = 60_000;
  let tidied = 0;
  let tidying: Promise<void> | undefined;

  async function forgetOld() {
    await mkdir(dir, { recursive: true, mode: 0o700 });
    const old = (await readdir(dir)).filter((name) => Number.parseInt(name, 10) <= now());
    await Promise.all(old.map((name) => unlink(join(dir, name)).catch(() => undefined))); // another process was faster
  }

  /** All who come meanwhile wait for the same one: before the first there is no folder to write into. */
  function tidy() {
    if (!tidying || now() - tidied >= TIDY_MS) {
      tidied = now();
      tidying = forgetOld().catch((error) => {
        tidying = undefined;
        throw error;
      });
    }
    return tidying;
  }

  return {
    async spend(name, until) {
      await tidy();
      try {
        await writeFile(join(dir, `${until}-${name}`), '', { flag: 'wx', mode: 0o600 });
        return true;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
        throw error;
      }
    },
  };
}
