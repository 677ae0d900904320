import { modeLrgb, modeOklab, modeOklch, modeRgb, parseHex, useMode, wcagContrast } from 'culori/fn';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Palette, paletteOf, STARTER_COLOURS, STARTER_PALETTE } from './palette';

for (const mode of [modeRgb, modeLrgb, modeOklab]) useMode(mode);
const oklch = useMode(modeOklch);
/** Strength and hue of a colour. */
const partsOf = (value: string) => {
  const { c = 0, h = 0 } = oklch(parseHex(value)) ?? {};
  return { c, h };
};
/** Degrees between two hues. */
const between = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

/** Lowest contrast of words on their ground (WCAG 2.2 AA, 1.4.3), and of signs that are not words (1.4.11). */
const WORDS = 4.5;
const SIGNS = 3;

const WHITE = '#ffffff';
const LIGHT_GROUNDS = [WHITE, 'paper', 'tint'] as const;

type Ground = keyof Palette | typeof WHITE;
interface Pair {
  text: Ground;
  ground: Ground;
  least: number;
  name: string;
}

/** Every pair of text and ground that the style sheets use. */
const PAIRS: Pair[] = [
  ...LIGHT_GROUNDS.flatMap((ground): Pair[] => {
    const on = { [WHITE]: 'white', paper: 'the page', tint: 'a tinted section' }[ground];
    return [
      { text: 'main', ground, least: WORDS, name: `Headings on ${on}` },
      { text: 'highlight-text', ground, least: WORDS, name: `Links on ${on}` },
      { text: 'ink', ground, least: WORDS, name: `Text on ${on}` },
      { text: 'soft', ground, least: WORDS, name: `Small text on ${on}` },
    ];
  }),
  { text: WHITE, ground: 'main', least: WORDS, name: 'Headings on the main colour' },
  { text: 'on-main', ground: 'main', least: WORDS, name: 'Text on the main colour' },
  { text: 'soft-on-main', ground: 'main', least: WORDS, name: 'Small text on the main colour' },
  { text: 'tint', ground: 'main', least: WORDS, name: 'Links on the main colour' },
  { text: 'accent-on-main', ground: 'main', least: WORDS, name: 'Accent on the main colour' },
  { text: WHITE, ground: 'main-deep', least: WORDS, name: 'Words of a message' },
  { text: 'on-accent', ground: 'accent', least: WORDS, name: 'Words on a button' },
  { text: 'on-accent', ground: 'accent-warm', least: WORDS, name: 'Words on a button under the pointer' },
  { text: 'main-deep', ground: 'highlight', least: WORDS, name: 'Marks on the highlight' },
  { text: 'highlight', ground: 'main', least: SIGNS, name: 'Icons on the main colour' },
  { text: 'edge', ground: WHITE, least: SIGNS, name: 'Border of a form field' },
];

const colourOf = (palette: Palette, name: Ground) => (name === WHITE ? WHITE : palette[name]);

/** Contrast of a pair, from 1 to 21. */
const contrastOf = (palette: Palette, { text, ground }: Pick<Pair, 'text' | 'ground'>): number =>
  wcagContrast(colourOf(palette, text), colourOf(palette, ground));

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

it('the starter’s two colours give the starter’s palette (R-CLAIM-9)', () => {
  expect(paletteOf(STARTER_COLOURS)).toEqual(STARTER_PALETTE);
});

it('any two colours that an owner chooses give enough contrast (R-CLAIM-9)', () => {
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

it('colours that work are kept, and others changed as little as needed (R-CLAIM-9)', () => {
  expect(paletteOf({ main: '#1d3a8a', accent: '#f97316' })).toMatchObject({ main: '#1d3a8a' });
  const { main } = paletteOf({ main: '#ffe600', accent: '#ffbf46' });
  expect(main).not.toBe('#ffe600');
  expect(contrastOf(paletteOf({ main: '#ffe600', accent: '#ffbf46' }), { text: 'main', ground: 'tint' })).toBeLessThan(5);
});

it('backgrounds keep the brand’s hue, less saturated than the starter’s mint (R-CLAIM-9)', () => {
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

it('a grey main colour gives neutral backgrounds, marked with the accent (R-CLAIM-9)', () => {
  const palette = paletteOf({ main: '#161616', accent: '#d4af37' });
  expect(palette).toMatchObject({ highlight: '#d4af37', tint: '#eeeeee' });
});

it('an accent on which black words can be read is kept (R-CLAIM-9)', () => {
  expect(paletteOf({ main: '#4b5563', accent: '#f97316' }).accent).toBe('#f97316');
});

it('yellow is darkened to gold, not to olive (R-CLAIM-9)', () => {
  const { h } = partsOf(paletteOf({ main: '#ffd600', accent: '#222222' }).main);
  expect(between(h, 75)).toBeLessThan(5);
});

it('stars have a colour even with a grey accent (R-CLAIM-9)', () => {
  expect(partsOf(paletteOf({ main: '#c2410c', accent: '#1f2937' }).star).c).toBeGreaterThan(0.1);
});

it('a text that is not a colour is rejected', () => {
  expect(() => paletteOf({ main: 'red', accent: '#ffbf46' })).toThrow('“red” is not a colour such as #0f4c5c');
});
