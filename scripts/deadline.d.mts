export function withDeadline<T>(ms: number, what: string, work: (signal: AbortSignal) => Promise<T>): Promise<T>;
export function fetchWithin(ms: number, url: string, init?: RequestInit): Promise<Response>;
