import { readAmount } from 'shared/amount';
import { z } from 'zod';

/** A line of a quote as it is stored; a draft may have one without a price. */
const Line = z.object({ text: z.string(), quantity: z.number(), unit_cents: z.number().int().nullable() });
export type Line = z.infer<typeof Line>;

/** The stored lines of a quote; none if it has something else. */
export const linesOf = (stored: unknown): Line[] => z.array(Line).catch([]).parse(stored);

/** Divides whole numbers, rounded to the nearest one; halves go away from zero. */
const divided = (number: number, by: number) => Math.sign(number) * Math.floor((2 * Math.abs(number) + by) / (2 * by)) || 0;

/** What a line costs, in cents. A quantity has two decimals at most, so it is counted in hundredths. */
export const centsOf = ({ quantity, unit_cents }: Line): number => divided(Math.round(quantity * 100) * (unit_cents ?? 0), 100);

/** Total, and the GST in it: prices for consumers include it, so it is an eleventh. */
export function sumsOf(lines: readonly Line[], gst: boolean): { total_cents: number; gst_cents: number | null } {
  const total_cents = lines.reduce((sum, line) => sum + centsOf(line), 0);
  return { total_cents, gst_cents: gst ? divided(total_cents, 11) : null };
}

/** An amount as it is typed into a field: "1450.50". */
export const typedAmount = (cents: number | null): string =>
  cents === null ? '' : (cents / 100).toFixed(2).replace(/\.00$/, '');

/** Limits of a line: ten million dollars each, in cents, and ten thousand of them, in hundredths. */
const [MAX_CENTS, MAX_HUNDREDTHS] = [999_999_999, 999_999];

/** Cents of a typed price; null for nothing, undefined if it is no price. A price below zero takes something off. */
export function readPrice(typed: string): number | null | undefined {
  const cents = readAmount(typed);
  return cents && Math.abs(cents) > MAX_CENTS ? undefined : cents;
}

/** A typed quantity, one if nothing was typed; undefined if it is none. */
export function readQuantity(typed: string): number | undefined {
  const hundredths = readAmount(typed);
  if (hundredths === null) return 1;
  return hundredths && hundredths > 0 && hundredths <= MAX_HUNDREDTHS ? hundredths / 100 : undefined;
}
