import type { Payload } from 'payload';
import { z } from 'zod';
import { mayEditContent } from '../base/may-edit';
import { createTokens } from '../base/token';

/** How long the way from the back office to the site may take, and how long the bar stays there, in seconds. */
const TICKET_S = 60;
export const SESSION_S = 12 * 60 * 60;

const Claims = z.object({
  /** A ticket travels in an address and is only good for a session; a session lives in a cookie of the site. */
  use: z.enum(['ticket', 'session']),
  by: z.number(),
  until: z.number().int(),
});

const tokens = createTokens('edit-bar', Claims);
const make = (use: 'ticket' | 'session', by: number, seconds: number, now = Date.now()) =>
  tokens.make({ use, by, until: Math.floor(now / 1000) + seconds });

export const makeTicket = (by: number) => make('ticket', by, TICKET_S);
export const makeSession = (by: number) => make('session', by, SESSION_S);

/** The account of a valid token for this use; undefined for others, and when the account may no longer edit content. */
export async function editorOf(
  token: string | undefined | null,
  use: 'ticket' | 'session',
  payload: Payload,
): Promise<number | undefined> {
  const claims = token ? tokens.read(token) : undefined;
  return claims?.use === use && (await mayEditContent(payload, claims.by)) ? claims.by : undefined;
}
