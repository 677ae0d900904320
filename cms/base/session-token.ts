import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The session's token, wherever Payload takes one from. */
const tokenOf = ({ cookie = '', authorization = '' }: IncomingHttpHeaders) =>
  /^(?:JWT|Bearer) (\S+)/.exec(authorization)?.[1] ?? /(?:^|;\s*)payload-token=([^;\s]+)/.exec(cookie)?.[1];

/**
 * Tells whether a request brings a session that this back office signed. Whether it still holds, and what it may do, Payload
 * decides; but who has none never gets as far as Payload's own code.
 */
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
