import type { ProofVerdict } from './proof';

/** What the form tells beside its fields so that machines can be told from people. */
export interface Guard {
  /** What stands in the field that no person sees. */
  honeypot?: string;
  /** Milliseconds from the first touch of the form to its being sent; only known where JavaScript runs. */
  startedMs?: number;
  /** What its proof of work is worth; absent where none can be asked for, as of a form sent without JavaScript. */
  proof?: ProofVerdict;
}

const proofReasons: Record<ProofVerdict, string | undefined> = {
  valid: undefined,
  missing: 'It came without the proof that our form sends along, as a program’s would',
  wrong: 'The proof that our form sends along was wrong',
  expired: 'The proof that our form sends along was too old',
  spent: 'The proof that our form sends along had been used before',
};

/** A form is hardly filled in by hand in less than this, in milliseconds. */
const FASTEST_MS = 3000;
const LINK = /https?:|www\.|\[url|<a\s|\b[a-z0-9-]+\.(com|net|org|info|biz|ru|cn|xyz|top|shop|site|online)\b/i;
const NAMES = ['name', 'first_name', 'last_name'];

/** Whether the sum was answered: 10, also in a word, spaces ignored (R-FORM-3). */
export const isSum = (answer: string) => ['10', 'ten'].includes(answer.replace(/\s+/g, '').toLowerCase());

/** Why a lead looks like a machine's, in words for the office; undefined when it does not. It is kept either way. */
export function suspicionOf(fields: Record<string, string>, guard: Guard): string | undefined {
  const reasons: string[] = [];
  if (guard.honeypot) reasons.push('The field that people do not see was filled in');
  if (guard.startedMs !== undefined && guard.startedMs < FASTEST_MS) {
    reasons.push(`Sent ${(guard.startedMs / 1000).toFixed(1)} seconds after the form was first touched`);
  }
  if (NAMES.some((name) => LINK.test(fields[name] ?? ''))) reasons.push('There is a link in the name');
  const unproved = guard.proof && proofReasons[guard.proof];
  if (unproved) reasons.push(unproved);
  return reasons.length > 0 ? `${reasons.join('. ')}.` : undefined;
}
