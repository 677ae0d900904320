import { modeLrgb, modeOklab, modeOklch, modeRgb, useMode as register } from 'culori/fn';
import { STARTER_COLOURS } from 'shared/palette';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { recolour } from './recolour';

for (const mode of [modeRgb, modeLrgb, modeOklab]) register(mode);
const oklch = register(modeOklch);

/** Colours of the starter's pictures, each of which fills a field of the test's picture. */
const FIELDS = {
  sofa: '#1fa394',
  cupboard: '#15465a',
  cushion: '#f0b030',
  wood: '#c9996a',
  plant: '#3f9a48',
  sky: '#8ccdf0',
  roof: '#d9663c',
  white: '#fafafa',
};
type Field = keyof typeof FIELDS;
const NAMES = Object.keys(FIELDS) as Field[];
const SIDE = 64;

const picture = () =>
  sharp({ create: { width: SIDE * NAMES.length, height: SIDE, channels: 3, background: '#fff' } })
    .composite(
      NAMES.map((name, at) => ({
        input: { create: { width: SIDE, height: SIDE, channels: 3, background: FIELDS[name] } },
        left: at * SIDE,
        top: 0,
      })),
    )
    .jpeg({ quality: 98 })
    .toBuffer();

/** Strength and hue in the middle of each field. */
async function coloursOf(bytes: Buffer) {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return Object.fromEntries(
    NAMES.map((name, index) => {
      const at = ((SIDE / 2) * info.width + (index + 0.5) * SIDE) * info.channels;
      const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
      const { l, c, h = 0 } = oklch({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 });
      return [name, { l, c, h }];
    }),
  ) as Record<Field, { l: number; c: number; h: number }>;
}
const between = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

it.each([
  ['navy', '#1b2a4e', '#f2a33a', 266, 70],
  ['burgundy', '#6d1a36', '#e8b04b', 5, 80],
  ['forest', '#1f4d2b', '#3b82f6', 152, 260],
  ['violet', '#5b21b6', '#f472b6', 292, 350],
])('turns what is teal and amber in a picture to %s, and leaves the rest', async (_, main, accent, mainHue, accentHue) => {
  const original = await picture();
  const [before, after] = [await coloursOf(original), await coloursOf(await recolour(original, { main, accent }))];
  expect(between(after.sofa.h, mainHue), 'sofa').toBeLessThan(25);
  expect(between(after.cupboard.h, mainHue), 'cupboard').toBeLessThan(25);
  expect(between(after.cushion.h, accentHue), 'cushion').toBeLessThan(25);
  for (const name of ['sofa', 'cupboard', 'cushion'] as const)
    expect(after[name].l, `lightness of ${name}`).toBeCloseTo(before[name].l, 1);
  for (const name of ['wood', 'plant', 'sky', 'roof', 'white'] as const)
    for (const part of ['l', 'c'] as const) expect(after[name][part], name).toBeCloseTo(before[name][part], 1.7);
});

it('takes the colour out of them for a black brand', async () => {
  const { sofa, cupboard, plant } = await coloursOf(await recolour(await picture(), { main: '#161616', accent: '#d4af37' }));
  expect([sofa.c, cupboard.c].every((chroma) => chroma < 0.015)).toBe(true);
  expect(plant.c).toBeGreaterThan(0.1);
});

it('gives the same bytes for the starter’s colours', async () => {
  const original = await picture();
  expect(await recolour(original, STARTER_COLOURS)).toBe(original);
});

it('does not block the event loop', async () => {
  const large = await sharp(await picture())
    .resize(2000, 1200, { fit: 'fill' })
    .jpeg()
    .toBuffer();
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await recolour(large, { main: '#0b6e4f', accent: '#e4572e' });
  isDone = true;
  expect(turns).toBeGreaterThan(60); // with the steps of the table and of the picture
});

it('rejects a file that is not a picture', async () => {
  await expect(recolour(Buffer.from('no picture'), { main: '#1b2a4e', accent: '#f2a33a' })).rejects.toThrow();
});
