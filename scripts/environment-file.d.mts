export function parseEnvironmentFile(text: string): { values: Record<string, string>; ignored: string[] };
export function assignment(name: string, value: string): string;
