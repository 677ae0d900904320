export function notifyReady(): Promise<void>;
export function whileStarting<T>(work: () => Promise<T>, everyMs?: number): Promise<T>;
