import type { CollectionConfig } from 'payload';
import { record } from '../base/audit/record';
import type { User } from '../base/database/payload-types';

type Hooks = NonNullable<CollectionConfig['hooks']>;

/** Records sign-ins, sign-outs and passwords set by link; rejected attempts are recorded where they occur. */
export const signInHooks = {
  afterLogin: [
    async ({ context, req, user }) => {
      if (!context.new_password_by_link) await record(req.payload, { action: 'sign-in', account: user as User });
    },
  ],
  afterLogout: [
    async ({ req }) => {
      await record(req.payload, { action: 'sign-out', account: req.user });
    },
  ],
  afterOperation: [
    async ({ operation, req, result }) => {
      if (operation === 'resetPassword') {
        const account = { id: Number(result.user.id), name: String(result.user.name) };
        await record(req.payload, { action: 'password-reset', account });
      }
      return result;
    },
  ],
} satisfies Hooks;
