import { type CollectionConfig, LockedAuth } from 'payload';
import { NEW_PASSWORD, SignInStep } from '../accounts/ask-for-code';
import type { User } from '../payload-types';
import { record, recordOften } from './record';

type Hooks = NonNullable<CollectionConfig['hooks']>;

/** Records who signed in and out, who was refused, and who asked for a new password. */
export const signInHooks = {
  afterLogin: [
    async ({ context, req, user }) => {
      if (!context[NEW_PASSWORD]) await record(req.payload, { action: 'sign-in', account: user as User });
    },
  ],
  afterLogout: [
    async ({ req }) => {
      await record(req.payload, { action: 'sign-out', account: req.user });
    },
  ],
  afterError: [
    async ({ error, req }) => {
      if ((error as { status?: number }).status !== 401 || !req.url?.includes('/login')) return;
      // The password was right, and the form goes on to ask for the code.
      if (error instanceof SignInStep && !error.data.wrong) return;
      const action = error instanceof LockedAuth ? 'account-locked' : 'sign-in-refused';
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
