import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writtenCents } from './money';
import { centsOf, readable, readPrice, readQuantity, sumsOf, typedAmount } from './quote-lines';

const line = fc.record({
  text: fc.string({ minLength: 1 }),
  quantity: fc.integer({ min: 1, max: 999_999 }).map((hundredths) => hundredths / 100),
  unit_cents: fc.option(fc.integer({ min: -99_999_999, max: 99_999_999 })),
});

/** A fraction of whole numbers, rounded to the nearest one with halves away from zero: in exact arithmetic. */
const exactly = (number: bigint, by: bigint) => {
  const size = number < 0n ? -number : number;
  const rounded = Number((2n * size + by) / (2n * by));
  return number < 0n ? -rounded || 0 : rounded;
};

it('the total is the sum of the rounded lines, and the GST in it an eleventh to the cent (R-QUOTE-2)', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
      const cents = lines.map(({ quantity, unit_cents }) =>
        exactly(BigInt(Math.round(quantity * 100)) * BigInt(unit_cents ?? 0), 100n),
      );
      expect(lines.map(centsOf)).toEqual(cents);
      const total_cents = cents.reduce((sum, one) => sum + one, 0);
      expect(sumsOf(lines, false)).toEqual({ total_cents, gst_cents: null });
      expect(sumsOf(lines, true)).toEqual({ total_cents, gst_cents: exactly(BigInt(total_cents), 11n) });
    }),
  );
});

it('an amount that was read stays the same when it is typed again (R-QUOTE-2)', () => {
  fc.assert(
    fc.property(fc.integer({ min: -999_999_999, max: 999_999_999 }), (cents) => {
      expect(readPrice(typedAmount(cents))).toBe(cents);
      expect(readPrice(writtenCents(cents))).toBe(cents);
    }),
  );
});

it('reads prices and quantities as people type them, and nothing else (R-QUOTE-3)', () => {
  expect(['90', '$1,450.50', ' 90.5 ', '-20', '−20.00', '', '.5', '＄９０．５', '٩٠', '\u200e90'].map(readPrice)).toEqual([
    9000,
    145050,
    9050,
    -2000,
    -2000,
    null,
    50,
    9050,
    9000,
    9000,
  ]);
  expect(['abc', '9.9999', '1e3', '-', '.', '90-', '12345678'].map(readPrice)).toEqual(Array(7).fill(undefined));
  expect(['', '2', '1.5', '1,5', '0.25', '1,200'].map(readQuantity)).toEqual([1, 2, 1.5, 1.5, 0.25, 1200]);
  expect(['0', '-1', '1.255', 'two', '99999'].map(readQuantity)).toEqual(Array(5).fill(undefined));
});

it('of lines that are being typed, those count that can be read (R-QUOTE-3)', () => {
  const typed = (quantity: string, price: string) => ({ text: 'Oven', quantity, price });
  const lines = readable([typed('2', '90'), typed('', '−20,50'), typed('two', '5'), typed('1', '9x'), typed('1', '')]);
  expect(lines.map(({ quantity, unit_cents }) => [quantity, unit_cents])).toEqual([
    [2, 9000],
    [1, -2050],
    [1, null],
  ]);
  expect(sumsOf(lines, true)).toEqual({ total_cents: 15950, gst_cents: 1450 });
});
