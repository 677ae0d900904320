import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { OUR_ANSWER } from '../../base/process/our-answer';

const COMMON_POLICY = "frame-ancestors 'none'; base-uri 'none'; form-action 'self'";

/** Policy of back-office pages: Next's own scripts and those with the nonce, inline styles, as Payload's editors set them. */
const pagePolicy = (nonce: string, siteUrl: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    `frame-src 'self' ${siteUrl}`,
    "object-src 'none'",
    COMMON_POLICY,
  ].join('; ');

/** Policies of other responses by path prefix; answers of the API are data, without one. */
const policies: [string, string][] = [
  ['/storage/', `default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox; ${COMMON_POLICY}`],
  ['/payload-api/', `default-src 'none'; img-src 'self'; media-src 'self'; ${COMMON_POLICY}`],
];
const SHARED = /^\/(api|storage)(\/|$)/;

/** Sets the security headers of every response. Next reads its scripts' nonce from the request header. */
export function secure(
  request: IncomingMessage,
  response: ServerResponse,
  { siteUrl, cmsUrl, development }: { siteUrl: string; cmsUrl: string; development: boolean },
): void {
  const url = request.url ?? '/';
  const headers: Record<string, string> = {
    [OUR_ANSWER]: 'yes',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': SHARED.test(url) ? 'cross-origin' : 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    ...(cmsUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
  const policy = policies.find(([start]) => url.startsWith(start))?.[1];
  const page = pagePolicy(randomBytes(16).toString('base64'), siteUrl);
  // Never the client's value: it would choose the nonce.
  delete request.headers['content-security-policy-report-only'];
  request.headers['content-security-policy'] = page;
  // The development server uses eval.
  if (!development && !/^\/api(\/|\?|$)/.test(url)) headers['content-security-policy'] = policy ?? page;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
