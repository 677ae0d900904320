import { mkdir, readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { isUnderWay, syncFolder, UNFINISHED } from './durable-file';

/** The folders of a lead; each step is one rename from `waiting` to another. */
const FOLDERS = ['waiting', 'delivered', 'refused'] as const;
export type Folder = (typeof FOLDERS)[number];
/** Folders whose files contain what the visitor wrote. */
export const UNDELIVERED = ['waiting', 'refused'] as const;
export type Undelivered = (typeof UNDELIVERED)[number];

/** A claim by a living process expires after this many milliseconds, because its process id may have been reused. */
const CLAIM_MS = 60_000;
const CLAIM = /\.json\.(\d+)$/;

/** The name of a file without the process id of a claim. */
export const freeName = (name: string) => name.replace(CLAIM, '.json');
/** The id of the process that claimed a file; undefined for a free one. */
export const claimantOf = (name: string) => Number(CLAIM.exec(name)?.[1]) || undefined;
/** When the lead of a file was received, in milliseconds since the epoch. */
export const takenAt = (name: string) => Number.parseInt(name, 10);

export const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

const alive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * The spool's folders. A file is named by time and reference; while a process works on it, its name ends with the process id: a
 * claim. Every method rejects with the file system's error.
 */
export class Folders {
  constructor(readonly dir: string) {}

  at(folder: Folder, name: string) {
    return join(this.dir, folder, name);
  }

  async names(folder: Folder): Promise<string[]> {
    return (await readdir(join(this.dir, folder))).filter((name) => /^\d+-.*\.json(\.\d+)?$/.test(name)).sort();
  }

  /** Creates the folders and deletes incomplete files of a crash. */
  async open() {
    for (const folder of FOLDERS) await mkdir(join(this.dir, folder), { recursive: true, mode: 0o700 });
    await syncFolder(this.dir);
    for (const folder of FOLDERS) {
      for (const name of await readdir(join(this.dir, folder))) {
        if (!name.startsWith(UNFINISHED)) continue;
        const pid = Number(name.slice(UNFINISHED.length).split('-')[0]);
        const path = this.at(folder, name);
        if (pid === process.pid ? isUnderWay(path) : alive(pid)) continue;
        await unlink(path).catch((error: unknown) => {
          if (!isMissing(error)) throw error; // another process was faster
        });
      }
    }
  }

  /** Whether a waiting file is free, or its claim is of a process that has ended. */
  async mayClaim(name: string): Promise<boolean> {
    const pid = claimantOf(name);
    if (!pid || pid === process.pid || !alive(pid)) return true;
    const { ctimeMs } = await stat(this.at('waiting', name)).catch(() => ({ ctimeMs: Date.now() })); // deleted meanwhile
    return Math.abs(Date.now() - ctimeMs) > CLAIM_MS; // a claim from the future: the clock was set back
  }
}
