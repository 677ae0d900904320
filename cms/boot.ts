/** The value, or one clear line on standard error and the end of the process with code 1. */
export async function orExit<T>(value: Promise<T>): Promise<T> {
  try {
    return await value;
  } catch (error) {
    process.stderr.write(`cms: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
