import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';

/** Makes a file whole or not at all: `write` gets the path of a temporary one, which then takes its place. */
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
