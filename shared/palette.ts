import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  type Oklch,
  parseHex,
  useMode,
  wcagContrast,
} from 'culori/fn';

for (const mode of [modeRgb, modeLrgb, modeOklab]) useMode(mode);
const oklch = useMode(modeOklch);

/** The starter's colours; every other palette is this one, moved to other hues. All are `#rrggbb`. */
export const STARTER_PALETTE = {
  main: '#0f4c5c',
  'main-deep': '#0a3a47',
  accent: '#ffbf46',
  'accent-warm': '#f7ae27',
  /** Words on the accent. */
  'on-accent': '#0a3a47',
  /** The accent where it stands on the main colour. */
  'accent-on-main': '#ffbf46',
  /** Highlights and marks, not for words on light ground. */
  highlight: '#2ec4b6',
  'highlight-text': '#08716b',
  paper: '#f7faf9',
  tint: '#ddf5ec',
  ink: '#16323a',
  soft: '#48626a',
  line: '#d3e3df',
  edge: '#6f8b91',
  star: '#e79a09',
  'on-main': '#e4f2f0',
  'soft-on-main': '#c3dcdb',
};

export type Palette = typeof STARTER_PALETTE;
type PaletteName = keyof Palette;

/** Lowest contrast of words on their ground (WCAG 2.2 AA, 1.4.3), and of signs that are not words (1.4.11). */
const WORDS = 4.5;
const SIGNS = 3;

const WHITE = '#ffffff';

const hex = (colour: Oklch) => formatHex(clampChroma(colour, 'oklch'));

/** Throws an Error for anything but `#rrggbb`. */
function read(value: string): Required<Omit<Oklch, 'alpha'>> {
  const colour = oklch(parseHex(value));
  if (!colour || !/^#[0-9a-f]{6}$/i.test(value)) throw new Error(`“${value}” is not a colour such as #0f4c5c`);
  return { mode: 'oklch', l: colour.l, c: colour.c, h: colour.h ?? 0 };
}

/** Step of lightness when a colour is moved; finer ones cannot be told apart. */
const STEP = 0.005;

/** The nearest lightness of `value` that satisfies `works`, darker or lighter; `value` itself when none does. */
function nearest(value: string, works: (value: string) => boolean): string {
  if (works(value)) return value;
  const colour = read(value);
  for (let distance = STEP; distance < 1; distance += STEP)
    for (const l of [colour.l - distance, colour.l + distance]) {
      const moved = l > 0 && l < 1 && hex({ ...colour, l });
      if (moved && works(moved)) return moved;
    }
  return value;
}

const readsOn =
  (grounds: readonly string[], least = WORDS) =>
  (text: string) =>
    grounds.every((ground) => wcagContrast(text, ground) >= least);

/** Below it a colour is grey: it has no hue to take over. */
const GREY = 0.04;
/** The hue of a colour in degrees, and whether it is too grey to have one. Throws an Error for anything but `#rrggbb`. */
export function hueOf(value: string): { hue: number; isGrey: boolean } {
  const { c, h } = read(value);
  return { hue: h, isGrey: c < GREY };
}

/** From this distance of hue on, in degrees, nothing is left of how the starter's own tints turn away from its main colour. */
const FAR = 30;
/** How strong the grounds of another hue are, compared to the starter's mint: white with a breath of the brand. */
const CALM = 0.6;

/** Lightness of words on an accent that neither the deep main colour nor white can be read on. */
const BLACK = 0.16;

const turn = (from: number, to: number) => ((to - from + 540) % 360) - 180;

/** What a colour of the starter becomes: as strong as its base at most, as calm as a ground, or as strong as it. */
type Strength = 'bounded' | 'calm' | 'full';

/**
 * Moves a colour of the starter from the hue and strength of `from` to those of `to`; `shift` takes its lightness along too. The
 * starter turns its tints from teal to mint, which belongs to teal alone: other brands keep to their own hue.
 */
function moved(name: PaletteName, from: PaletteName, to: string, strength: Strength = 'bounded', shift = false): string {
  const [colour, old, base] = [read(STARTER_PALETTE[name]), read(STARTER_PALETTE[from]), read(to)];
  const near = Math.max(0, 1 - Math.abs(turn(old.h, base.h)) / FAR);
  const ratio = strength === 'full' ? base.c / old.c : Math.min(base.c / old.c, 1);
  const calm = strength === 'calm' ? CALM + (1 - CALM) * near : 1;
  const l = Math.min(0.99, Math.max(0.1, colour.l + (shift ? base.l - old.l : 0)));
  return hex({ mode: 'oklch', l, c: colour.c * ratio * calm, h: base.h + turn(old.h, colour.h) * near });
}

/** Hues that turn olive when they are darkened, and the gold that a designer takes instead. */
const [YELLOWISH, GOLD] = [[80, 125], 75] as const;

/** The colour itself where it works, else a darker or lighter one. */
function darkened(value: string, works: (value: string) => boolean): string {
  const colour = read(value);
  const isYellow = colour.c > GREY && colour.h > YELLOWISH[0] && colour.h < YELLOWISH[1];
  return isYellow && !works(value) ? nearest(hex({ ...colour, h: GOLD }), works) : nearest(value, works);
}

interface BrandColours {
  main: string;
  accent: string;
}

export const STARTER_COLOURS: BrandColours = { main: STARTER_PALETTE.main, accent: STARTER_PALETTE.accent };

/**
 * The palette of two colours: the starter's with other hues, in OKLCH, and moved to the nearest lightness where words could not
 * be read. The starter's two colours give the starter's palette. Throws an Error for anything but `#rrggbb`.
 */
export function paletteOf(wish: BrandColours): Palette {
  const [paper, tint] = [moved('paper', 'main', wish.main, 'calm'), moved('tint', 'main', wish.main, 'calm')];
  const light = [WHITE, paper, tint];
  const main = darkened(wish.main.toLowerCase(), readsOn(light));
  const ofMain = (name: PaletteName, strength?: Strength) => moved(name, 'main', main, strength);
  const deep = moved('main-deep', 'main', main, 'full', true);

  const warm = (accent: string) => moved('accent-warm', 'accent', accent, 'full', true);
  const ink = nearest(ofMain('ink'), readsOn(light));
  const black = hex({ ...read(ink), l: BLACK });
  const wordsOn = (accent: string) => [deep, WHITE, black].find((words) => readsOn([accent, warm(accent)])(words));
  const accent = nearest(wish.accent.toLowerCase(), (value) => wordsOn(value) !== undefined);

  const highlight = nearest(
    read(main).c < GREY ? accent : ofMain('highlight'),
    (value) => readsOn([deep])(value) && readsOn([main], SIGNS)(value),
  );
  return {
    main,
    'main-deep': deep,
    accent,
    'accent-warm': warm(accent),
    'on-accent': wordsOn(accent) ?? WHITE,
    'accent-on-main': nearest(accent, readsOn([main])),
    highlight,
    'highlight-text': nearest(ofMain('highlight-text'), readsOn(light)),
    paper,
    tint,
    ink,
    soft: nearest(ofMain('soft'), readsOn(light)),
    line: ofMain('line', 'calm'),
    edge: nearest(ofMain('edge'), readsOn([WHITE], SIGNS)),
    star: read(accent).c < GREY ? moved('star', 'accent', main) : moved('star', 'accent', accent, 'full'),
    'on-main': nearest(ofMain('on-main', 'calm'), readsOn([main])),
    'soft-on-main': nearest(ofMain('soft-on-main', 'calm'), readsOn([main])),
  };
}
