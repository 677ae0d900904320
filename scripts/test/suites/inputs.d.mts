interface Suite {
  name: string;
  minutes: number;
  command?: string;
  tests: string[];
  follow: string[];
  inputs: string[];
}

export function longTests(): string[];
export function suites(): Suite[];
export function inputsOf(): Promise<(suite: Suite, path: string) => boolean>;
export function changedSince(commit: string): string[] | undefined;
