export function parseEnvironmentFile(text: string): { values: Record<string, string>; ignored: string[] };
export function withValues(text: string, values: Record<string, string>): string;
export function assignment(name: string, value: string): string;
