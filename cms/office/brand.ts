import { mark } from 'shared/mark';
import type { Palette } from 'shared/palette';
import { type CompanyLook, storedAt } from '../model/settings/company-look';

export const brandVariables = (palette: Palette): Record<`--brand-${string}`, string> => ({
  '--brand-deep': palette.main,
  '--brand-dark': palette['main-deep'],
  '--brand-aqua': palette.highlight,
  '--brand-mint': palette.tint,
  '--brand-sun': palette.accent,
  '--brand-on-sun': palette['on-accent'],
  '--brand-ink': palette.ink,
});

/** `/company-mark`: the company's square sign or logo; without one the mark in its colours. */
export function companyMark({ sign, logo, palette }: CompanyLook): Response {
  const headers = { 'cache-control': 'no-cache' };
  const file = sign ?? logo;
  if (file) return new Response(null, { status: 307, headers: { ...headers, location: storedAt(file) } });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${mark(palette)}</svg>`;
  return new Response(drawing, { headers: { ...headers, 'content-type': 'image/svg+xml' } });
}
