import { expect, it } from 'vitest';
import { pictureIn } from '../text-picture';
import { wordPressPicture } from './wordpress-pictures';

const site = 'https://old.example';
const at = (name: string) => `${site}/wp-content/uploads/2024/05/${name}`;

it.each([
  [
    'one of the smaller sizes, listed as scaled',
    'bench-1024x683.jpg',
    ['bench-scaled.jpg'],
    ['bench-scaled.jpg', 'bench-1024x683.jpg'],
  ],
  ['one of the smaller sizes', 'bench-300x200.jpg', ['bench.jpg'], ['bench.jpg', 'bench-300x200.jpg']],
  ['a scaled one whose copy may be gone', 'bench-scaled.jpg', ['bench-scaled.jpg'], ['bench-scaled.jpg', 'bench.jpg']],
  ['a scaled one that is listed under its first name', 'bench-scaled.jpg', ['bench.jpg'], ['bench-scaled.jpg', 'bench.jpg']],
  ['a smaller size without a list of files', 'bench-300x200.jpg', [], ['bench.jpg', 'bench-300x200.jpg']],
  ['one whose address asks for a size', 'bench.jpg?w=300', [], ['bench.jpg', 'bench.jpg?w=300']],
  ['one in its original size', 'bench.jpg', [], ['bench.jpg']],
])('looks for %s at its largest (R-IMPORT-7)', (_, src, known, wanted) => {
  const scaled = wanted.map(at);
  const found = wordPressPicture(at(src), site, new Set(known.map(at)));
  expect(found.slice(0, scaled.length)).toEqual(scaled);
});

it('looks for a picture behind the service that resized it, and at the site’s own address', () => {
  const own = 'https://i0.wp.com/old.example/wp-content/uploads/a.jpg?resize=300%2C200&ssl=1';
  expect(wordPressPicture(own, site, new Set())[0]).toBe('https://old.example/wp-content/uploads/a.jpg');
  expect(wordPressPicture('/wp-content/uploads/a.jpg', site, new Set())).toEqual([`${site}/wp-content/uploads/a.jpg`]);
  expect(wordPressPicture('//[', site, new Set())).toEqual(['//[']);
});

const PLACE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const PICTURES: [Record<string, string>, string | undefined][] = [
  [{ src: PLACE, 'data-src': '/a.jpg' }, '/a.jpg'],
  [{ src: PLACE, 'data-lazy-src': '/a.jpg', alt: 'x' }, '/a.jpg'],
  [{ src: '/blank.gif', 'data-original': '/a.jpg' }, '/a.jpg'],
  [{ src: '/a-300x200.jpg', srcset: '/a-300x200.jpg 300w, /a-1024x683.jpg 1024w, /a-768x512.jpg 768w' }, '/a-1024x683.jpg'],
  [
    { src: PLACE, 'data-srcset': 'https://c.example/w_300,h_200/a.jpg 1x, https://c.example/w_600,h_400/a.jpg 2x' },
    'https://c.example/w_600,h_400/a.jpg',
  ],
  [{ src: '/a-300x200.jpg', 'data-orig-file': '/a.jpg', srcset: '/a-600x400.jpg 600w' }, '/a.jpg'],
  [{ src: '/a.jpg', srcset: PLACE }, '/a.jpg'],
  [{ src: PLACE }, undefined],
  [{ src: 'https://counter.example/hit', width: '1', height: '1' }, undefined],
  [{}, undefined],
];
it.each(PICTURES)('finds the picture in %j', (attributes, src) => expect(pictureIn(attributes)?.src).toBe(src));
