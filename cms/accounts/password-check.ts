import { APIError, type CollectionBeforeLoginHook, type Payload } from 'payload';
import { TooManyTries } from './password-queue';
import { SignInRefused, trySignIn } from './sign-in';

/**
 * Ends a sign-in after its password: Payload has no call that only checks one, and only an error ends a sign-in early. It is known by
 * its status, as Payload's hooks may run in another bundle.
 */
const passwordIsRight = () => new APIError('The password is right', 200);

/** First hook before a sign-in: stops if only the password is checked. */
export const stopAfterPassword: CollectionBeforeLoginHook = ({ context }) => {
  if (context.check_password_only) throw passwordIsRight();
};

/** Payload's sign-in as far as the password: resolves if it is right. */
const passwordOnly = (payload: Payload, data: { email: string; password: string }): Promise<void> =>
  payload.login({ collection: 'users', data, context: { check_password_only: true } }).then(
    () => undefined,
    (error: unknown) => {
      if (!(error instanceof APIError && error.status === 200)) throw error;
    },
  );

/** Why a password is not the account's own; undefined if it is. Wrong ones count towards the lock-out as at sign-in. */
export async function currentPasswordFault(payload: Payload, email: string, password: unknown): Promise<string | undefined> {
  if (typeof password !== 'string' || password.trim() === '') return 'Type your current password.';
  try {
    await trySignIn(payload, { email, password, login: () => passwordOnly(payload, { email, password }) });
    return undefined;
  } catch (error) {
    if (error instanceof TooManyTries) return error.message;
    if (!(error instanceof SignInRefused)) throw error;
    return error.locked ? 'Too many wrong passwords. Wait ten minutes, then try again.' : 'This is not your current password.';
  }
}
