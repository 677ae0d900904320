import type { ChildProcess } from 'node:child_process';

export function watch(
  child: ChildProcess,
  url: string,
  options: {
    everyMs: number;
    most: number;
    mostStuck?: number;
    onHang(): void;
    onStuck?(): void;
    onReady?(): void;
  },
): void;
