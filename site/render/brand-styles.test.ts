import { STARTER_PALETTE } from 'shared/palette';
import { expect, it } from 'vitest';
import { createBrandStyles } from './brand-styles';

const face = (name: string, file = '') => `@font-face{font-family:${name};${file && `src:url(/assets/${file}.woff2)`}}`;
const faces = `${face('Bricolage', 'b')}${face('Fraunces', 'f')}${face('Figtree', 't')}${face('"Fraunces Fallback"')}`;

it('gives a page the two fonts and the colours of its look (R-CLAIM-9)', () => {
  const stylesOf = createBrandStyles(faces);
  const starter = stylesOf();
  expect(starter.fonts).toEqual(['/assets/b.woff2', '/assets/t.woff2']);
  expect(starter.css).toContain(`--main:${STARTER_PALETTE.main};`);
  const other = stylesOf({ main: '#7c1d3f', accent: '#f4b6c2', heading_font: 'Fraunces' });
  expect(other.fonts).toEqual(['/assets/f.woff2', '/assets/t.woff2']);
  expect(other.css).toContain("--head:Fraunces,'Fraunces Fallback'");
  expect(other.css).toContain('Fraunces Fallback"');
  expect(Object.values(STARTER_PALETTE).filter((colour) => other.css.includes(colour))).toEqual([]);
});
