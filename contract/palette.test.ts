import { modeLrgb, modeOklab, modeOklch, modeRgb, parseHex, useMode } from 'culori/fn';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrastOf, PAIRS, paletteOf, STARTER_COLOURS, STARTER_PALETTE } from './palette';

for (const mode of [modeRgb, modeLrgb, modeOklab]) useMode(mode);
const oklch = useMode(modeOklch);
/** Strength and hue of a colour. */
const partsOf = (value: string) => {
  const { c = 0, h = 0 } = oklch(parseHex(value)) ?? {};
  return { c, h };
};
/** Degrees between two hues. */
const between = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

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

it('keeps the grounds in the brand’s own hue, and calmer than the starter’s mint (R-CLAIM-9)', () => {
  const starter = partsOf(STARTER_PALETTE.main);
  const strongest = partsOf(STARTER_PALETTE.tint).c;
  fc.assert(
    fc.property(colour, colour, (main, accent) => {
      const [base, palette] = [partsOf(main), paletteOf({ main, accent })];
      const isTeal = between(base.h, starter.h) < 30;
      for (const name of ['paper', 'tint', 'line', 'on-main'] as const) {
        const { c, h } = partsOf(palette[name]);
        expect(c, name).toBeLessThan(Math.min(isTeal ? strongest : 0.75 * strongest, (base.c / starter.c) * strongest) + 0.004);
        // The hue of a paler colour is lost in its eight bits.
        if (c > 0.012 && !isTeal) expect(between(h, base.h), `${name} of ${main}: ${palette[name]}`).toBeLessThan(12);
      }
    }),
    {
      numRuns: 300,
      examples: [
        ['#1b2a4e', '#f2a33a'],
        ['#161616', '#d4af37'],
        ['#1f4d2b', '#e9b44c'],
        ['#ffd600', '#222222'],
      ],
    },
  );
});

it('has neutral grounds for a grey main colour, and marks them with the accent (R-CLAIM-9)', () => {
  const palette = paletteOf({ main: '#161616', accent: '#d4af37' });
  expect(palette).toMatchObject({ highlight: '#d4af37', tint: '#eeeeee' });
});

it('keeps an accent on which black words can be read (R-CLAIM-9)', () => {
  expect(paletteOf({ main: '#4b5563', accent: '#f97316' }).accent).toBe('#f97316');
});

it('darkens yellow to gold, not to olive (R-CLAIM-9)', () => {
  const { h } = partsOf(paletteOf({ main: '#ffd600', accent: '#222222' }).main);
  expect(between(h, 75)).toBeLessThan(5);
});

it('gives stars a colour also with a grey accent (R-CLAIM-9)', () => {
  expect(partsOf(paletteOf({ main: '#c2410c', accent: '#1f2937' }).star).c).toBeGreaterThan(0.1);
});

it('rejects what is not a colour', () => {
  expect(() => paletteOf({ main: 'red', accent: '#ffbf46' })).toThrow('“red” is not a colour such as #0f4c5c');
});
