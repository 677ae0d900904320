import type { ChildProcess } from 'node:child_process';

export function watch(
  child: ChildProcess,
  asked: { url: string; page: string },
  options: {
    everyMs: number;
    answerMs: number;
    most: number;
    mostStuck: number;
    onHang?(): void;
    onStuck?(): void;
    onReady?(): void;
  },
): void;
