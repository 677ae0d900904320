import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { z } from 'zod';
import { rowsOf, sql } from '../../base/database/query';
import { perProcess } from '../../base/process/per-process';
import { createTokens } from '../../base/process/token';
import { mayEditContent } from '../../base/rights/may-edit';

/** How long the way from the back office to the site may take, and how long the bar stays there, in seconds. */
const TICKET_S = 60;
export const SESSION_S = 12 * 60 * 60;

const Claims = z.object({
  /** A ticket travels in an address and is only good for a session; a session lives in a cookie of the site. */
  use: z.enum(['ticket', 'session']),
  by: z.number(),
  /** The session of the back office that it came from; both end together. */
  from: z.string(),
  until: z.number().int(),
  /** Makes each ticket another one. */
  once: z.string().optional(),
});
type Claims = z.infer<typeof Claims>;

const tokens = createTokens('edit-bar', Claims);
const inSeconds = (seconds: number, now = Date.now()) => Math.floor(now / 1000) + seconds;

export const makeTicket = (by: number, from: string) =>
  tokens.make({ use: 'ticket', by, from, until: inSeconds(TICKET_S), once: randomUUID() });
export const makeSession = (by: number, from: string) => tokens.make({ use: 'session', by, from, until: inSeconds(SESSION_S) });

/** Tickets that were used, and until when they would have been good. */
const used = perProcess('edit-bar-tickets', () => new Map<string, number>());

function isUsed(ticket: string, until: number, now = Date.now()): boolean {
  for (const [old, end] of used) if (end * 1000 < now) used.delete(old);
  if (used.has(ticket)) return true;
  used.set(ticket, until);
  return false;
}

async function isOpen(payload: Payload, { by, from }: Claims): Promise<boolean> {
  const [session] = await rowsOf<{ id: string }>(
    payload,
    sql`SELECT id FROM users_sessions WHERE _parent_id = ${by} AND id = ${from} AND expires_at > ${new Date().toISOString()}`,
  );
  return session !== undefined;
}

/** The claims of a valid token for this use; undefined when it was used, the account may not edit, or its session has ended. */
export async function editorOf(
  token: string | undefined | null,
  use: 'ticket' | 'session',
  payload: Payload,
): Promise<Pick<Claims, 'by' | 'from'> | undefined> {
  const claims = token ? tokens.read(token) : undefined;
  if (!token || claims?.use !== use || (use === 'ticket' && isUsed(token, claims.until))) return undefined;
  return (await isOpen(payload, claims)) && (await mayEditContent(payload, claims.by)) ? claims : undefined;
}
