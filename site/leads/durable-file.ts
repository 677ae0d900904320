import { open, rename, unlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Prefix of incomplete files. */
export const UNFINISHED = '.unfinished-';

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
 * with the file system's error and leaves nothing.
 */
export async function writeDurably(path: string, text: string): Promise<void> {
  const unfinished = join(dirname(path), `${UNFINISHED}${process.pid}-${basename(path)}`);
  try {
    const handle = await open(unfinished, 'w', 0o600);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await unlink(unfinished).catch(() => undefined); // the first error is the one to report
    throw error;
  }
  await syncFolder(dirname(path));
}

/**
 * Writes a temporary file of this size durably and deletes it. Rejects with the file system's error, for example when the disk is
 * full.
 */
export async function tryWriting(folder: string, bytes: number): Promise<void> {
  const probe = join(folder, `${UNFINISHED}${process.pid}-probe`);
  try {
    const handle = await open(probe, 'w', 0o600);
    try {
      await handle.writeFile(Buffer.alloc(bytes, ' '));
      await handle.sync();
    } finally {
      await handle.close();
    }
  } finally {
    await unlink(probe).catch(() => undefined); // not created: the first error is the one to report
  }
}

/** Renames a file durably, also between folders. */
export async function moveDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  await syncFolder(dirname(to));
  if (dirname(from) !== dirname(to)) await syncFolder(dirname(from));
}
