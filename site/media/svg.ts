/** Maximum size of an SVG in bytes. */
export const MAX_SVG_BYTES = 512 * 1024;

/** Policy of an SVG that is opened directly: nothing may run or load, as inside an `img`. */
export const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The size that browsers give an SVG without one. */
const USUAL = { width: 300, height: 150 };
const PIXELS: Record<string, number> = { '': 1, px: 1, pt: 4 / 3, pc: 16, in: 96, cm: 96 / 2.54, mm: 9.6 / 2.54 };

function pixels(length: string | undefined): number | undefined {
  const [, number, unit = ''] = /^\s*([\d.]+(?:e\d+)?)\s*([a-z]*|%)\s*$/i.exec(length ?? '') ?? [];
  const value = Number(number) * (PIXELS[unit.toLowerCase()] ?? Number.NaN);
  return value > 0 && Number.isFinite(value) ? value : undefined;
}

/** Size of an SVG in pixels, from its width and height or its `viewBox`; undefined when it is not an SVG. */
export function svgSize(text: string): { width: number; height: number } | undefined {
  const open = text.slice(0, 64 * 1024).replace(/<!--[\s\S]*?-->/g, '');
  const root = /^\uFEFF?\s*(?:<\?[^>]*>\s*|<!DOCTYPE[^>[]*>\s*)*<svg(?=[\s>/])((?:"[^"]*"|'[^']*'|[^>"'])*)>/i.exec(open);
  if (!root) return undefined;
  const attribute = (name: string) => {
    const [, double, single] = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(root[1] ?? '') ?? [];
    return double ?? single;
  };
  const [, , boxWidth, boxHeight] = (attribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(pixels);
  const box = boxWidth && boxHeight ? { width: boxWidth, height: boxHeight } : undefined;
  const [ownWidth, ownHeight] = [pixels(attribute('width')), pixels(attribute('height'))];
  const ratio = box ? box.width / box.height : undefined;
  const width = ownWidth ?? (ownHeight && ratio ? ownHeight * ratio : box?.width) ?? USUAL.width;
  const height = ownHeight ?? (ownWidth && ratio ? ownWidth / ratio : box?.height) ?? USUAL.height;
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
}
