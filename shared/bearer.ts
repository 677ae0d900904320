import { createHash, timingSafeEqual } from 'node:crypto';

const hash = (text: string) => createHash('sha256').update(text).digest();

/** Compares two secrets in constant time. */
export const isSameSecret = (given: string, expected: string): boolean => timingSafeEqual(hash(given), hash(expected));

/** Whether an `Authorization` header carries the secret as its bearer token; false when no secret is configured. */
export const isBearer = (authorization: string | null | undefined, secret: string | undefined): boolean =>
  secret !== undefined && isSameSecret(authorization ?? '', `Bearer ${secret}`);
