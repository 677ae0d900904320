import { readFile } from 'node:fs/promises';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { OUR_ANSWER } from '../../base/process/our-answer';
import { secure } from './headers';

/** The request and the response headers after they were set. */
function secured(url: string, { cmsUrl = 'http://localhost:3001', development = false, headers = {} } = {}) {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { url, headers });
  const response = new ServerResponse(request);
  secure(request, response, { siteUrl: 'http://localhost:3000', cmsUrl, development });
  return { request, headers: response.getHeaders() };
}

const nonceOf = (policy: unknown) => /'nonce-([^']+)'/.exec(String(policy))?.[1];

it('gives each page a nonce of its own, whatever the client sends', () => {
  const [one, two] = [
    secured('/admin'),
    secured('/admin', { headers: { 'content-security-policy': "script-src 'nonce-mine'" } }),
  ];
  expect(nonceOf(one.headers['content-security-policy'])).toMatch(/^[\w+/=]{20,}$/);
  expect(nonceOf(one.headers['content-security-policy'])).not.toBe(nonceOf(two.headers['content-security-policy']));
  expect(two.request.headers['content-security-policy']).toBe(two.headers['content-security-policy']);
});

it('sends HSTS where the back office has TLS, and only there', () => {
  expect(secured('/admin').headers).not.toHaveProperty('strict-transport-security');
  expect(secured('/admin', { cmsUrl: 'https://office.example.com' }).headers).toHaveProperty('strict-transport-security');
});

it('lets other origins load the provider’s answers, and nothing of the back office', () => {
  expect(secured('/api/blogs').headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(secured('/storage/x.jpg').headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(secured('/apiary').headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(secured('/payload-api/posts').headers['cross-origin-resource-policy']).toBe('same-origin');
});

it('marks every answer as the back office’s own, by the header that its screens look for (R-FORM-33)', async () => {
  for (const url of ['/', '/admin', '/payload-api/posts', '/office/enquiries/1', '/office/rings'])
    expect(secured(url).headers).toHaveProperty(OUR_ANSWER);
  for (const script of ['read-page.ts', 'rings.browser.ts'])
    expect(await readFile(join(import.meta.dirname, '../../../office/behaviours', script), 'utf8')).toContain(
      `headers.has('${OUR_ANSWER}')`,
    );
});
