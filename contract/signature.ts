import { createHmac } from 'node:crypto';
import { isSameSecret } from 'shared/bearer';

/** Header of a post that a site has signed, for a provider with the addition `signedPosts`. */
export const SIGNATURE_HEADER = 'x-site-signature';

/**
 * Signs a post with the secret that site and provider share. It covers the call and the whole body, the idempotency key included,
 * so it vouches for nothing else; repeated, a lead is stored once.
 */
export const signatureOf = (secret: string, path: string, body: string | Uint8Array): string =>
  createHmac('sha256', secret).update(`post ${path}\n`).update(body).digest('base64url');

/** Header of the answer to a signed post: the receipt of a provider with the addition `signedReceipts`. */
export const RECEIPT_HEADER = 'x-provider-receipt';

/**
 * Signs an answer to a signed post. It covers the post's signature, hence the idempotency key, and the whole answer, hence the
 * reference, so that nothing between provider and site can say yes in the provider's place.
 */
export const receiptOf = (secret: string, signature: string, status: number, answer: string): string =>
  createHmac('sha256', secret).update(`answer ${status} ${signature}\n`).update(answer).digest('base64url');

/** Whether an answer has the provider's receipt for the post with that signature. */
export const isReceipt = (receipt: string | null, ...signed: Parameters<typeof receiptOf>): boolean =>
  receipt !== null && isSameSecret(receipt, receiptOf(...signed));

/** Whether a post was signed with the secret; `path` is the call's, as in the contract. */
export const isSigned = (secret: string, path: string, body: Uint8Array, signature: string | null): boolean =>
  secret !== '' && signature !== null && isSameSecret(signature, signatureOf(secret, path, body));
