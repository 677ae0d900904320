export function sourcesOf(parts: string[]): Promise<string[]>;
