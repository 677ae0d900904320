import { wcagContrast } from 'culori/fn';
import fc from 'fast-check';
import { type Palette, paletteOf } from 'shared/palette';
import { expect, it } from 'vitest';
import { darkColours, lightColours, type MailColours } from './mail-colours';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

it.each([
  ['light', lightColours],
  ['dark', darkColours],
] as [string, (palette: Palette) => MailColours][])('every brand’s words can be read on %s ground', (_, coloursOf) => {
  fc.assert(
    fc.property(colour, colour, (main, accent) => {
      const colours = coloursOf(paletteOf({ main, accent }));
      for (const name of ['title', 'text', 'soft', 'link'] as const)
        expect(wcagContrast(colours[name], colours.card), name).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
