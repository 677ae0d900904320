export function sourcesOf(parts: string[]): Promise<string[]>;
export function copySources(parts: string[], folder: string): Promise<string>;
