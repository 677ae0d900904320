import { type CollectionBeforeOperationHook, Forbidden } from 'payload';

/** However busy somebody is, after this long, in milliseconds, they sign in again. */
export const LONGEST_SESSION_MS = 12 * 60 * 60 * 1000;

interface Session {
  id: string;
  createdAt?: string | Date | null;
}

/** Refuses to prolong a session that began too long ago. */
export const endLongSessions: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (operation !== 'refresh' || !req.user) return;
  const where = { id: { equals: req.user.id } };
  const account = await req.payload.db.findOne<{ id: number; sessions?: Session[] }>({ collection: 'users', where, req });
  const { _sid } = req.user as { _sid?: string };
  const begun = account?.sessions?.find(({ id }) => id === _sid)?.createdAt;
  if (!begun || Date.now() - new Date(begun).getTime() > LONGEST_SESSION_MS) throw new Forbidden(req.t);
};
