export function startTimeOf(pid: number): string;
export function recordProcess(env: Record<string, string>, name: string, pid: number): void;
export function running(env: Record<string, string>): string[];
export function endOrphans(env: Record<string, string>, parts: string[], graceMs?: number): Promise<string[]>;
