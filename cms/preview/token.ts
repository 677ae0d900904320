import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { keyFor } from '../base/secret-box';

/** What a preview token says: who may see which record's draft, and until when. */
const Claims = z.object({
  live: z.boolean(),
  /** Slug of the collection or global. */
  of: z.string(),
  /** The record's id; none for a global. */
  id: z.number().optional(),
  /** Account that made it. */
  by: z.number(),
  /** Seconds since the epoch. */
  until: z.number().int(),
});
export type Claims = z.infer<typeof Claims>;

const sign = (claims: string) => createHmac('sha256', keyFor('preview')).update(claims).digest();

/** The same claims make the same token, so that the frame beside a form keeps its address while somebody types. */
export function makeToken(claims: Claims): string {
  const text = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${text}.${sign(text).toString('base64url')}`;
}

/** The claims of a token that we signed and that has not ended. */
export function readToken(token: string, now = Date.now()): Claims | undefined {
  const [text = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(text);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const claims = Claims.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  return claims.until * 1000 > now ? claims : undefined;
}
