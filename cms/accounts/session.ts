import { type CollectionBeforeOperationHook, Forbidden, type Payload } from 'payload';
import { execute, sql } from '../base/database/query';

/** Maximum session length in milliseconds, whatever the activity; then sign in again. */
export const MAX_SESSION_MS = 12 * 60 * 60 * 1000;

interface Session {
  id: string;
  createdAt?: string | Date | null;
}

/** Does not extend a session that is too old. */
export const endLongSessions: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (operation !== 'refresh' || !req.user) return;
  const where = { id: { equals: req.user.id } };
  const account = await req.payload.db.findOne<{ id: number; sessions?: Session[] }>({ collection: 'users', where, req });
  const { _sid } = req.user as { _sid?: string };
  const startedAt = account?.sessions?.find(({ id }) => id === _sid)?.createdAt;
  if (!startedAt || Date.now() - new Date(startedAt).getTime() > MAX_SESSION_MS) throw new Forbidden(req.t);
};

/** Ends sessions that are too old: an extension shortly before the limit may last far beyond it. */
export async function endOldSessions(payload: Payload, now: Date): Promise<void> {
  const earliest = new Date(now.getTime() - MAX_SESSION_MS).toISOString();
  await execute(payload, sql`DELETE FROM users_sessions WHERE created_at < ${earliest}`);
}
