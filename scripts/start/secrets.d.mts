export const SECRETS: string[];
export function takeSecrets(env?: Record<string, string | undefined>): void;
