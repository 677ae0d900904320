import { type Look, STARTER_LOOK } from 'contract/look';
import { LRUCache } from 'lru-cache';
import postcss from 'postcss';
import { paletteOf } from 'shared/palette';

export interface BrandStyles {
  /** Faces of the two fonts, and the brand's variables. */
  css: string;
  /** URLs of the fonts, the headings' first. */
  fonts: string[];
  /** The main colour, for the browser's own bars. */
  main: string;
}

/** Previews try many looks; pages use one. */
const KEPT = 10;

/** Fonts of all words but headings. */
const TEXT_FONT = 'Figtree';

/** Splits `faces`, the rules of all fonts, and gives each look its styles. */
export function createBrandStyles(faces: string): (look?: Look) => BrandStyles {
  const rules = postcss.parse(faces).nodes.map((node) => {
    const css = String(node);
    return {
      css,
      family: /font-family:\s*["']?([^;"'}]+)/.exec(css)?.[1] ?? '',
      file: /url\("?([^")]+)"?\)/.exec(css)?.[1],
    };
  });
  const made = new LRUCache<string, BrandStyles>({ max: KEPT });
  return ({ main, accent, heading_font } = STARTER_LOOK) => {
    const key = [main, accent, heading_font].join();
    const known = made.get(key);
    if (known) return known;
    const palette = paletteOf({ main, accent });
    const variables = Object.entries(palette).map(([name, value]) => `--${name}:${value}`);
    const used = [heading_font, TEXT_FONT].flatMap((font) =>
      rules.filter(({ family }) => family === font || family === `${font} Fallback`),
    );
    const styles = {
      css: `${used.map(({ css }) => css).join('')}:root{${variables.join(';')};--head:${heading_font},'${heading_font} Fallback',sans-serif}`,
      fonts: used.flatMap(({ file }) => file ?? []),
      main: palette.main,
    };
    made.set(key, styles);
    return styles;
  };
}
