/** A file that cannot be taken; the message lists each line with what is wrong. */
export class BadFile extends Error {
  constructor(file: string, problems: readonly string[]) {
    super(`${file}: nothing was imported.\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
}
