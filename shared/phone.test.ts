import fc from 'fast-check';
import { expect, it } from 'vitest';
import { callLink, messageLink, numberIn } from './phone';

it.each([
  ['+61 (0)8 1234 5678', '+61812345678'],
  ['(08) 8123 4567', '+61881234567'],
  ['08 1234 5678', '+61812345678'],
  ['0491 570 156', '+61491570156'],
  ['0061 491 570 156', '+61491570156'],
  ['0011 61 491 570 156', '+61491570156'],
  ['61491570156', '+61491570156'],
  ['Ph: 0491‑570‑156 (Robin)', '+61491570156'],
  ['tel:+61-491-570-156', '+61491570156'],
  ['٠٤٩١ ٥٧٠ ١٥٦', '+61491570156'],
  ['1300 975 707', '1300975707'],
  ['+61 1300 975 707', '+611300975707'],
  ['1800 000 001', '1800000001'],
  ['13 12 34', '131234'],
  ['1300 CLEAN 1', '1300253261'],
  ['1300 CLEANING', '1300253264'],
  ['1300 22 CLEAN', '1300222532'],
  ['1800-clean-us', '1800253268'],
  ['13 CLEAN', '132532'],
  ['+1 800 FLOWERS', '+18003569377'],
  ['1300 975 707 ask for Robin', '1300975707'],
  ['0412 345 678 / 08 8123 4567', '+61412345678'],
  ['0412 345 678 or 0491 570 156', '+61412345678'],
  ['0412345678, 0881234567', '+61412345678'],
  ['08 8123 4567; mobile 0412 345 678', '+61881234567'],
  ['+64 21 123 4567', '+64211234567'],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['+39 06 1234 5678', '+390612345678'],
  ['0412 345 678 ext. 5', '+61412345678'],
])('"%s" dials %s (R-CLAIM-14)', (typed, dialled) => expect(numberIn(typed)?.dialled).toBe(dialled));

it.each(['', 'call me', '123456', '8123 4567', '13001', '1300 CLEA', '0412 345 67', '000', '2026-12-25', '021 123 456'])(
  '"%s" is not a number that can be dialled from anywhere (R-CLAIM-14)',
  (typed) => expect(numberIn(typed)).toBeUndefined(),
);

it('a link dials the number that was meant, however it is formatted', () => {
  const digits = fc.tuple(fc.constantFrom('2', '3', '4', '7', '8'), fc.integer({ min: 10_000_000, max: 99_999_999 }));
  const sign = fc.constantFrom('', ' ', '-', '–', '‑', '.', '\u00a0');
  const start = fc.constantFrom('0', '+61 ', '+61 (0)', '0011 61 ', '0061 ', '+61-', '+61 0', '\u202a+61 ');
  const written = fc.tuple(start, digits, fc.array(sign, { minLength: 9, maxLength: 9 }));
  fc.assert(
    fc.property(written, ([start, [area, rest], signs]) => {
      const text = start + [...`${area}${rest}`].map((digit, at) => digit + (at === 8 ? '' : signs[at])).join('');
      expect([text, callLink(text), messageLink(text)]).toEqual([
        text,
        `tel:+61${area}${rest}`,
        `https://wa.me/61${area}${rest}`,
      ]);
    }),
    { numRuns: 80 },
  );
});

it('a link contains one number of at most 15 digits and nothing else, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.stringMatching(/^[\d +()/-]{0,60}$/), (words, digits) => {
      for (const text of [words, digits, `${words} ${digits}`]) {
        expect(callLink(text) ?? 'tel:0').toMatch(/^tel:\+?\d+$/);
        expect(numberIn(text)?.dialled ?? '+1').toMatch(/^\+?\d{1,15}$/);
        expect(messageLink(text) ?? 'https://wa.me/6112').toMatch(/^https:\/\/wa\.me\/\d{4,17}$/);
      }
    }),
  );
});
