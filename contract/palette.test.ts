import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrastOf, PAIRS, paletteOf, STARTER_COLOURS, STARTER_PALETTE } from './palette';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

it('is the starter’s for the starter’s two colours (R-CLAIM-9)', () => {
  expect(paletteOf(STARTER_COLOURS)).toEqual(STARTER_PALETTE);
});

it('has enough contrast for any two colours that an owner chooses (R-CLAIM-9)', () => {
  fc.assert(
    fc.property(colour, colour, (main, accent) => {
      const palette = paletteOf({ main, accent });
      const weak = PAIRS.filter((pair) => contrastOf(palette, pair) < pair.least).map(({ name }) => name);
      expect(weak, JSON.stringify(palette)).toEqual([]);
    }),
    {
      numRuns: 150,
      examples: [
        ['#ffe600', '#ffff00'],
        ['#ffffff', '#000000'],
        ['#808080', '#808080'],
        ['#e8502e', '#e8502e'],
      ],
    },
  );
});

it('keeps colours that work, and moves the others as little as needed (R-CLAIM-9)', () => {
  expect(paletteOf({ main: '#1d3a8a', accent: '#f97316' })).toMatchObject({ main: '#1d3a8a' });
  const { main } = paletteOf({ main: '#ffe600', accent: '#ffbf46' });
  expect(main).not.toBe('#ffe600');
  expect(contrastOf(paletteOf({ main: '#ffe600', accent: '#ffbf46' }), { text: 'main', ground: 'tint' })).toBeLessThan(5);
});

it('rejects what is not a colour', () => {
  expect(() => paletteOf({ main: 'red', accent: '#ffbf46' })).toThrow('“red” is not a colour such as #0f4c5c');
});
