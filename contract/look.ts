import { STARTER_COLOURS } from 'shared/palette';
import { z } from 'zod';
import { pictureFields } from './media';

/** The self-hosted fonts for headings, as the style sheet names them. */
export const HEADING_FONTS = ['Bricolage', 'Outfit', 'Jakarta', 'Fraunces'] as const;
export type HeadingFont = (typeof HEADING_FONTS)[number];

const Colour = z.string().regex(/^#[0-9a-f]{6}$/i);

/** How the company looks; without it the site looks like the starter (R-CLAIM-9). */
export const Look = z.object({
  /** As chosen; the site computes the palette (`shared/palette.ts`). */
  main: Colour,
  accent: Colour,
  heading_font: z.enum(HEADING_FONTS),
  /** Shown in place of mark and name, on light ground. */
  ...pictureFields('logo'),
  /** The logo for dark ground; without it the logo stands on a white plate there. */
  ...pictureFields('logo_on_dark'),
  /** A square sign, for tabs and home screens. */
  ...pictureFields('sign'),
});
export type Look = z.infer<typeof Look>;

export const STARTER_LOOK: Look = { ...STARTER_COLOURS, heading_font: 'Bricolage' };
