import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstLetter, letterEnd, shortened } from './text';

it.each([
  ['😀 Sam', '😀'],
  [' élan', 'é'],
  ['👩🏽‍🚒 Ada', '👩🏽‍🚒'],
  ['', ''],
])('the first letter of "%s" is "%s"', (name, letter) => expect(firstLetter(name)).toBe(letter));

it('a text is never cut within a character, and never longer than asked', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.nat(40), (whole, length) => {
      const end = letterEnd(whole, length);
      expect(end).toBeLessThanOrEqual(length);
      expect(whole.slice(0, end).isWellFormed()).toBe(true);
      expect(shortened(whole, length).isWellFormed()).toBe(true);
    }),
  );
});
