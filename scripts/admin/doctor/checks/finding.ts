import type { Finding } from '../../../../cms/base/checks';

export type Check = [name: string, look: () => Promise<Finding[]> | Finding[]];

const SIGNS = { ok: 'ok     ', warning: 'WARNING', error: 'ERROR  ' };

export const lineOf = (name: string, { level, what, advice }: Finding): string =>
  `  ${SIGNS[level]}  ${name.padEnd(11)} ${what}${level !== 'ok' && advice ? ` → ${advice}` : ''}`;

/** The cause of a failure in one line: the innermost error with a message or a code. */
export function reasonOf(thrown: unknown): string {
  const { cause = thrown } = (thrown ?? {}) as { cause?: unknown };
  const { message, code } = cause as { message?: string; code?: string };
  return message || code || String(cause);
}
