import { createHash } from 'node:crypto';
import { SIGNATURE_HEADER, signatureOf } from 'contract/signature';
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
const OWN = 'https://office.example.com';
const refusal = createGuard(SECRET, [OWN, 'http://127.0.0.1:3001']);
const status = (url: string, headers = {}) =>
  refusal({ method: 'GET', url, headers, rawHeaders: ['Host', 'office.example'] })?.status;
/** Of pages that people see before they have signed in. */
const FORMS = ['/office/sign-in', '/office/forgot-password', '/office/password'];
const LOGGED_IN = { cookie: `theme=dark; payload-token=${token.token}` };

it.each(['/%E0%A4%A', '/admin/%', '/api/blogs?page=%zz', '/storage/%00.jpg', '*'])('answers 400 to the malformed %s', (url) => {
  expect(status(url)).toBe(400);
});

it.each(['where=%7B', 'data=%7B', 'where=nonsense', 'limit=1&where=%5B'])('answers 400 to ?%s of Payload’s own API', (query) => {
  expect(status(`/payload-api/posts?${query}`, LOGGED_IN)).toBe(400);
  expect(status(`/admin/collections/posts?${query}`, LOGGED_IN)).toBe(400);
});

it.each(['page=-1', 'page=1e99', 'limit=-5', 'page=1&page=x', 'where[id][in]=%00'])(
  'answers 400 to ?%s of Payload’s own API, which databases refuse (R-SAFE-13)',
  (query) => expect(status(`/payload-api/posts?${query}`, LOGGED_IN)).toBe(400),
);

it.each(['page=2&limit=0', 'limit=', 'sort=-id'])('lets ?%s pass', (query) =>
  expect(status(`/payload-api/posts?${query}`, LOGGED_IN)).toBeUndefined(),
);

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

it('rejects a POST with the headers of Next’s router, which only sends GET', () => {
  const posted = (headers: object) =>
    refusal({ method: 'POST', url: '/nothing', rawHeaders: ['Host', 'office.example'], headers: { ...headers } })?.status;
  expect(posted({ rsc: '1' })).toBe(400);
  expect(posted({ 'next-action': '00', ...LOGGED_IN })).toBeUndefined();
  expect(
    refusal({ method: 'GET', url: '/admin/login', rawHeaders: ['Host', 'office.example'], headers: { rsc: '1' } }),
  ).toBeUndefined();
});

it('rejects a body without a length, or with too large a one', () => {
  const login = '/payload-api/users/login';
  expect(status(login, { 'transfer-encoding': 'chunked' })).toBe(411);
  expect(status(login, { 'content-length': '300000' })).toBe(413);
  expect(status(login, { 'content-length': '200' })).toBeUndefined();
  expect(status('/payload-api/posts', { ...LOGGED_IN, 'content-length': '300000' })).toBeUndefined();
  expect(status('/payload-api/posts', { ...LOGGED_IN, 'content-length': '9000000' })).toBe(413);
  expect(status('/payload-api/media', { ...LOGGED_IN, 'content-length': '9000000' })).toBeUndefined();
  expect(status('/payload-api/media', { ...LOGGED_IN, 'content-length': '60000000' })).toBe(413);
  expect(status('/payload-api/payload-preferences/list', { ...LOGGED_IN, 'content-length': '70000' })).toBe(413);
});

it('limits the body of a sign-in, with and without a session', () => {
  const calls = ['login', 'forgot-password', 'Reset-Password/'].map((name) => `/payload-api/users/${name}`);
  for (const url of [...calls, ...FORMS]) {
    const of = (length: string) => status(url, { ...LOGGED_IN, origin: OWN, 'content-length': length });
    expect([url, of('9000'), of('8000')]).toEqual([url, 413, undefined]);
  }
});

const posts = (url: string, headers: object, method = 'POST') =>
  refusal({
    method,
    url,
    headers: { 'content-type': 'application/json', 'content-length': '2', ...headers },
    rawHeaders: ['Host', 'office.example'],
  });

it('takes the forms of strangers from pages of its own alone, and from browsers that say so', () => {
  for (const url of FORMS) {
    const from = (headers: object) => posts(url, { 'content-type': 'application/x-www-form-urlencoded', ...headers })?.status;
    expect([url, from({}), from({ origin: 'https://evil.example' })]).toEqual([url, 403, 403]);
    expect([url, from({ origin: OWN }), from({ 'sec-fetch-site': 'same-origin' })]).toEqual([url, undefined, undefined]);
  }
});

const CALLS = ['login', 'logout', 'forgot-password', 'reset-password', 'refresh-token'];
const BEHIND = ['unlock', 'first-register', 'invite', '1/password-link', '1'];
const paths = [...CALLS, ...BEHIND].map((name) => `/payload-api/users/${name}`);

