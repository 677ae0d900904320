import { EMAIL, isSum } from 'contract/lead-fields';
import { emailKey, phoneKey } from 'contract/person';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsIn, emailIn, fieldText, folded, legible, wordsIn } from './typed';

const invisible = fc.constantFrom(
  '\u200b',
  '\u200e',
  '\u202a',
  '\u202c',
  '\u2060',
  '\u00ad',
  '\ufeff',
  '\u061c',
  '\ufe0f',
  '\ud83d',
);

/** Text with invisible signs anywhere in it. */
const sprinkled = (text: string) =>
  fc.array(fc.tuple(fc.nat(text.length), invisible), { maxLength: 4 }).map((signs) => {
    const letters = [...text].map((letter, at) => signs.flatMap(([place, sign]) => (place === at ? sign : [])).join('') + letter);
    return letters.join('') + signs.flatMap(([place, sign]) => (place >= text.length ? sign : [])).join('');
  });

const scripts = Intl.supportedValuesOf('numberingSystem').filter((name) =>
  /^\p{Nd}+$/u.test(new Intl.NumberFormat(`en-u-nu-${name}`, { useGrouping: false }).format(1_234_567_890)),
);
const inScript = (digits: string, script: string) =>
  digits.replace(/\d/g, (digit) => new Intl.NumberFormat(`en-u-nu-${script}`).format(Number(digit)));

describe('what people type is read in one way (R-FORM-27)', () => {
  it('digits of every script are digits', () => {
    expect(scripts.length).toBeGreaterThan(60);
    for (const script of scripts) expect([script, digitsIn(inScript('0491570156', script))]).toEqual([script, '0491570156']);
  });

  it('reading twice changes nothing, and nothing invisible is left', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.oneof(invisible, fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })) }), (text) => {
        const read = legible(text);
        expect(legible(read)).toBe(read);
        expect(read).not.toMatch(/[\p{Cf}\p{Cs}]|(?! )\p{Z}/u);
      }),
    );
  });

  it('plain text is not changed', () => {
    for (const text of ['Unit 3, 12 Kesters Rd', 'mia+lease_1@sub.example.com', "O'Brien & Sons – no"])
      expect(legible(text)).toBe(text.replace('–', '-'));
  });

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

  it('letters without a Unicode decomposition become plain ones, and words without a letter or digit are dropped', () => {
    expect(folded('Łódź Ørsted STRASSE Straße Æon Đorđe ŒUVRE İstanbul ıslak Þór')).toBe(
      'lodz orsted strasse strasse aeon dorde oeuvre istanbul islak thor',
    );
    expect(wordsIn('– Zoë O’Brien-Smith / (Unit 3/12) — <zoe_o+x@example.com> …')).toEqual([
      'zoe',
      'obrien',
      'smith',
      'unit',
      '3',
      '12',
      'zoe_o+x@example.com',
    ]);
  });
});

it('keeps what was typed as it is, without the orders that turn the words behind it (R-FORM-27)', () => {
  expect(fieldText(' Bob\u202e Plain \u2067עמית\u2069\0 ')).toBe('Bob Plain עמית');
  expect(fieldText('\u202e\u200b')).toBe('');
  expect(fieldText('می\u200cخواهم 👩\u200d🔧')).toBe('می\u200cخواهم 👩\u200d🔧');
});
