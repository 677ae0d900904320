import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeLoginHook } from 'payload';
import type { User } from '../storage/database/payload-types';

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

/** A pause ends every session of the account at once, and its links for a new password. Nobody pauses the own account. */
export const endSessionsOfPaused: CollectionBeforeChangeHook<User> = ({ data, originalDoc, req }) => {
  if (!data.paused || originalDoc?.paused) return data;
  if (originalDoc && req.user?.id === originalDoc.id) throw new APIError('You cannot pause your own account', 400);
  return { ...data, sessions: [], resetPasswordToken: null, resetPasswordExpiration: null };
};
