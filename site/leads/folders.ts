import { mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isUnderWay, removeFile, syncFolder, UNFINISHED } from './durable-file';
import { parseFileName } from './file-name';

/** The folders of a lead; each step is one rename from `waiting` to another. */
const FOLDERS = ['waiting', 'delivered', 'refused'] as const;
export type Folder = (typeof FOLDERS)[number];
/** Folders whose files contain what the visitor wrote. */
export const UNDELIVERED = ['waiting', 'refused'] as const;
export type Undelivered = (typeof UNDELIVERED)[number];

/** A claim by a living process expires after this many milliseconds, because its process id may have been reused. */
const CLAIM_MS = 60_000;
const alive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Deletes incomplete files that nobody is writing any more. */
export async function removeUnfinished(folder: string) {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(UNFINISHED)) continue;
    const pid = Number(name.slice(UNFINISHED.length).split('-')[0]);
    const path = join(folder, name);
    if (pid === process.pid ? isUnderWay(path) : alive(pid)) continue;
    await removeFile(path);
  }
}

/** The spool's folders. Every method rejects with the file system's error. */
export class Folders {
  constructor(readonly dir: string) {}

  at(folder: Folder, name: string) {
    return join(this.dir, folder, name);
  }

  /** Names of the leads in a folder, oldest first. */
  async names(folder: Folder): Promise<string[]> {
    return (await readdir(join(this.dir, folder))).filter(parseFileName).sort();
  }

  /** Creates the folders and deletes incomplete files of a crash. */
  async open() {
    for (const folder of FOLDERS) await mkdir(join(this.dir, folder), { recursive: true, mode: 0o700 });
    await syncFolder(this.dir);
    for (const folder of FOLDERS) await removeUnfinished(join(this.dir, folder));
  }

  /** Whether a waiting file is free, or its claim is of a process that has ended. */
  async mayClaim(name: string): Promise<boolean> {
    const pid = parseFileName(name)?.claimedBy;
    if (!pid || pid === process.pid || !alive(pid)) return true;
    const { ctimeMs } = await stat(this.at('waiting', name)).catch(() => ({ ctimeMs: Date.now() })); // deleted meanwhile
    return Math.abs(Date.now() - ctimeMs) > CLAIM_MS; // a claim from the future: the clock was set back
  }
}
