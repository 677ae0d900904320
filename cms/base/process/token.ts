import { createHmac, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import { keyFor, type Purpose } from './secret-box';

/** What every token says: when it ends, in seconds since the epoch. */
interface Ends {
  until: number;
}

/** Signed tokens for one purpose. Everybody can read what they say, nobody can change it. */
export function createTokens<Claims extends Ends>(purpose: Purpose, schema: z.ZodType<Claims>) {
  const sign = (text: string) => createHmac('sha256', keyFor(purpose)).update(text).digest();
  return {
    make(claims: Claims): string {
      const text = Buffer.from(JSON.stringify(claims)).toString('base64url');
      return `${text}.${sign(text).toString('base64url')}`;
    },
    /** The claims of a token that we signed for this purpose and that has not ended. */
    read(token: string, now = Date.now()): Claims | undefined {
      const [text = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const expected = sign(text);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      const claims = schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
      return claims.until * 1000 > now ? claims : undefined;
    },
  };
}
