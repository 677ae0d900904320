import { expect, it } from 'vitest';
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
  const cleaned = cleanSvg(file)?.toString();
  expect(cleaned).not.toContain('alert');
  expect(cleaned).toContain('<rect width="3" height="3">');
});

it('keeps what draws: gradients, classes, text, references within the file (R-CLAIM-9)', () => {
  const inside =
    '<style>.a{fill:url(#g)}</style><defs><linearGradient id="g"><stop offset="0" stop-color="red"></stop></linearGradient></defs>' +
    '<path class="a" d="M0 0h9"></path><use href="#g"></use><text>Küche &amp; Bad</text>';
  expect(cleanSvg(svg(inside))?.toString()).toContain(inside);
});

it('rejects what is not an SVG', () => {
  expect(isSvg(Buffer.from('<html><svg></svg></html>'))).toBe(false);
  expect(isSvg(Buffer.from([0x89, 0x50, 0x4e, 0x47]))).toBe(false);
});

it('takes no elements in elements without end (R-SAFE-3)', () => {
  expect(cleanSvg(svg(`${'<g>'.repeat(5000)}<path d="M0 0"/>${'</g>'.repeat(5000)}`))).toBeUndefined();
});

it('keeps a shadow', () => {
  const inside =
    '<filter id="f"><feGaussianBlur stdDeviation="3"></feGaussianBlur></filter><g filter="url(#f)"><rect></rect></g>';
  expect(cleanSvg(svg(inside))?.toString()).toContain(inside);
});

it('keeps a drawing with many shapes, classes and references', () => {
  const shapes = Array.from(
    { length: 3000 },
    (_, at) => `<path class="a b" fill="url(#g)" d="M${at} 0"></path><use href="#s"></use>`,
  ).join('');
  const inside = `<style>.a{fill:url(#g)}.b,.c{mask:url(#m)}</style><defs><linearGradient id="g"><stop></stop></linearGradient><mask id="m"><rect></rect></mask><g id="s"><path></path></g></defs>${shapes}`;
  expect(cleanSvg(svg(inside))?.toString()).toContain(inside);
});

it.each([
  ['@import "https://alert.example/x.css"; .a{fill:red}', ' .a{fill:red}'],
  ['.a{fill:\\75rl(https://alert.example/)}', '.a{fill:75rl(https://alert.example/)}'],
  ['.a{fill:url( "#g" )}', '.a{fill:url( "#g" )}'],
  ['.a{src:URL(//alert.example)}.b{x:image-set("a.png" 1x)}', '.a{src:none}.b{x:none}'],
  ['.a{fill:url(#g', '.a{fill:none'],
])('cleans the style %s to %s', (given, left) => expect(localStyle(given)).toBe(left));
