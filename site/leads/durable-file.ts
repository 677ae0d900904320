import { open, readdir, rename, unlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

const UNFINISHED = '.unfinished-';

/** Incomplete files that this process is writing; each write has a file of its own. */
const underWay = new Set<string>();
let begun = 0;

type Content = string | Buffer | AsyncIterable<Uint8Array>;

/** Creates an incomplete file beside `path`, hands it on, and deletes what is left of it. Rejects with the first error. */
async function withUnfinished(path: string, content: Content, use: (unfinished: string) => Promise<void>): Promise<void> {
  begun += 1;
  const unfinished = join(dirname(path), `${UNFINISHED}${process.pid}-${begun}-${basename(path)}`);
  underWay.add(unfinished);
  try {
    const handle = await open(unfinished, 'wx', 0o600);
    try {
      await handle.writeFile(content as string); // its type does not know streams
      await handle.sync();
    } finally {
      await handle.close();
    }
    await use(unfinished);
  } catch (error) {
    await unlink(unfinished).catch(() => undefined); // the first error is the one to report
    throw error;
  } finally {
    underWay.delete(unfinished);
  }
}

/** Flushes a folder, so that created, renamed and removed files survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes a file that exists after a crash either whole or not at all: temporary file, fsync, rename, fsync of the folder. Rejects
 * with the file system's error, or with what the content throws, and leaves nothing.
 */
export async function writeDurably(path: string, content: Content): Promise<void> {
  await withUnfinished(path, content, (unfinished) => rename(unfinished, path));
  await syncFolder(dirname(path));
}

/** Writes a temporary file of this size durably and deletes it. Rejects with the file system's error. */
export const tryWriting = (folder: string, bytes: number): Promise<void> =>
  withUnfinished(join(folder, 'probe'), Buffer.alloc(bytes, ' '), unlink);

export const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Deletes a file; false if another process was faster. Rejects with the file system's error. */
export async function removeFile(path: string): Promise<boolean> {
  try {
    await unlink(path);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** Renames a file durably, also between folders. */
export async function moveDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  await syncFolder(dirname(to));
  if (dirname(from) !== dirname(to)) await syncFolder(dirname(from));
}

/** Whether a process with this id runs. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Deletes incomplete files that nobody is writing any more. Rejects with the file system's error. */
export async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(UNFINISHED)) continue;
    const pid = Number(name.slice(UNFINISHED.length).split('-')[0]);
    const path = join(folder, name);
    if (pid === process.pid ? underWay.has(path) : isAlive(pid)) continue;
    await removeFile(path);
  }
}
