import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inScript, invisible, scripts } from '../tests/kit/as-pasted';
import { digitsIn, fieldText, folded, legible, wordsIn } from './typed';

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
