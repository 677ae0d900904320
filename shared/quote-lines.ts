import { readAmount } from './amount';

export interface Line {
  text: string;
  quantity: number;
  unit_cents: number | null;
}

export interface TypedLine {
  text: string;
  quantity: string;
  price: string;
}

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

/** The lines that can be read, for a total while somebody types. */
export const readable = (lines: readonly TypedLine[]): Line[] =>
  lines.flatMap(({ text, quantity: many, price }) => {
    const [quantity, unit_cents] = [readQuantity(many), readPrice(price)];
    return quantity === undefined || unit_cents === undefined ? [] : [{ text, quantity, unit_cents }];
  });
