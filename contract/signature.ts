import { createHmac, timingSafeEqual } from 'node:crypto';

/** Header of a post that a site has signed, for a provider with the addition `signedPosts`. */
export const SIGNATURE_HEADER = 'x-site-signature';

const sign = (secret: string, path: string, body: string | Uint8Array) =>
  createHmac('sha256', secret).update(`post ${path}\n`).update(body).digest();

/**
 * Signs a post with the secret that site and provider share. It covers the call and the whole body, the idempotency key included,
 * so it vouches for nothing else; repeated, a lead is stored once.
 */
export const signatureOf = (secret: string, path: string, body: string): string => sign(secret, path, body).toString('base64url');

/** Whether a post was signed with the secret; `path` is the call's, as in the contract. */
export function isSigned(secret: string, path: string, body: Uint8Array, signature: string | null): boolean {
  if (!secret || !signature) return false;
  const [given, expected] = [Buffer.from(signature, 'base64url'), sign(secret, path, body)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
