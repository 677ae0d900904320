import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';

/**
 * Makes a file whole or not at all: `write` gets the path of a temporary one beside it, which then takes its place. Each call has its
 * own, so that calls at the same time do not mix. Rejects with the first error and leaves nothing.
 */
export async function replaceFile(path: string, write: (temporary: string) => Promise<unknown>): Promise<void> {
  const temporary = `${path}.${process.pid}-${randomUUID()}`;
  try {
    await write(temporary);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
