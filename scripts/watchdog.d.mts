import type { ChildProcess } from 'node:child_process';

export function watch(child: ChildProcess, url: string, onHang: () => void, options?: { everyMs: number; most: number }): void;
