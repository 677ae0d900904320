import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { env } from './env';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Purposes of sealed texts; each has its own key, so that they are not interchangeable. */
export type Purpose =
  | 'mail-server-password'
  | 'second-factor'
  | 'second-factor-enrolment'
  | 'sign-in'
  | 'recovery-code'
  | 'preview'
  | 'edit-bar'
  | 'known-device'
  | 'measuring'
  | 'push-device'
  | 'erased';

export const keyFor = (purpose: Purpose, secret = env.secret) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

export function seal(text: string, purpose: Purpose, secret?: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyFor(purpose, secret), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts a sealed text; undefined when it was modified, or sealed with another secret or for another purpose. */
export function unseal(sealed: string, purpose: Purpose, secret?: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv(CIPHER, keyFor(purpose, secret), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
