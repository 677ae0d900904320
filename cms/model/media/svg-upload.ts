import { Parser } from 'htmlparser2';
import { escapeHtml } from 'shared/html';
import { svgRoot } from 'shared/svg-root';
import { localStyle } from './svg-style';

/** Maximum size of an SVG in bytes, as on the site. */
const MAX_BYTES = 512 * 1024;
/** Elements may be nested so deep: drawings need a dozen, and readers go down a level at a time. */
const DEEPEST = 100;

const SHAPES = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan'];
const GROUPS = ['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'style', 'clipPath', 'mask', 'pattern', 'marker'];
const PAINTS = ['linearGradient', 'radialGradient', 'stop', 'filter'];
const EFFECTS =
  'Blend Color ColorMatrix ComponentTransfer Composite DropShadow Flood FuncA FuncB FuncG FuncR GaussianBlur Merge MergeNode Offset';

/** Elements that draw. Of others, such as links, only the content is kept. */
const ELEMENTS = new Set([...SHAPES, ...GROUPS, ...PAINTS, ...EFFECTS.split(' ').map((name) => `fe${name}`)]);
/** Elements that go with all that is in them. */
const WHOLE = new Set(['script', 'foreignObject', 'iframe', 'noscript', 'textarea', 'option']);

/** Handlers, and everything that leads out of the file. */
const isUnsafe = (name: string, value: string) =>
  /^on/i.test(name) ||
  (/href$/i.test(name) && !value.startsWith('#')) ||
  /javascript:|expression\(/i.test(value.replace(/\s/g, '')) ||
  localStyle(value) !== value;

/** Whether a file's content begins like an SVG. */
export const isSvg = (data: Buffer): boolean => data.length <= MAX_BYTES && svgRoot(data.toString()) !== undefined;

/** Whether it is markup of any kind, which no picture is but an SVG. */
export const isMarkup = (data: Buffer): boolean => /^\s*</.test(data.subarray(0, 1024).toString());

/** Removes from an SVG what could run or load something, in one pass. Undefined when elements are nested too deep. */
export function cleanSvg(data: Buffer): Buffer | undefined {
  const written: string[] = [];
  /** For each open element whether it is kept. */
  const open: boolean[] = [];
  let left = 0; // open elements that go with all that is in them
  let isTooDeep = false;
  let style: string[] | undefined;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        isTooDeep ||= open.length >= DEEPEST;
        const kept = left === 0 && ELEMENTS.has(name) && (open.length > 0 || name === 'svg');
        open.push(kept);
        if (WHOLE.has(name)) left += 1;
        if (!kept) return;
        const safe = Object.entries(attributes).filter(([key, value]) => !isUnsafe(key, value));
        if (name === 'style') style = [];
        written.push(`<${name}${safe.map(([key, value]) => ` ${key}="${escapeHtml(value)}"`).join('')}>`);
      },
      ontext(text) {
        if (left > 0 || open.length === 0) return;
        if (style) style.push(text);
        else written.push(escapeHtml(text));
      },
      onclosetag(name) {
        if (WHOLE.has(name)) left -= 1;
        if (!open.pop()) return;
        if (name === 'style' && style) {
          written.push(escapeHtml(localStyle(style.join(''))));
          style = undefined;
        }
        written.push(`</${name}>`);
      },
    },
    { xmlMode: true },
  );
  parser.end(data.toString());
  return isTooDeep ? undefined : Buffer.from(written.join(''));
}
