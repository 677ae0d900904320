interface Options {
  ms: number;
  log: string;
  env?: Record<string, string>;
  shown?: boolean;
}

/** Resolves with the exit code, undefined after the time limit, and with what the command printed. */
export function runLimited(command: string, options: Options): Promise<{ code: number | undefined; output: string }>;
