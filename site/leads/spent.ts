import { mkdir, readdir, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withDeadline } from 'shared/deadline';
import { DISK_MS } from '../base/waits';

/**
 * Used tokens until they expire, in a folder of their own: one empty file each, so that all processes agree and a restart keeps
 * them. `now` and `until` are milliseconds since the epoch.
 */
export function createSpent(dir: string, now: () => number = Date.now, diskMs = DISK_MS) {
  /** Expired tokens are deleted at this interval, in milliseconds, which bounds the list. */
  const TIDY_MS = 60_000;
  let tidied = 0;
  let tidying: Promise<void> | undefined;

  async function forgetOld() {
    await mkdir(dir, { recursive: true, mode: 0o700 });
    const old = (await readdir(dir)).filter((name) => Number.parseInt(name, 10) <= now());
    await Promise.all(old.map((name) => unlink(join(dir, name)).catch(() => undefined))); // another process was faster
  }

  /** Concurrent calls share one promise: until the first finishes there is no folder to write to. */
  function tidy() {
    if (!tidying || now() - tidied >= TIDY_MS) {
      tidied = now();
      tidying = withDeadline(diskMs, 'tidying', forgetOld).catch((error) => {
        tidying = undefined;
        throw error;
      });
    }
    return tidying;
  }

  return {
    /** Marks `name` (hexadecimal digits) as used; false if it was. Rejects with the file system's error. */
    async spend(name: string, until: number): Promise<boolean> {
      await tidy();
      try {
        const path = join(dir, `${until}-${name}`);
        await withDeadline(diskMs, 'the mark', () => writeFile(path, '', { flag: 'wx', mode: 0o600 }));
        return true;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
        throw error;
      }
    },
  };
}
export type Spent = ReturnType<typeof createSpent>;
