import { ownValue } from 'shared/own-value';
import { svgRoot } from 'shared/svg-root';

export const MAX_SVG_BYTES = 512 * 1024;

/** Policy of an SVG that is opened directly: nothing may run or load, as inside an `img`. */
export const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Maximum number of characters of a length that are read. */
const LENGTH_MAX = 200;
/** The size that browsers give an SVG without one. */
const USUAL = { width: 300, height: 150 };
const PIXELS: Record<string, number> = { '': 1, px: 1, pt: 4 / 3, pc: 16, in: 96, cm: 96 / 2.54, mm: 9.6 / 2.54 };

function pixels(length: string | undefined): number | undefined {
  const [, number, unit = ''] = /^([\d.]+(?:e\d+)?)\s*([a-z]*|%)$/i.exec(length?.slice(0, LENGTH_MAX).trim() ?? '') ?? [];
  const value = Number(number) * (ownValue(PIXELS, unit.toLowerCase()) ?? Number.NaN);
  return value > 0 && Number.isFinite(value) ? value : undefined;
}

/** Size of an SVG in pixels, from its width and height or its `viewBox`; undefined when it is not an SVG. */
export function svgSize(text: string): { width: number; height: number } | undefined {
  const root = svgRoot(text);
  if (!root || root.hasRules) return undefined;
  const { viewBox = '' } = root.attributes;
  const [, , boxWidth, boxHeight] = viewBox
    .slice(0, LENGTH_MAX)
    .trim()
    .split(/[\s,]+/)
    .map(pixels);
  const box = boxWidth && boxHeight ? { width: boxWidth, height: boxHeight } : undefined;
  const [ownWidth, ownHeight] = [pixels(root.attributes.width), pixels(root.attributes.height)];
  const ratio = box ? box.width / box.height : undefined;
  const width = ownWidth ?? (ownHeight && ratio ? ownHeight * ratio : box?.width) ?? USUAL.width;
  const height = ownHeight ?? (ownWidth && ratio ? ownWidth / ratio : box?.height) ?? USUAL.height;
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
}
