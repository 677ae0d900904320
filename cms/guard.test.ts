import { expect, it } from 'vitest';
import { refusal } from './guard';

const status = (url: string, headers = {}) => refusal({ url, headers })?.status;
const LOGGED_IN = { cookie: 'theme=dark; payload-token=abc.def.ghi' };

it.each(['/%E0%A4%A', '/admin/%', '/api/blogs?page=%zz', '/storage/%00.jpg', '*'])('answers 400 to the malformed %s', (url) => {
  expect(status(url)).toBe(400);
});

it.each(['where=%7B', 'data=%7B', 'where=nonsense', 'limit=1&where=%5B'])('answers 400 to ?%s of Payload’s own API', (query) => {
  expect(status(`/payload-api/posts?${query}`, LOGGED_IN)).toBe(400);
  expect(status(`/admin/collections/posts?${query}`, LOGGED_IN)).toBe(400);
});

it.each([
  '/payload-api',
  '/payload-api/posts',
  '/payload-api/users',
  '/payload-api/users/first-register',
  '/PAYLOAD-API/users',
  '/%70ayload-api/posts',
])('hides %s from strangers', (url) => {
  expect(status(url)).toBe(404);
  expect(status(url, { cookie: 'payload-token=' })).toBe(404);
  expect(status(url, LOGGED_IN)).toBeUndefined();
});

it.each([
  '/payload-api/users/login',
  '/payload-api/users/forgot-password',
  '/payload-api/users/me?depth=0',
  '/admin',
  '/admin/login',
  '/api/blogs?page=2',
  '/storage/hero-1.jpg',
  '/api/faqs/category/House%20cleaning',
  '/payload-api-else',
])('lets strangers ask %s', (url) => {
  expect(status(url)).toBeUndefined();
});

it('lets whoever is logged in filter', () => {
  expect(status('/payload-api/posts?where=%7B%22a%22%3A1%7D&where[title][equals]=x', LOGGED_IN)).toBeUndefined();
});
