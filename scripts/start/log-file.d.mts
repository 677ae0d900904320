export function openLog(path: string, limits?: { bytes?: number; kept?: number }): { write(chunk: Buffer): void };
