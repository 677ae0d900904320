import { expect, it } from 'vitest';
import { matchPage, pageKey, spelledRight } from './page-address';

const key = (path: string, query = '') => pageKey(path, new URLSearchParams(query));

it.each([
  ['/', '/'],
  ['', '/'],
  ['/contact-us/', '/contact-us'],
  ['//contact-us//', '/contact-us'],
  ['//evil.example', '/evil.example'],
  ['///evil.example/contact-us', '/evil.example/contact-us'],
])('the cache key of %j is %j, which is an address of this site', (path, expected) => {
  expect(key(path)).toBe(expected);
  expect(new URL(key(path), 'http://site').host).toBe('site');
});

it('the cache key has only query parameters that the page declares', () => {
  expect(key('/free-quote', 'x=1&city=adelaide&service=oven-cleaning')).toBe('/free-quote?service=oven-cleaning&city=adelaide');
  expect(key('/contact-us', 'x=1')).toBe('/contact-us');
});

it.each(['/a%0Ab', '/a%0D/b', '/%E2%80%A8'])('%j is an address without a page', (path) => {
  expect(matchPage(path).route.page).toMatch(/^(notFound|city)$/);
});

it.each([
  ['/service/%65nd-of-lease-cleaning', '/service/end-of-lease-cleaning'],
  ['/%73ervice/oven%2dcleaning/', '/service/oven-cleaning/'],
  ['/service//oven-cleaning//', '/service/oven-cleaning/'],
  ['//', '/'],
  ['/blog-details/01', '/blog-details/1'],
  ['/blog-details/%30%30', '/blog-details/0'],
  ['/blog-details/a:b', '/blog-details/a%3Ab'],
  ['/blog-details/007', '/blog-details/007'],
  ['/%61delaide-service', '/adelaide-service'],
  ['/caf%c3%a9', '/caf%C3%A9'],
  ['/about-us', '/about-us'],
  ['/about-us/', '/about-us/'],
  ['/service/%E0%A4%A', undefined],
])('the right spelling of %j is %j (R-ROUTE-9, R-ROUTE-10)', (path, right) => {
  expect(spelledRight(path, (id) => id === '007')).toBe(right);
  if (right) expect(spelledRight(right, (id) => id === '007')).toBe(right);
});
