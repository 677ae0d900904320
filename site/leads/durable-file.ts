import { open, rename, unlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Prefix of files that are not complete yet. */
export const UNFINISHED = '.unfinished-';

/** Makes what was created, renamed or removed in a folder survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes a file so that after a crash it is there whole or not at all: temporary file, fsync, rename, fsync of the folder.
 * Rejects with the file system's error; nothing is left then.
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
    await unlink(unfinished).catch(() => undefined); // the first error is the one to tell
    throw error;
  }
  await syncFolder(dirname(path));
}

/** Writes so many bytes in a folder, durably, and takes them away again. Rejects with the file system's error: no room, or no writing. */
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
    await unlink(probe).catch(() => undefined); // not made: the first error is the one to tell
  }
}

/** Renames a file, also from folder to folder, durably. */
export async function moveDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  await syncFolder(dirname(to));
  if (dirname(from) !== dirname(to)) await syncFolder(dirname(from));
}
