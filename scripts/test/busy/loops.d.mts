export function startLoops(count: number): { pids: number[]; stop(): void };
