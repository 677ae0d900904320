import { createHash } from 'node:crypto';
import type { FormName } from '../forms/model';

/** Two posts are the same lead when their fingerprints are equal: form and all fields, trimmed and case-folded (R-LEAD-3). */
export function fingerprint(form: FormName, fields: Record<string, string>): string {
  const folded = Object.entries(fields)
    .map(([name, value]) => [name, value.trim().normalize('NFC').toLowerCase()])
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([form, folded]))
    .digest('hex');
}

/**
 * The idempotency key for the first of several equal leads. It contains the date, so equal leads of one day share it even if a
 * process could not write; `receipts.ts` keeps it across midnight.
 */
export function idempotencyKey(print: string, receivedAt: number): string {
  return `${print.slice(0, 40)}-${new Date(receivedAt).toISOString().slice(0, 10)}`;
}
