import type { ChildProcess, SpawnOptions } from 'node:child_process';

export interface Limits {
  stillMs: number;
  busyMs: number;
}

export const USUAL: Limits;
export function patience(pidsOf: () => number[], limits?: Limits): { noteOutput(): void; over(): string | undefined };
export function whileItGetsOn(child: ChildProcess, giveUp: (why: string) => void, limits?: Limits): () => void;
export function runPatiently(command: string, args: string[], options?: SpawnOptions, limits?: Limits): Promise<string>;
