import sanitize from 'sanitize-html';

/** Maximum size of an SVG in bytes, as on the site. */
const MAX_BYTES = 512 * 1024;

const SHAPES = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan'];
const GROUPS = ['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'style', 'clipPath', 'mask', 'pattern', 'marker'];
const PAINTS = ['linearGradient', 'radialGradient', 'stop', 'filter'];
const EFFECTS =
  'Blend Color ColorMatrix ComponentTransfer Composite DropShadow Flood FuncA FuncB FuncG FuncR GaussianBlur Merge MergeNode Offset';

/** Elements that draw; everything else, such as scripts, animations and foreign content, is removed. */
const ELEMENTS = [...SHAPES, ...GROUPS, ...PAINTS, ...EFFECTS.split(' ').map((name) => `fe${name}`)];

/** Handlers, and everything that leads out of the file. */
const isUnsafe = (name: string, value: string) =>
  /^on/i.test(name) ||
  (/href$/i.test(name) && !value.startsWith('#')) ||
  /url\(\s*["']?(?!#)|javascript:|expression\(/i.test(value.replace(/\s/g, ''));

/** Whether a file's content begins like an SVG. */
export const isSvg = (data: Buffer): boolean =>
  data.length <= MAX_BYTES &&
  /^\uFEFF?\s*(<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*(\[[^\]]*\])?>\s*)*<svg[\s>]/i.test(data.toString());

/** Removes from an SVG what could run or load something: scripts, handlers, links, foreign content, pictures from elsewhere. */
export function cleanSvg(data: Buffer): Buffer {
  const cleaned = sanitize(data.toString(), {
    allowedTags: ELEMENTS,
    allowedAttributes: false,
    allowVulnerableTags: true,
    allowedSchemes: [],
    nonTextTags: ['script', 'foreignObject', 'iframe', 'noscript', 'textarea', 'option'],
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    transformTags: {
      '*': (tagName, attribs) => ({
        tagName,
        attribs: Object.fromEntries(Object.entries(attribs).filter(([name, value]) => !isUnsafe(name, value))),
      }),
    },
  });
  return Buffer.from(cleaned.replace(/@import[^;]*;?/gi, '').replace(/url\(\s*["']?(?!["']?#)[^)]*\)/gi, 'none'));
}
