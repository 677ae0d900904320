export const SECRETS: string[];
export function takeSecrets(env?: Record<string, string | undefined>, isRead?: (name: string) => boolean): void;
