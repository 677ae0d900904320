/** Splits output into lines of the log; see `log-lines.mjs`. */
export function logLines(
  write: (line: Buffer) => void,
  part: string,
  now?: () => number,
): () => { write(chunk: Buffer | string): void; end(): void };
