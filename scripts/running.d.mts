export function noteRunning(env: Record<string, string>, part: string, pid: number): void;
export function running(env: Record<string, string>): string[];
