import { env } from '../server/process/env';

/** The password link's mail as plain text; the sender adds HTML. */
export const passwordMail = {
  generateEmailSubject: () => 'A new password for the back office',
  generateEmailHTML: ({ token = '', user }: { token?: string; user?: { email?: string } } = {}) =>
    `Somebody asked for a new password for the account ${user?.email ?? ''} of the back office.

The link works for an hour:

Choose a password: ${env.cmsUrl}/admin/reset/${token}

If it was not you, do nothing: the password stays as it is.`,
};
