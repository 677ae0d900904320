import type { ProofVerdict } from './proof';

/** Signals beside the fields that distinguish people from bots. */
export interface Guard {
  honeypot?: string;
  /** Milliseconds from the form's first touch to the submit; only known with JavaScript. */
  startedMs?: number;
  /** Verdict on the proof of work; absent where none can be required, as without JavaScript. */
  proof?: ProofVerdict;
}

const proofReasons: Record<ProofVerdict, string | undefined> = {
  valid: undefined,
  missing: 'It came without the proof that our form sends along, as a program’s would',
  wrong: 'The proof that our form sends along was wrong',
  expired: 'The proof that our form sends along was too old',
  spent: 'The proof that our form sends along had been used before',
};

/** A form filled in faster than this many milliseconds looks automated. */
const FASTEST_MS = 3000;
const LINK = /https?:|www\.|\[url|<a\s|\b[a-z0-9-]+\.(com|net|org|info|biz|ru|cn|xyz|top|shop|site|online)\b/i;
const NAMES = ['name', 'first_name', 'last_name'];

/** Why a lead looks like spam, in words for the office; undefined if it does not. The lead is stored in any case. */
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
