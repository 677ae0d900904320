import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAmount, readNumber } from './amount';

/** What people wrote, and what they meant, in hundredths; undefined where nobody can tell. */
const written: Record<string, number | undefined> = {
  '90,50': 9050,
  '90.50': 9050,
  '1,5': 150,
  '12,00': 1200,
  '1,234.50': 123_450,
  '1 234,50': 123_450,
  '1\u202f234,50': 123_450,
  '1.234,50': 123_450,
  '1’234.50': 123_450,
  '1,234': 123_400,
  '1.234.567': 123_456_700,
  '12,345,678.9': 1_234_567_890,
  $90: 9000,
  '$90.5': 9050,
  'A$ 90.50': 9050,
  'AUD 90': 9000,
  '90 $': 9000,
  '-$20': -2000,
  '$-20': -2000,
  '−20,5': -2050,
  '.5': 50,
  '٩٠٫٥٠': 9050,
  '９０．５': 9050,
  '1,23,456': undefined,
  '1,2345': undefined,
  '1.234': undefined,
  '0,234': undefined,
  '1,234,56': undefined,
  '1.234.5': undefined,
  '1,234 567': undefined,
  '12 34': undefined,
  '90.': undefined,
  '1.2.3': undefined,
  '90 per hour': undefined,
  $: undefined,
  '-': undefined,
  '1e3': undefined,
  '0x10': undefined,
  '--5': undefined,
  ['9'.repeat(39)]: undefined,
};

test('what people write is read as they mean it, or refused', () => {
  for (const [typed, hundredths] of Object.entries(written)) expect(readAmount(typed), typed).toBe(hundredths);
  expect([readAmount(''), readAmount(' \u200b')]).toEqual([null, null]);
});

test('an amount is the same whichever separators it is written with', () => {
  const separators = fc.constantFrom(
    ['', '.'],
    ['', ','],
    [',', '.'],
    ['.', ','],
    [' ', ','],
    [' ', '.'],
    ["'", '.'],
    ['\u00a0', ','],
  );
  const sign = fc.constantFrom('', '-');
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999_999 }),
      separators,
      sign,
      fc.constantFrom('', '$', 'A$ '),
      (hundredths, [thousands, decimal], minus, currency) => {
        const [whole = '', part = ''] = (hundredths / 100).toFixed(2).split('.');
        const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands);
        expect(readAmount(`${minus}${currency}${grouped}${decimal}${part}`)).toBe(minus ? -hundredths || 0 : hundredths);
      },
    ),
  );
});

test('whatever is typed, an answer is a whole number of hundredths of which the digits are those that were typed', () => {
  const typed = fc.string({ unit: fc.constantFrom(..."0123456789.,' -$"), maxLength: 12 });
  fc.assert(
    fc.property(typed, (text) => {
      const read = readAmount(text);
      if (read === null || read === undefined) return;
      const digits = text.replace(/\D/g, '').replace(/^0+/, '');
      expect(String(Math.abs(read)).replace(/0+$/, '')).toBe(digits.replace(/0+$/, '') || '');
    }),
    { examples: [['0.50'], ['1,234']] },
  );
});

test('a number is read in the same way, a coordinate with more digits', () => {
  expect(['4,9', '1,234.5', '', '1,23,456'].map((typed) => readNumber(typed))).toEqual([4.9, 1234.5, null, undefined]);
  expect(['−34,7697', '138.6155', '138.61551234567'].map((typed) => readNumber(typed, 7))).toEqual([
    -34.7697,
    138.6155,
    undefined,
  ]);
});
