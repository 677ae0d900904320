export function shown(files: string[], imports: (file: string) => string[]): Map<string, string>;
