import { writeRaw } from 'shared/process-output';

/** Resolves with the value; on failure prints one clear line to standard error and exits with code 1. */
export async function orExit<T>(value: Promise<T>): Promise<T> {
  try {
    return await value;
  } catch (error) {
    const line = `cms: ${error instanceof Error ? error.message : String(error)}\n`;
    writeRaw(line, process.stderr); // a pipe is written at once
    process.exit(1);
  }
}
