/** Resolves with the value; on failure prints one clear line to standard error and exits with code 1. */
export async function orExit<T>(value: Promise<T>): Promise<T> {
  try {
    return await value;
  } catch (error) {
    const line = `cms: ${error instanceof Error ? error.message : String(error)}\n`;
    await new Promise((done) => process.stderr.write(line, done)); // writing to a pipe may take a moment
    process.exit(1);
  }
}
