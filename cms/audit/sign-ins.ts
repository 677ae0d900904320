import type { CollectionConfig } from 'payload';
import type { User } from '../payload-types';
import type { Action } from './audit';
import { record, recordOften } from './record';

type Hooks = NonNullable<CollectionConfig['hooks']>;

/** Errors of a sign-in that was refused. */
const REFUSALS: Record<string, Action> = { AuthenticationError: 'sign-in-refused', LockedAuth: 'account-locked' };

/** Records who signed in and out, who was refused, and who asked for a new password. */
export const signInHooks = {
  afterLogin: [
    async ({ req, user }) => {
      await record(req.payload, { action: 'sign-in', account: user as User });
    },
  ],
  afterLogout: [
    async ({ req }) => {
      await record(req.payload, { action: 'sign-out', account: req.user });
    },
  ],
  afterError: [
    async ({ error, req }) => {
      const action = REFUSALS[error.name];
      if (!action) return;
      const email = String(req.data?.email ?? '')
        .trim()
        .toLowerCase();
      const { docs } = await req.payload.find({
        collection: 'users',
        where: { email: { equals: email } },
        limit: 1,
        depth: 0,
      });
      await recordOften(req.payload, { action, account: docs[0] });
    },
  ],
  afterOperation: [
    async ({ operation, req, result }) => {
      if (operation === 'resetPassword')
        await record(req.payload, { action: 'password-reset', account: result.user as unknown as User });
      return result;
    },
  ],
} satisfies Hooks;
