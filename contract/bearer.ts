import { createHash, timingSafeEqual } from 'node:crypto';

const hash = (text: string) => createHash('sha256').update(text).digest();

/** Whether two secrets are the same, in a time that tells nothing about them. */
const isSameSecret = (given: string, expected: string): boolean => timingSafeEqual(hash(given), hash(expected));

/** Whether an `Authorization` header carries the secret as its bearer token; false where no secret is set. */
export const isBearer = (authorization: string | null | undefined, secret: string | undefined): boolean =>
  secret !== undefined && isSameSecret(authorization ?? '', `Bearer ${secret}`);
