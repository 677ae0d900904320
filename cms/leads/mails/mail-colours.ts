import { clampChroma, useMode as converterTo, formatHex, modeOklch, modeRgb, parseHex } from 'culori/fn';
import type { Palette } from 'shared/palette';

converterTo(modeRgb);
const oklch = converterTo(modeOklch);

export interface MailColours {
  page: string;
  card: string;
  line: string;
  title: string;
  text: string;
  soft: string;
  link: string;
  /** The strip above the card. */
  strip: string;
}

/** On light ground: those of the website, which can be read on white and on `paper`. */
export const lightColours = (palette: Palette): MailColours => ({
  page: palette.paper,
  card: '#ffffff',
  line: palette.line,
  title: palette.main,
  text: palette.ink,
  soft: palette.soft,
  link: palette['highlight-text'],
  strip: palette.main,
});

/** Lightness and greatest chroma of each colour on dark ground. */
const DARK: Record<Exclude<keyof MailColours, 'strip'>, [number, number]> = {
  page: [0.19, 0.015],
  card: [0.24, 0.018],
  line: [0.4, 0.02],
  title: [0.93, 0.03],
  text: [0.9, 0.015],
  soft: [0.77, 0.02],
  link: [0.84, 0.09],
};

/** On dark ground: nearly grey, with a breath of the brand's hue. */
export function darkColours(palette: Palette): MailColours {
  const dark = ([l, most]: [number, number], like: string) => {
    const { c = 0, h = 0 } = oklch(parseHex(like)) ?? {};
    return formatHex(clampChroma({ mode: 'oklch', l, c: Math.min(c, most), h }, 'oklch'));
  };
  const named = Object.entries(DARK).map(([name, shade]) => [
    name,
    dark(shade, name === 'link' ? palette['highlight-text'] : palette.main),
  ]);
  return { ...Object.fromEntries(named), strip: palette.accent };
}
