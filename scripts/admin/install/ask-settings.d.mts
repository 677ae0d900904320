export function given(args: string[]): Record<string, string>;
export function problems(values: Record<string, string | undefined>): Promise<string[]>;
export function withSecrets(values: Record<string, string | undefined>): Record<string, string>;
