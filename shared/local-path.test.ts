import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isWebAddress, localPath } from './local-path';

const SITE = 'https://site.example';
/** Pieces from which addresses of other hosts are made: control characters, slashes of all kinds, accounts, encodings, dots. */
const piece = fc.constantFrom(
  ...[
    '/',
    '//',
    '\\',
    '\t',
    '\n',
    '\r',
    '\0',
    ' ',
    '\u00a0',
    '\ufeff',
    '.',
    '..',
    '。',
    '．',
    '∕',
    '／',
    '@',
    ':',
    '?',
    '#',
    ';',
  ],
  ...['%09', '%0a', '%2f', '%5c', '%2e', '%252f', '%00', 'http:', 'https:', 'javascript:alert(1)', 'data:', '//evil.example'],
  ...['evil.example', 'user:pw@evil.example', '[::1]', 'é', '😀', '\ud800', 'page', 'site.example', 'here.invalid', 'x=1', '1'],
);
const hostile = fc
  .oneof(
    fc.array(piece, { maxLength: 8 }),
    fc.array(piece, { maxLength: 8 }).map((parts) => ['/', ...parts]),
    fc.string({ unit: 'binary', maxLength: 20 }).map((text) => ['/', text]),
  )
  .map((parts) => parts.join(''));

it('what is accepted as a path stays on the origin, however a browser or a second reader resolves it (R-SAFE-1)', () => {
  fc.assert(
    fc.property(hostile, (to) => {
      const path = localPath(to);
      if (path === undefined) return;
      expect(path).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
      for (const asked of [path, to]) expect(new URL(asked, `${SITE}/service/x`).origin).toBe(SITE);
      const decoded = path.replace(/%([0-7][\da-f])/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
      expect(new URL(decoded, SITE).origin).toBe(SITE);
      expect(localPath(path)).toBe(path);
    }),
    { numRuns: 3000 },
  );
});

it.each([
  '/\t/evil.example',
  '/\n/evil.example',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/%2e//evil.example',
  '/x/..//evil.example',
  '/%09/evil.example',
  '/%2Fevil.example',
  '/%255cevil.example',
  ' //evil.example',
  'javascript:alert(1)',
  'https://evil.example',
  'evil.example',
  '@evil.example',
  '',
  undefined,
  ['/page'],
])('%j is rejected as a path', (to) => expect(localPath(to)).toBeUndefined());

it.each([
  ['/', '/'],
  ['/service/oven-cleaning?city=adelaide#faq', '/service/oven-cleaning?city=adelaide#faq'],
  ['/blog-details/über-uns', '/blog-details/%C3%BCber-uns'],
  ['/admin?redirect=https://evil.example', '/admin?redirect=https://evil.example'],
  ['/x/../page', '/page'],
])('%s is the path %s', (to, path) => expect(localPath(to)).toBe(path));

it('a web address has a host and no credentials', () => {
  for (const good of ['https://example.org', 'http://example.org/a?b#c', 'HTTPS://EXAMPLE.ORG/'])
    expect(isWebAddress(good)).toBe(true);
  for (const bad of [
    'https://site.example@evil.example/',
    'https:///evil',
    'https:evil',
    'https://a b',
    'http://',
    'ftp://a',
    '/a',
  ])
    expect(isWebAddress(bad)).toBe(false);
});
