import type { ChildProcess } from 'node:child_process';

export function watch(
  child: ChildProcess,
  url: string,
  options: {
    env: Record<string, string | undefined>;
    everyMs: number;
    most: number;
    mostStuck?: number;
    onHang(): void;
    onStuck?(): void;
    onReady?(): void;
  },
): void;
