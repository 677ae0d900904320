import { createHash } from 'node:crypto';
import { jwtSign } from 'payload';
import { expect, it } from 'vitest';
import { createGuard } from './guard';

const SECRET = 'a secret that only tests know';
/** Signed as Payload signs. */
const token = await jwtSign({
  fieldsToSign: { id: 1, collection: 'users' },
  secret: createHash('sha256').update(SECRET).digest('hex').slice(0, 32),
  tokenExpiration: 60,
});
const refusal = createGuard(SECRET);
const status = (url: string, headers = {}) => refusal({ method: 'GET', url, headers, rawHeaders: [] })?.status;
const LOGGED_IN = { cookie: `theme=dark; payload-token=${token.token}` };

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
  expect(status(url, { cookie: 'payload-token=abc.def.ghi' })).toBe(404);
  expect(status(url, { authorization: `JWT ${token.token.slice(0, -6)}AAAAAA` })).toBe(404);
  expect(status(url, { authorization: `JWT ${token.token}` })).toBeUndefined();
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

it('refuses to post what Next’s router only ever gets', () => {
  const posted = (headers: object) =>
    refusal({ method: 'POST', url: '/nothing', rawHeaders: [], headers: { ...headers } })?.status;
  expect(posted({ rsc: '1' })).toBe(400);
  expect(posted({ 'next-action': '00', ...LOGGED_IN })).toBeUndefined();
  expect(refusal({ method: 'GET', url: '/admin/login', rawHeaders: [], headers: { rsc: '1' } })).toBeUndefined();
});

it('refuses bodies that do not say their length, or too large a one', () => {
  const login = '/payload-api/users/login';
  expect(status(login, { 'transfer-encoding': 'chunked' })).toBe(411);
  expect(status(login, { 'content-length': '300000' })).toBe(413);
  expect(status(login, { 'content-length': '200' })).toBeUndefined();
  expect(status('/payload-api/posts', { ...LOGGED_IN, 'content-length': '300000' })).toBeUndefined();
  expect(status('/payload-api/posts', { ...LOGGED_IN, 'content-length': '9000000' })).toBe(413);
  expect(status('/payload-api/media', { ...LOGGED_IN, 'content-length': '9000000' })).toBeUndefined();
  expect(status('/payload-api/media', { ...LOGGED_IN, 'content-length': '60000000' })).toBe(413);
});

it('lets whoever is logged in filter', () => {
  expect(status('/payload-api/posts?where=%7B%22a%22%3A1%7D&where[title][equals]=x', LOGGED_IN)).toBeUndefined();
});

it.each([
  ['/admin/login', { 'next-action': '40aa' }],
  ['/admin/login', { 'content-type': 'multipart/form-data' }],
  ['/', { 'content-type': 'multipart/form-data' }],
  ['/api/blogs', { 'next-action': '40aa' }],
])('lets nobody without a session run the back office’s functions by a post to %s', (url, headers) => {
  const posted = (more: object) =>
    refusal({ method: 'POST', url, headers: { ...headers, 'content-length': '10', ...more }, rawHeaders: [] })?.status;
  expect([posted({}), posted(LOGGED_IN)]).toEqual([404, undefined]);
});
