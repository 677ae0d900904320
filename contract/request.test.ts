import { expect, it } from 'vitest';
import { requestFault } from './request';

const fault = (url: string, rawHeaders = ['Host', 'example.com']) => requestFault({ url, rawHeaders });

it.each(['/', '/about-us/', '/blog?page=2', '/storage/a..b.jpg', '/.well-known/security.txt', '/x?y=/../z'])(
  'takes %s',
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
])('refuses %s', (url) => {
  expect(fault(url)).toBe('The address is not well formed');
});

it('refuses a second host', () => {
  expect(fault('/', ['Host', 'a.example', 'Accept', '*/*', 'hOST', 'b.example'])).toBe('The request names more than one host');
});
