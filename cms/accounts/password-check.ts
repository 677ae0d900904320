import { APIError, type CollectionBeforeLoginHook, LockedAuth, type Payload } from 'payload';

/** Set in the context of a sign-in that only finds out whether the password is right. */
const CHECK_ONLY = 'check_password_only';

/** Ends a sign-in that only checks the password, before anybody is signed in. */
class PasswordIsRight extends APIError {
  constructor() {
    super('The password is right', 200);
  }
}

/** First of the hooks before a sign-in: goes no further when only the password was asked about. */
export const stopAfterPassword: CollectionBeforeLoginHook = ({ context }) => {
  if (context[CHECK_ONLY]) throw new PasswordIsRight();
};

/** Why a password is not an account's; undefined when it is. Wrong ones count and lock as at the sign-in itself. */
export async function currentPasswordFault(payload: Payload, email: string, password: unknown): Promise<string | undefined> {
  if (typeof password !== 'string' || password === '') return 'Type your current password.';
  try {
    await payload.login({ collection: 'users', data: { email, password }, context: { [CHECK_ONLY]: true } });
  } catch (error) {
    if (error instanceof PasswordIsRight) return undefined;
    if (error instanceof LockedAuth) return 'Too many wrong passwords. Wait ten minutes, then try again.';
    return 'This is not your current password.';
  }
  return 'This is not your current password.';
}
