import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeLoginHook,
} from 'payload';
import type { User } from '../base/database/payload-types';
import { execute, sql } from '../base/database/query';
import { runQueued } from './password-queue';

/** The password was right, but an owner has paused the account. */
class AccountPaused extends APIError {
  constructor() {
    super('This account is paused. Ask an owner of the company.', 403);
    this.name = 'AuthenticationError'; // logged like other rejected sign-ins
  }
}

/** Before any sign-in, after the password; asks the database, as the account was read before the password was hashed. */
export const refusePaused: CollectionBeforeLoginHook = async ({ req, user }) => {
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { id: { equals: (user as User).id }, paused: { equals: true } },
    req,
  });
  if (totalDocs > 0) throw new AccountPaused();
};

/** A pause ends every session of the account at once, and its links for a new password. Nobody pauses their own account. */
export const endSessionsOfPaused: CollectionBeforeChangeHook<User> = ({ data, originalDoc, req }) => {
  if (!data.paused || originalDoc?.paused) return data;
  if (originalDoc && req.user?.id === originalDoc.id) throw new APIError('You cannot pause your own account', 400);
  return { ...data, sessions: [], resetPasswordToken: null, resetPasswordExpiration: null };
};

/**
 * Writes a pause again after the sign-ins that began before it: with the new session Payload writes the whole account as it was
 * before its password was checked, without the pause.
 */
export const keepPause: CollectionAfterChangeHook<User> = async ({ doc: { id, paused }, previousDoc, req: { payload } }) => {
  if (!paused || previousDoc?.paused) return;
  const writeAgain = async () => {
    await execute(payload, sql`UPDATE users SET paused = TRUE, reset_password_token = NULL WHERE id = ${id}`);
    await execute(payload, sql`DELETE FROM users_sessions WHERE _parent_id = ${id}`);
  };
  await runQueued(`pause of ${id}`, writeAgain, true);
};
