import { createHash } from 'node:crypto';
import type { FormName } from '../forms/model';

/** Two posts are one lead when their fingerprints are equal: form and every field, trimmed and case-folded (R-LEAD-3). */
export function fingerprint(form: FormName, fields: Record<string, string>): string {
  const folded = Object.entries(fields)
    .map(([name, value]) => [name, value.trim().normalize('NFC').toLowerCase()])
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([form, folded]))
    .digest('hex');
}

/**
 * The key under which the provider stores a lead once, as it is drawn for the first of equal leads. Those of one day share it by
 * definition, so it also unites what a process that could not write took in; `lead-keys.ts` carries it over midnight.
 */
export function idempotencyKey(print: string, receivedAt: number): string {
  return `${print.slice(0, 40)}-${new Date(receivedAt).toISOString().slice(0, 10)}`;
}
