import { createHash } from 'node:crypto';
import { ORPCError } from '@orpc/server';
import type { LeadOrigin } from 'contract/lead';
import { createClientLimit } from 'shared/rate-limit';
import { clientOfRequest } from '../base/process/client';
import { env } from '../base/process/env';
import { perProcess } from '../base/process/per-process';

const limit = perProcess('leads.strangers', () => createClientLimit({ most: env.leadsPer10Min, perMs: 10 * 60_000 }));

export function limitStrangers(): void {
  const waitMs = limit.take(clientOfRequest());
  if (waitMs === undefined) return;
  throw new ORPCError('TOO_MANY_REQUESTS', {
    message: `Too many enquiries. Try again in ${Math.ceil(waitMs / 60_000)} minutes.`,
  });
}

/**
 * The key of a lead that no site vouches for. It stays the same when the same post is repeated, as by a site of an earlier release;
 * and it is no site's key, so nobody can take the place of a lead that is still to come.
 */
export const keyOfStranger = (fields: object, { key }: LeadOrigin): string =>
  `stranger-${createHash('sha256')
    .update(JSON.stringify([key, fields]))
    .digest('hex')}`;

/** The mark for the office, with the number that the sender claims to have given. */
export const markOfStranger = (origin: LeadOrigin | undefined): string =>
  ['The website does not vouch for it', origin && `its sender calls it ${origin.reference}`].filter(Boolean).join('; ');
