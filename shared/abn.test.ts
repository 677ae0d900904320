import fc from 'fast-check';
import { expect, it } from 'vitest';
import { abnIn, writtenAbn } from './abn';

const REAL = ['51824753556', '53004085616', '33102417032']; // of the Taxation Office, and of two well-known companies

it('reads an ABN however it is grouped, and writes it in its usual groups (R-QUOTE-10)', () => {
  const pasted = ['５１ ８２４ ７５３ ５５６', '\u200f51\u00a0824\u202f753\u2011556\u200b', 'ＡＢＮ ٥١ ٨٢٤ ٧٥٣ ٥٥٦'];
  const usual = ['51824753556', '51 824 753 556', ' ABN: 51-824-753-556 ', 'abn 51.824.753.556', 'ABN51824753556'];
  for (const typed of [...usual, ...pasted]) expect([typed, abnIn(typed)]).toEqual([typed, '51824753556']);
  expect(writtenAbn('51824753556')).toBe('51 824 753 556');
  expect(REAL.map((abn) => abnIn(writtenAbn(abn)))).toEqual(REAL);
});

it('refuses what is no ABN: of eleven digits, any one that is wrong and any two that are swapped (R-QUOTE-10)', () => {
  for (const wrong of ['', '5182475355', '518247535560', '00000000000', '01824753556', 'ACN 004 085 616', '51 824 753 55a'])
    expect([wrong, abnIn(wrong)]).toEqual([wrong, undefined]);
  const place = fc.integer({ min: 0, max: 10 });
  fc.assert(
    fc.property(fc.constantFrom(...REAL), place, fc.integer({ min: 0, max: 9 }), (abn, at, digit) => {
      const typed = abn.slice(0, at) + digit + abn.slice(at + 1);
      expect(abnIn(typed)).toBe(typed === abn ? abn : undefined);
    }),
  );
  fc.assert(
    fc.property(fc.constantFrom(...REAL), fc.integer({ min: 0, max: 9 }), (abn, at) => {
      const typed = abn.slice(0, at) + abn[at + 1] + abn[at] + abn.slice(at + 2);
      expect(abnIn(typed)).toBe(typed === abn ? abn : undefined);
    }),
  );
});
