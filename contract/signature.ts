import { createHmac } from 'node:crypto';
import { isSameSecret } from './bearer';

/** Header of a post that a site has signed, for a provider with the addition `signedPosts`. */
export const SIGNATURE_HEADER = 'x-site-signature';

/**
 * Signs a post with the secret that site and provider share. It covers the call and the whole body, the idempotency key included,
 * so it vouches for nothing else; repeated, a lead is stored once.
 */
export const signatureOf = (secret: string, path: string, body: string | Uint8Array): string =>
  createHmac('sha256', secret).update(`post ${path}\n`).update(body).digest('base64url');

/** Whether a post was signed with the secret; `path` is the call's, as in the contract. */
export const isSigned = (secret: string, path: string, body: Uint8Array, signature: string | null): boolean =>
  secret !== '' && signature !== null && isSameSecret(signature, signatureOf(secret, path, body));
