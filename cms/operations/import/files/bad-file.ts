export class BadFile extends Error {
  constructor(file: string, problems: readonly string[]) {
    super(`${file}: nothing was imported.\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
}
