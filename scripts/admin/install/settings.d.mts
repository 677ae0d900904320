export function given(args: string[]): Record<string, string>;
export function problems(values: Record<string, string>): Promise<string[]>;
