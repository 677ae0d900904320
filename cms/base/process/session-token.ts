import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const tokenOf = ({ cookie = '', authorization = '' }: IncomingHttpHeaders) =>
  /^(?:JWT|Bearer) (\S+)/.exec(authorization)?.[1] ?? /(?:^|;\s*)payload-token=([^;\s]+)/.exec(cookie)?.[1];

/** Whether a request has a session token that we signed: without one no request reaches Payload's code, which judges the rest. */
export function sessionCheck(secret: string): (headers: IncomingHttpHeaders) => boolean {
  // Payload signs with this digest of the secret.
  const key = createHash('sha256').update(secret).digest('hex').slice(0, 32);
  return (headers) => {
    const [head, claims, signature] = tokenOf(headers)?.split('.') ?? [];
    if (!head || !claims || !signature) return false;
    const expected = createHmac('sha256', key).update(`${head}.${claims}`).digest();
    const given = Buffer.from(signature, 'base64url');
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
}
