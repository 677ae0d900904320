import { expect, it } from 'vitest';
import { readHealthCheck, requestFault } from './request';

const fault = (url: string, rawHeaders = ['Host', 'example.com']) => requestFault({ url, rawHeaders });

it.each(['/', '/about-us/', '/blog?page=2', '/storage/a..b.jpg', '/.well-known/security.txt', '/x?y=/../z'])(
  'accepts %s',
  (url) => {
    expect(fault(url)).toBeUndefined();
  },
);

it.each([
  '/x/../payload-api/access',
  '/x/%2e%2e/payload-api/access',
  '/x/.%2E/payload-api',
  '/./payload-api',
  '/..',
  '/x/..?y',
  '/x\\..\\payload-api',
  '/x/..%5cpayload-api',
  '/payload-api/users/login#x',
  '/x?y#z',
  'http://example.com/',
  '*',
])('rejects %s', (url) => {
  expect(fault(url)).toBe('The address is not well formed');
});

it('rejects a second Host header', () => {
  expect(fault('/', ['Host', 'a.example', 'Accept', '*/*', 'hOST', 'b.example'])).toBe('The request names more than one host');
});

it('accepts a request without a Host header only for the health check of a load balancer (R-RUN-18)', () => {
  const unnamed = (method: string, url: string) => requestFault({ method, url, rawHeaders: [] });
  for (const url of ['/readyz', '/healthz', '/readyz?x'])
    for (const method of ['GET', 'HEAD']) expect(unnamed(method, url)).toBeUndefined();
  expect(unnamed('OPTIONS', '/')).toBeUndefined();
  for (const [method, url] of [
    ['GET', '/'],
    ['OPTIONS', '/blog'],
    ['OPTIONS', '/readyz'],
    ['POST', '/readyz'],
    ['GET', '/readyzz'],
    ['GET', '/x/readyz'],
  ] as const)
    expect(unnamed(method, url), `${method} ${url}`).toBe('The request names no host');
});

it('answers HAProxy’s default check like one of readiness, and changes nothing else', () => {
  const read = (request: { method: string; url: string; headers: { host?: string } }) => {
    readHealthCheck(request);
    return request;
  };
  expect(read({ method: 'OPTIONS', url: '/', headers: {} })).toMatchObject({ method: 'GET', url: '/readyz' });
  expect(read({ method: 'GET', url: '/readyz', headers: { host: '10.0.0.1' } }).headers.host).toBe('10.0.0.1');
  expect(read({ method: 'OPTIONS', url: '/blog', headers: {} })).toEqual({ method: 'OPTIONS', url: '/blog', headers: {} });
});
