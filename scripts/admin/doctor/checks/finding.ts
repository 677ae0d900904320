export interface Finding {
  level: 'ok' | 'warning' | 'error';
  text: string;
  wayOut?: string;
}

export type Check = [name: string, look: () => Promise<Finding[]> | Finding[]];

export const ok = (text: string): Finding => ({ level: 'ok', text });
export const warning = (text: string, wayOut: string): Finding => ({ level: 'warning', text, wayOut });
export const error = (text: string, wayOut: string): Finding => ({ level: 'error', text, wayOut });

/** The cause of a failure in one line: the innermost error with a message or a code. */
export function reasonOf(thrown: unknown): string {
  const { cause = thrown } = (thrown ?? {}) as { cause?: unknown };
  const { message, code } = cause as { message?: string; code?: string };
  return message || code || String(cause);
}

/** "3 minutes", "5 hours", "2 days". */
export function duration(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  if (minutes < 120) return `${minutes} minutes`;
  return minutes < 48 * 60 ? `${Math.round(minutes / 60)} hours` : `${Math.round(minutes / 1440)} days`;
}
