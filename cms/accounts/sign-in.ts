import { pbkdf2 } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { APIError, AuthenticationError, LockedAuth, type Payload } from 'payload';
import { emailIn } from 'shared/typed';
import { recordOften } from '../base/audit/record';
import type { User } from '../base/database/payload-types';
import { stepOf } from './ask-for-code';
import { takeOwnAttempt } from './known-device';
import { runQueued } from './password-queue';

/**
 * Minimum duration of a failed sign-in in milliseconds, so that it does not show whether an account is known, unknown or locked.
 */
const FAILURE_MS = 1000;
/** Payload's password hashing, repeated where Payload would skip it, so that the duration is the same. */
const HASH = { iterations: 600_000, bytes: 32, digest: 'sha256' };
const hash = promisify(pbkdf2);

/** A failed sign-in, in words that reveal neither whether the account exists nor whether it is locked. */
export class SignInRefused extends APIError {
  constructor(readonly locked = false) {
    super(
      'The e-mail or the password is incorrect, or was tried too often, perhaps by somebody else. Check both; after ten minutes they may be tried again. With “Forgot password?” you get in at once: a new password ends the wait.',
      401,
    );
    this.name = 'AuthenticationError'; // logged like rejected sign-ins
  }
}

export const NOT_TYPED = 'Type your e-mail and your password.';

/** Normalises an e-mail address as Payload does. */
export const normalEmail = (value: unknown) => (typeof value === 'string' ? emailIn(value).toLowerCase() : '');

/** Runs the work and delays its result to at least `FAILURE_MS`: always, or for errors that `slow` selects. */
export async function withMinimumDuration<T>(
  work: (begin: () => void) => Promise<T>,
  slow?: (error: unknown) => boolean,
): Promise<T> {
  let start = performance.now();
  const rest = () => pause(Math.max(0, start + FAILURE_MS - performance.now()));
  try {
    const result = await work(() => {
      start = performance.now();
    });
    if (!slow) await rest();
    return result;
  } catch (error) {
    if (!slow || slow(error)) await rest();
    throw error;
  }
}

interface Attempt<T> {
  email: string;
  password: string;
  login(): Promise<T>;
  /** Of the request, with the cookie of a known device. */
  headers?: Headers;
}

/** An attempt that does not count with those of strangers, and is not locked out by them: their count is put back afterwards. */
async function apart<T>(payload: Payload, { id, loginAttempts, lockUntil }: User, login: () => Promise<T>): Promise<T> {
  const count = (data: Partial<User>) => payload.db.updateOne({ collection: 'users', id, data, returning: false });
  await count({ loginAttempts: 0, lockUntil: null });
  try {
    return await login();
  } finally {
    await count({ loginAttempts, lockUntil });
  }
}

/** Payload's sign-in, whose refusals differ; here they do not, so that they tell nothing about the account. */
async function refusing<T>(login: () => Promise<T>): Promise<T> {
  try {
    return await login();
  } catch (error) {
    if (error instanceof AuthenticationError || error instanceof LockedAuth) throw new SignInRefused(error instanceof LockedAuth);
    throw error;
  }
}

const isLocked = (account: User | null) => Boolean(account?.lockUntil && Date.parse(account.lockUntil) > Date.now());

/** Signs in to an account that exists and is not locked; for others it takes as long, and refuses. */
async function attempt<T>(payload: Payload, account: User | null, isKnown: boolean, { email, password, login }: Attempt<T>) {
  if (account && isKnown) return apart(payload, account, () => refusing(login));
  if (account && !isLocked(account)) return refusing(login);
  await hash(password, email, HASH.iterations, HASH.bytes, HASH.digest);
  throw new SignInRefused(isLocked(account));
}

/** Notes a failed attempt in "Who did what": a wrong password, or a wrong code after the right one. */
async function noteFailure(payload: Payload, account: User | null, error: unknown): Promise<void> {
  const isRefused = error instanceof SignInRefused;
  if (!isRefused && !stepOf(error)?.wrong) return;
  await recordOften(payload, { action: isRefused && error.locked ? 'account-locked' : 'sign-in-refused', account });
}

/** One password attempt in its turn. Throws SignInRefused, TooManyTries, or what `login` throws after the right password. */
export async function trySignIn<T>(payload: Payload, given: Attempt<T>): Promise<T> {
  const { email, headers } = given;
  const accountNow = () => payload.db.findOne<User>({ collection: 'users', where: { email: { equals: email } } });
  const known = await accountNow();
  const isKnown = known !== null && takeOwnAttempt(headers, known.id);
  const work = async () => {
    const account = await accountNow();
    try {
      return await attempt(payload, account, isKnown, given);
    } catch (error) {
      await noteFailure(payload, account, error);
      throw error;
    }
  };
  return withMinimumDuration(
    (begin) =>
      runQueued(
        isKnown ? `${email} at a known device` : email,
        () => {
          begin();
          return work();
        },
        isKnown,
      ),
    (error) => error instanceof SignInRefused,
  );
}
