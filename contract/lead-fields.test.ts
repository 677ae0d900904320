import fc from 'fast-check';
import { emailIn } from 'shared/typed';
import { describe, expect, it } from 'vitest';
import { inScript, scripts, sprinkled } from '../tests/kit/as-pasted';
import { EMAIL, isSum } from './lead-fields';
import { emailKey, phoneKey } from './person';

describe('what people type into a form is read in one way (R-FORM-27)', () => {
  it('an e-mail address is the same, however it was pasted', () => {
    const pasted = fc
      .tuple(
        fc.emailAddress(),
        fc.constantFrom('A', ' A ', 'mailto:A', 'Robin Example <A>', '“Robin” <A>', 'A.', 'A,', '\u00a0A\u3000'),
      )
      .chain(([email, form]) => sprinkled(form.replace('A', () => email)).map((text) => ({ email, text })));
    fc.assert(
      fc.property(pasted, ({ email, text }) => {
        expect(emailIn(text)).toBe(email);
        expect(emailKey(text)).toBe(email.toLowerCase());
        expect(EMAIL.test(emailIn(text))).toBe(true);
      }),
    );
    expect(emailIn('ｍｉａ＠ｅｘａｍｐｌｅ．ｃｏｍ')).toBe('mia@example.com');
    for (const wrong of ['', 'mia', 'mia@', 'a b@c.d', '<>', 'mia@example.com and sam@example.com'])
      expect(EMAIL.test(emailIn(wrong))).toBe(false);
  });

  it('a phone number has one key, whatever stands between its digits', () => {
    const between = fc.constantFrom('', ' ', '\u00a0', '-', '\u2011', '–', '−', '.', '/', ' / ', ')', '\u202c', '·');
    const typed = fc.tuple(fc.constantFrom(...scripts), fc.array(between, { minLength: 10, maxLength: 10 }));
    fc.assert(
      fc.property(typed, ([script, signs]) => {
        const digits = [...inScript('0491570156', script)];
        expect(phoneKey(digits.map((digit, at) => digit + signs[at]).join(''))).toBe('491570156');
      }),
    );
  });

  it('the sum may be answered in any script, with any signs around it (R-FORM-3)', () => {
    const right = fc
      .tuple(
        fc.constantFrom('10', 'ten', 'TEN', ...scripts.map((script) => inScript('10', script))),
        fc.constantFrom('A', ' A.', '=A', '6 + 4 = A', '(A)', '"A"!'),
      )
      .chain(([sum, form]) => sprinkled(form.replace('A', sum)));
    fc.assert(fc.property(right, (answer) => void expect(isSum(answer)).toBe(true)));
    for (const wrong of ['', '11', '1', '100', '010', 'tent', '6 + 4', '١١']) expect(isSum(wrong)).toBe(false);
  });
});
