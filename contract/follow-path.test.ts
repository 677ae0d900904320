import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FOLLOW_PATH, writeFollowKey } from './follow';
import { isFollowPath, rightFollowPath } from './follow-path';

const encoded = (letter: string) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`;
const spellings = [
  (letter: string) => letter,
  encoded,
  (letter: string) => encoded(letter).toUpperCase(),
  (letter: string) => encode(letter),
];
const encode = (letter: string) => encoded(letter).replaceAll('%', '%25');
const anyCase = [...spellings, (letter: string) => letter.toUpperCase(), (letter: string) => encoded(letter.toUpperCase())];

/** A text with each letter in one of these spellings. */
const spelt = (text: string, ways: ((letter: string) => string)[]) =>
  fc
    .array(fc.constantFrom(...ways), { minLength: text.length, maxLength: text.length })
    .map((chosen) => [...text].map((letter, n) => chosen[n]?.(letter)).join(''));
const edition = fc.oneof(fc.record({ edition: fc.nat({ max: 99 }) }), fc.record({ draft: fc.nat({ max: 99 }) }));
const key = edition.map((part) => writeFollowKey('the secret', { reference: 'Q-7K2M-9PXW', ...part }));
const slashes = fc.constantFrom('/', '//', '/%2f', '%2F', '%5C', '///');
/** What mail programs and people leave behind a link. */
const trailing = fc.constantFrom(
  ...[
    '',
    '/',
    '//',
    '%20',
    '.',
    '%2e',
    '%0a',
    '/.',
    ',',
    ')',
    '%3E',
    '%22',
    ']',
    '!',
    '%E2%80%8B',
    '&source=mail',
    '*',
    ';',
    '=',
    '/)',
    '...',
  ],
);
const file = fc.constantFrom('', '/office.vcf', '/visit.ics', '/photos');

/** The address of a request in any spelling that a server, a mail program or a person makes of it, and the right one. */
const anySpelling = fc
  .tuple(key, file)
  .chain(([text, name]) =>
    fc.tuple(
      fc.tuple(
        slashes,
        spelt('your-request', anyCase),
        fc.constantFrom('', '.', '%20'),
        slashes,
        spelt(text, spellings),
        trailing,
      ),
      fc.constant(name),
      fc.constant(`${FOLLOW_PATH}/${text}`),
    ),
  )
  .map(([[before, page, behind, between, written, end], name, right]) => ({
    path: new URL(`http://site${before.startsWith('/') ? '' : '/'}${before}${page}${behind}${between}${written}${name}${end}`)
      .pathname,
    right: right + name,
  }));

it('knows the address of a request in every spelling, and its right one (R-SAFE-16)', () => {
  fc.assert(
    fc.property(anySpelling, ({ path, right }) => {
      expect([path, isFollowPath(path)]).toEqual([path, true]);
      expect([path, rightFollowPath(path) ?? path]).toEqual([path, right]);
    }),
    { numRuns: 500 },
  );
});

it('knows a key wherever it stands, also cut short (R-SAFE-16)', () => {
  const places = fc.constantFrom('/', '/de/your-request/', '/your-reqeust/', '/blog/', '/_data/x/', '/a%ff%/');
  fc.assert(
    fc.property(
      places,
      key.chain((text) => spelt(text.slice(0, -20), anyCase)),
      (place, text) => {
        expect(isFollowPath(place + text)).toBe(true);
      },
    ),
  );
});

it.each([
  '/',
  '/free-quote',
  '/services/oven-cleaning',
  '/blog/12',
  '/your-requests',
  '/E-1',
  '/%',
  '/a.1.b',
  '/_data/free-quote',
])('leaves %s alone', (path) => expect([isFollowPath(path), rightFollowPath(path)]).toEqual([false, undefined]));
