import { expect, it } from 'vitest';
import { svgSize } from './svg';

const size = (attributes: string, before = '') =>
  svgSize(`${before}<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path/></svg>`);

it.each([
  ['width="40" height="30"', 40, 30],
  ["width='40px' height='30px' viewBox='0 0 8 8'", 40, 30],
  ['viewBox="0 0 64 48"', 64, 48],
  ['viewBox="-5,-5,64.4,48"', 64, 48],
  ['width="100%" height="100%" viewBox="0 0 64 48"', 64, 48],
  ['width="32" viewBox="0 0 64 48"', 32, 24],
  ['height="24" viewBox="0 0 64 48"', 32, 24],
  ['width="1in" height="72pt"', 96, 96],
  ['data-width="7" data-note="a > b" width="40" height="30"', 40, 30],
  ['', 300, 150],
  ['width="0" height="-3"', 300, 150],
])('an SVG with %s is %i by %i pixels', (attributes, width, height) => {
  expect(size(attributes)).toEqual({ width, height });
});

it('skips what may precede the root element', () => {
  const before =
    '\uFEFF<?xml version="1.0"?>\n<!-- <svg width="1"> -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">\n';
  expect(size('width="40" height="30"', before)).toEqual({ width: 40, height: 30 });
});

it.each([
  '',
  'bytes',
  '<html><svg width="4" height="3"></svg></html>',
  '<svgx width="4">',
  '<!DOCTYPE svg [<!ENTITY a "b">]><svg/>',
])('rejects %j as an SVG', (text) => expect(svgSize(text)).toBeUndefined());
