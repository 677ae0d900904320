import { setImmediate } from 'node:timers/promises';
import { clampChroma, modeLrgb, modeOklab, modeOklch, modeRgb, type Oklch, parseHex, useMode as register } from 'culori/fn';
import { LRUCache } from 'lru-cache';
import { type BrandColours, isStarterBrand } from 'shared/palette';
import sharp from 'sharp';

for (const mode of [modeLrgb, modeOklab]) register(mode);
const [rgb, oklch] = [register(modeRgb), register(modeOklch)];

/** Shades of red, green and blue in the table of new colours; those between them are interpolated. */
const SHADES = 33;
/** Pixels between two pauses, a few milliseconds of work. */
const AT_ONCE = 50_000;

/** A part of the starter's pictures that follows one of the brand's colours. */
interface Part {
  follows: keyof BrandColours;
  /** Hue in the pictures, in degrees. */
  hue: number;
  /** How much of a colour belongs to the part, from 0 to 1. */
  share(colour: { l: number; c: number; h: number }): number;
}

/** From 0 at `from` to 1 at `to`, smoothly; either may be the greater. */
function step(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

const PARTS: Part[] = [
  // Sofas, buckets, vans. Plants are greener, and skies bluer.
  { follows: 'main', hue: 185, share: ({ h }) => step(152, 166, h) * step(206, 194, h) },
  // Dark kitchens, rims and gutters. Skies and glass are lighter, solar panels bluer.
  { follows: 'main', hue: 217, share: ({ l, h }) => step(194, 206, h) * step(244, 230, h) * step(0.62, 0.46, l) },
  // Cushions, gloves, lamps. Wood is browner, and weaker.
  { follows: 'accent', hue: 82, share: ({ c, h }) => step(64, 74, h) * step(106, 96, h) * step(0.09, 0.125, c) },
];

/** A brand's colour of less chroma is grey and takes the colour out of its parts; from twice as much on they are as strong as the brand's. */
const GREY = 0.03;
/** Parts in other hues than the starter's are a little calmer than the drawn ones. */
const CALM = 0.85;

/** The colour with its parts in the brand's hues; undefined when none of it follows the brand. */
function recoloured({ mode, l, c, h = 0 }: Oklch, brand: Record<keyof BrandColours, Oklch>): Oklch | undefined {
  const shares = PARTS.map(({ share }) => share({ l, c, h }));
  const rest = shares.reduce((left, share) => left - share, 1);
  if (rest === 1) return undefined;
  // Mixed on the plane of hues: on the way round its edge a half amber floor would turn green.
  const mixed = PARTS.map(({ follows, hue }, index) => {
    const { c: chroma, h: target = 0 } = brand[follows];
    return { share: shares[index] ?? 0, c: c * CALM * step(GREY / 2, GREY * 2, chroma), h: h + target - hue };
  });
  const along = (direction: (angle: number) => number) =>
    [...mixed, { share: rest, c, h }].reduce((sum, part) => sum + part.share * part.c * direction((part.h * Math.PI) / 180), 0);
  const [a, b] = [along(Math.cos), along(Math.sin)];
  return { mode, l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI };
}

/** What is added to each shade of red, green and blue. Pauses, so that requests are answered meanwhile. */
async function tableOf(colours: BrandColours): Promise<Float32Array> {
  const brand = { main: oklch(parseHex(colours.main)) as Oklch, accent: oklch(parseHex(colours.accent)) as Oklch };
  const table = new Float32Array(SHADES ** 3 * 3);
  const shade = (index: number) => index / (SHADES - 1);
  let at = 0;
  for (let r = 0; r < SHADES; r += 1) {
    for (let g = 0; g < SHADES; g += 1)
      for (let b = 0; b < SHADES; b += 1, at += 3) {
        const old = { mode: 'rgb', r: shade(r), g: shade(g), b: shade(b) } as const;
        const wish = recoloured(oklch(old), brand);
        const now = wish && rgb(clampChroma(wish, 'oklch'));
        if (now)
          table.set(
            [now.r - old.r, now.g - old.g, now.b - old.b].map((part) => part * 255),
            at,
          );
      }
    await setImmediate();
  }
  return table;
}

/** Offsets in the table of the eight shades around a pixel, from its lower ones. */
const CORNERS = [0, 1, 2, 3, 4, 5, 6, 7].map((corner) => ({
  ...{ r: corner >> 2, g: (corner >> 1) & 1, b: corner & 1 },
  offset: 3 * (((corner >> 2) * SHADES + ((corner >> 1) & 1)) * SHADES + (corner & 1)),
}));

/** Changes the pixels from `from` to `to`, three bytes each, by what the table says of the shades around each. */
function changePixels(pixels: Buffer, from: number, to: number, table: Float32Array): void {
  const scale = (SHADES - 1) / 255;
  for (let at = from; at < to; at += 3) {
    const [red, green, blue] = [pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number];
    const r = Math.min(SHADES - 2, Math.floor(red * scale));
    const g = Math.min(SHADES - 2, Math.floor(green * scale));
    const b = Math.min(SHADES - 2, Math.floor(blue * scale));
    const [inR, inG, inB] = [red * scale - r, green * scale - g, blue * scale - b];
    const base = 3 * ((r * SHADES + g) * SHADES + b);
    let [moreRed, moreGreen, moreBlue] = [0, 0, 0];
    for (const corner of CORNERS) {
      const weight = (corner.r ? inR : 1 - inR) * (corner.g ? inG : 1 - inG) * (corner.b ? inB : 1 - inB);
      const entry = base + corner.offset;
      moreRed += weight * (table[entry] as number);
      moreGreen += weight * (table[entry + 1] as number);
      moreBlue += weight * (table[entry + 2] as number);
    }
    pixels[at] = Math.round(red + moreRed);
    pixels[at + 1] = Math.round(green + moreGreen);
    pixels[at + 2] = Math.round(blue + moreBlue);
  }
}

/** Tables of the latest brands: the published one, and one that somebody tries. */
const tables = new LRUCache<string, Promise<Float32Array>>({ max: 2 });

function tableFor(colours: BrandColours): Promise<Float32Array> {
  const key = colours.main + colours.accent;
  const table = tables.get(key) ?? tableOf(colours);
  tables.set(key, table);
  return table;
}

/**
 * A picture of the starter as JPEG, with the parts that are teal or amber in the brand's hues; everything else stays as it is. The
 * starter's own colours give the same bytes. Rejects for what is no picture.
 */
export async function recolour(picture: Buffer, colours: BrandColours): Promise<Buffer> {
  if (isStarterBrand(colours)) return picture;
  const table = await tableFor(colours);
  const { data, info } = await sharp(picture).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += AT_ONCE * 3) {
    changePixels(data, at, Math.min(data.length, at + AT_ONCE * 3), table);
    await setImmediate();
  }
  return sharp(data, { raw: info }).jpeg({ quality: 88 }).toBuffer();
}
