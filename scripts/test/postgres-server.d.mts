/** Starts a temporary server; resolves with its URL and a function that removes it. */
export function startPostgres(): Promise<{ url: string; stop(): Promise<void> }>;
