/** The value, or one clear line on standard error and the end of the process with code 1. */
export async function orExit<T>(value: Promise<T>): Promise<T> {
  try {
    return await value;
  } catch (error) {
    const line = `cms: ${error instanceof Error ? error.message : String(error)}\n`;
    await new Promise((done) => process.stderr.write(line, done)); // into a pipe it may take a moment
    process.exit(1);
  }
}
