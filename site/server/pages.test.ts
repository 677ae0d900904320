import { expect, it } from 'vitest';
import { matchPage, pageKey } from './pages';

const key = (path: string, query = '') => pageKey(path, new URLSearchParams(query));

it.each([
  ['/', '/'],
  ['', '/'],
  ['/contact-us/', '/contact-us'],
  ['//contact-us//', '/contact-us'],
  ['//evil.example', '/evil.example'],
  ['///evil.example/contact-us', '/evil.example/contact-us'],
])('keeps %j under %j, which names this site’s own page when it is read as an address', (path, expected) => {
  expect(key(path)).toBe(expected);
  expect(new URL(key(path), 'http://site').host).toBe('site');
});

it('leaves out what the page does not ask for', () => {
  expect(key('/free-quote', 'x=1&city=adelaide&service=oven-cleaning')).toBe('/free-quote?service=oven-cleaning&city=adelaide');
  expect(key('/contact-us', 'x=1')).toBe('/contact-us');
});

it.each(['/a%0Ab', '/a%0D/b', '/%E2%80%A8'])('takes %j for an address that is nobody’s', (path) => {
  expect(matchPage(path).route.page).toMatch(/^(notFound|city)$/);
});
