import { expect, it } from 'vitest';
import { TooElaborate } from './svg-cost';
import { localStyle } from './svg-style';
import { cleanSvg, isSvg } from './svg-upload';

const svg = (inside: string, attributes = '') =>
  Buffer.from(
    `<?xml version="1.0"?><!-- made --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${inside}</svg>`,
  );

it.each([
  ['a script', '<script>alert(1)</script>'],
  ['a handler', '<path d="M0 0" onclick="alert(1)"/>'],
  ['a link that runs', '<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
  ['an animation of a link', '<animate attributeName="href" to="javascript:alert(1)"/>'],
  ['foreign content', '<foreignObject><iframe src="//alert"></iframe></foreignObject>'],
  ['a picture from elsewhere', '<image href="https://alert.example/x.png"/>'],
  ['a style from elsewhere', '<style>@import url(https://alert.example/x.css);.a{fill:url(https://alert.example/#a)}</style>'],
  ['a shape from elsewhere', '<use href="https://alert.example/x.svg#a"/>'],
])('removes %s from an SVG (R-CLAIM-9)', (_, inside) => {
  const file = svg(`${inside}<rect width="3" height="3"/>`, ' onload="alert(1)"');
  expect(isSvg(file)).toBe(true);
  const cleaned = cleanSvg(file).toString();
  expect(cleaned).not.toContain('alert');
  expect(cleaned).toContain('<rect width="3" height="3">');
});

it('keeps what draws: gradients, classes, text, references within the file (R-CLAIM-9)', () => {
  const inside =
    '<style>.a{fill:url(#g)}</style><defs><linearGradient id="g"><stop offset="0" stop-color="red"></stop></linearGradient></defs>' +
    '<path class="a" d="M0 0h9"></path><use href="#g"></use><text>Küche &amp; Bad</text>';
  expect(cleanSvg(svg(inside)).toString()).toContain(inside);
});

it('rejects what is not an SVG', () => {
  expect(isSvg(Buffer.from('<html><svg></svg></html>'))).toBe(false);
  expect(isSvg(Buffer.from([0x89, 0x50, 0x4e, 0x47]))).toBe(false);
});

const nested = (depth: number) => `${'<g>'.repeat(depth)}<path d="M0 0"/>${'</g>'.repeat(depth)}`;
/** Each line draws the one before ten times. */
const growing = (lines: number, reference: (id: string) => string) =>
  `<g id="l0"><path d="M0 0"/></g>${Array.from({ length: lines }, (_, at) => `<g id="l${at + 1}">${reference(`#l${at}`).repeat(10)}</g>`).join('')}`;
const paint = (id: string) => `<rect fill="url(${id})"/>`;

it.each([
  ['elements in elements without end', nested(5000)],
  ['shapes that use shapes', growing(9, (id) => `<use href="${id}"/>`)],
  ['shapes that use shapes by another name', growing(9, (id) => `<use xlink:href="${id}"/>`)],
  ['patterns of patterns', growing(9, paint).replaceAll('<g id', '<pattern id').replaceAll('</g>', '</pattern>')],
  [
    'patterns by class',
    `<style>${Array.from({ length: 9 }, (_, at) => `.c${at}{fill:url(#l${at})}`).join('')}</style>${growing(9, (id) => `<rect class="c${id.slice(2)}"/>`)}`,
  ],
  [
    'shapes that are each blurred three times',
    `<filter id="f">${'<feGaussianBlur stdDeviation="300"/>'.repeat(3)}</filter>${'<rect filter="url(#f)"/>'.repeat(300)}`,
  ],
  [
    'as many rules as elements',
    `<style>${Array.from({ length: 2000 }, (_, n) => `.c${n}{fill:red}`).join('')}</style>${'<g/>'.repeat(2000)}`,
  ],
  ['many selectors of one rule', `<style>${'g,'.repeat(3000)}g{fill:red}</style>${'<g/>'.repeat(2000)}`],
  ['rules behind the elements', `${'<g/>'.repeat(2000)}<style>${'g{fill:red}'.repeat(2000)}</style>`],
  ['rules in rules', `${'<g/>'.repeat(2000)}<style>@media all{${'g{fill:red}'.repeat(2000)}}</style>`],
  ['elements with many classes', `<style>${'.z{x:0}'.repeat(300)}</style>${`<g class="${'a '.repeat(1000)}"/>`.repeat(30)}`],
  ['rules that count neighbours', `<style>${'g:nth-child(2n){x:0}'.repeat(100)}</style>${'<g/>'.repeat(3000)}`],
  [
    'rules of ancestors, deep within',
    `<style>${'svg>g g>g g>g g>q rect{x:0}'.repeat(100)}</style>${'<g>'.repeat(90)}${'<rect/>'.repeat(100)}${'</g>'.repeat(90)}`,
  ],
  ['a text without end', `<text>${'a'.repeat(20_000)}</text>`],
  ['a text of many parts', `<text>${'<tspan>a</tspan>'.repeat(4000)}</text>`],
  ['very many texts', `<text>${'a'.repeat(900)}</text>`.repeat(20)],
  ['one text drawn very often', `<defs><text id="t">${'a'.repeat(900)}</text></defs>${'<use href="#t"/>'.repeat(20)}`],
  ['a shape that uses itself', '<g id="a"><use href="#a"/></g>'],
  [
    'a long chain',
    `<g id="l0"/>${Array.from({ length: 5000 }, (_, at) => `<use id="l${at + 1}" href="#l${at}"/>`)
      .reverse()
      .join('')}`,
  ],
])('rejects %s, which would take minutes to draw (R-SAFE-3)', (_, inside) => {
  expect(() => cleanSvg(svg(inside))).toThrow(TooElaborate);
});

it('keeps a shadow', () => {
  const inside =
    '<filter id="f"><feGaussianBlur stdDeviation="3"></feGaussianBlur></filter><g filter="url(#f)"><rect></rect></g>';
  expect(cleanSvg(svg(inside)).toString()).toContain(inside);
});

it('keeps a drawing with many shapes, classes and references', () => {
  const shapes = Array.from(
    { length: 3000 },
    (_, at) => `<path class="a b" fill="url(#g)" d="M${at} 0"></path><use href="#s"></use>`,
  ).join('');
  const inside = `<style>.a{fill:url(#g)}.b,.c{mask:url(#m)}</style><defs><linearGradient id="g"><stop></stop></linearGradient><mask id="m"><rect></rect></mask><g id="s"><path></path></g></defs>${shapes}`;
  expect(cleanSvg(svg(inside)).toString()).toContain(inside);
});

it.each([
  ['@import "https://alert.example/x.css"; .a{fill:red}', ' .a{fill:red}'],
  ['.a{fill:\\75rl(https://alert.example/)}', '.a{fill:75rl(https://alert.example/)}'],
  ['.a{fill:url( "#g" )}', '.a{fill:url( "#g" )}'],
  ['.a{src:URL(//alert.example)}.b{x:image-set("a.png" 1x)}', '.a{src:none}.b{x:none}'],
  ['.a{fill:url(#g', '.a{fill:none'],
])('cleans the style %s to %s', (given, left) => expect(localStyle(given)).toBe(left));

it('takes the rules, elements and letters of a map or a logo (R-SAFE-15)', () => {
  const classes = Array.from({ length: 60 }, (_, n) => `.st${n}{fill:#123${n % 10}}`).join('');
  const shapes = Array.from({ length: 5000 }, (_, n) => `<path class="st${n % 60}" d="M0 0"/>`).join('');
  const names = Array.from({ length: 300 }, () => '<text>North Terrace</text>').join('\n');
  expect(() =>
    cleanSvg(svg(`<style>${classes}</style><g><g>${shapes}</g></g>${names}<desc>${'a'.repeat(20_000)}</desc>`)),
  ).not.toThrow();
});