it.each([...paths, '/payload-api/leads', '/payload-api/media', '/admin', '/admin/login', '/ADMIN/login', '/'])(
  'accepts changes by %s only from its own pages',
  (url) => {
    const from = (headers: object, method?: string) => posts(url, { ...LOGGED_IN, ...headers }, method)?.status;
    for (const method of ['POST', 'PATCH', 'PUT', 'DELETE']) {
      expect(from({ origin: 'https://evil.example' }, method)).toBe(403);
      expect(from({ origin: 'null' }, method)).toBe(403);
      expect(from({ origin: `${OWN}.evil.example`, 'sec-fetch-site': 'same-origin' }, method)).toBe(403);
      expect(from({ 'sec-fetch-site': 'cross-site' }, method)).toBe(403);
      expect(from({ 'sec-fetch-site': 'same-site' }, method)).toBe(403);
      expect(from({ origin: OWN, 'sec-fetch-site': 'same-origin' }, method)).toBeUndefined();
      expect(from({ origin: 'http://127.0.0.1:3001' }, method)).toBeUndefined();
      expect(from({ 'sec-fetch-site': 'none' }, method)).toBeUndefined();
      expect(from({}, method)).toBeUndefined();
    }
  },
);

it('lets a form of the light pages through without a session, to be led to the sign-in, but none of another website', () => {
  const url = '/office/enquiries/1';
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  expect(posts(url, { ...form, origin: OWN })).toBeUndefined();
  expect(posts(url, { ...form, ...LOGGED_IN, origin: 'https://evil.example' })?.status).toBe(403);
  expect(posts(url, { ...form, origin: OWN, 'next-action': '00' })?.status).toBe(404);
  expect(posts('/officer', { ...form, origin: OWN })?.status).toBe(404);
});

it('names the right address to whoever opened the back office under another', () => {
  expect(posts('/payload-api/users/login', { origin: 'http://192.168.0.7:3001' })?.message).toContain(OWN);
});

it('lets other sites read, and post to the provider’s documented calls', () => {
  const foreign = { origin: 'https://shop.example', 'sec-fetch-site': 'cross-site' };
  expect(status('/payload-api/users/me', { ...LOGGED_IN, ...foreign })).toBeUndefined();
  expect(status('/admin', foreign)).toBeUndefined();
  expect(posts('/api/contact-submit', foreign)).toBeUndefined();
});

it.each(CALLS)('rejects an HTML form for %s', (name) => {
  const url = `/payload-api/users/${name}`;
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain', ''])
    expect([type, posts(url, { 'content-type': type })?.status]).toEqual([type, 415]);
  expect(posts(url, { 'content-type': 'application/json; charset=utf-8' })).toBeUndefined();
  expect(posts(url, { 'content-type': '', 'content-length': '0' })).toBeUndefined();
});

it.each(['PUT', 'PATCH', 'DELETE'])('rejects %s without a session, also where strangers may post', (method) => {
  const ask = (headers: object) =>
    refusal({ method, url: '/payload-api/users/login', headers: { ...headers }, rawHeaders: ['Host', 'office.example'] });
  expect(ask({})?.status).toBe(404);
  expect(ask(LOGGED_IN)).toBeUndefined();
  const overriding = { 'x-payload-http-method-override': method, 'content-type': 'application/json' };
  expect(posts('/payload-api/users/login', overriding)?.status).toBe(404);
});

it.each(['TRACE', 'PROPFIND', 'FOO'])('answers 405 to %s', (method) => {
  expect(refusal({ method, url: '/', headers: LOGGED_IN, rawHeaders: ['Host', 'office.example'] })?.status).toBe(405);
});

it('lets signed-in accounts filter', () => {
  expect(status('/payload-api/posts?where=%7B%22a%22%3A1%7D&where[title][equals]=x', LOGGED_IN)).toBeUndefined();
});

it.each([
  ['/admin/login', { 'next-action': '40aa' }],
  ['/admin/login', { 'content-type': 'multipart/form-data' }],
  ['/', { 'content-type': 'multipart/form-data' }],
  ['/api/blogs', { 'next-action': '40aa' }],
])('runs no server function for a post to %s without a session', (url, headers) => {
  const posted = (more: object) =>
    refusal({
      method: 'POST',
      url,
      headers: { ...headers, 'content-length': '10', ...more },
      rawHeaders: ['Host', 'office.example'],
    })?.status;
  expect([posted({}), posted(LOGGED_IN)]).toEqual([404, undefined]);
});

it('lets 15 MB in for a photo or picture that a site has signed, and for nothing else (R-PHOTO-3, R-OWNER-66)', () => {
  const guard = createGuard(SECRET, [OWN], 'shared by site and office');
  const path = '/lead-photos?reference=Q-1&photo=a';
  const post = (url: string, signed: string, secret = 'shared by site and office') => {
    const headers = { 'content-length': '15000000', [SIGNATURE_HEADER]: signatureOf(secret, signed, '') };
    return guard({ method: 'POST', url: `/api${url}`, headers, rawHeaders: ['Host', 'office.example'] })?.status;
  };
  expect(post(path, path)).toBeUndefined();
  expect(post(`${path}b`, path)).toBe(413);
  expect(post(path, path, 'another secret')).toBe(413);
  expect(post('/edit-picture?name=a&sha256=b', '/edit-picture?name=a&sha256=b')).toBeUndefined();
  expect(post('/edit-picture?name=a&sha256=c', '/edit-picture?name=a&sha256=b')).toBe(413);
  expect(post('/contact-submit?', '/contact-submit?')).toBe(413);
});
