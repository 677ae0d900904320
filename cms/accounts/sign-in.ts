import { pbkdf2 } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { emailIn } from 'contract/typed';
import { APIError, AuthenticationError, LockedAuth, type Payload } from 'payload';
import type { User } from '../storage/database/payload-types';
import { SignInStep } from './ask-for-code';
import { recordOften } from './audit/record';
import { takeOwnAttempt } from './known-device';
import { runQueued } from './turns';

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
  /** Payload's sign-in with that password. */
  login(): Promise<T>;
  /** Of the request, with the cookie of a known device. */
  headers?: Headers;
}

type Counted = Pick<User, 'id' | 'loginAttempts' | 'lockUntil'>;

/** An attempt that does not count with those of strangers, and is not locked out by them: their count is put back afterwards. */
async function apart<T>(payload: Payload, { id, loginAttempts, lockUntil }: Counted, login: () => Promise<T>): Promise<T> {
  const count = (data: Partial<User>) => payload.db.updateOne({ collection: 'users', id, data, returning: false });
  await count({ loginAttempts: 0, lockUntil: null });
  try {
    return await login();
  } finally {
    await count({ loginAttempts, lockUntil });
  }
}

/**
 * One queued password attempt; a failure is recorded in "Who did what". Throws SignInRefused, TooManyTries, or what `login`
 * throws after the right password.
 */
export async function trySignIn<T>(payload: Payload, { email, password, login, headers }: Attempt<T>): Promise<T> {
  const accountNow = () => payload.db.findOne<User>({ collection: 'users', where: { email: { equals: email } } });
  const known = await accountNow();
  const isKnown = known !== null && takeOwnAttempt(headers, known.id);
  const attempt = async () => {
    const account = await accountNow();
    try {
      if (account && isKnown) return await apart(payload, account, login);
      const locked = Boolean(account?.lockUntil && Date.parse(account.lockUntil) > Date.now());
      if (account && !locked) return await login();
      await hash(password, email, HASH.iterations, HASH.bytes, HASH.digest);
      throw new SignInRefused(locked);
    } catch (error) {
      const refused = error instanceof AuthenticationError || error instanceof LockedAuth;
      const failure = refused ? new SignInRefused(error instanceof LockedAuth) : error;
      const locked = failure instanceof SignInRefused && failure.locked;
      if (failure instanceof SignInRefused || (failure instanceof SignInStep && failure.data.wrong))
        await recordOften(payload, { action: locked ? 'account-locked' : 'sign-in-refused', account });
      throw failure;
    }
  };
  return withMinimumDuration(
    (begin) =>
      runQueued(
        isKnown ? `${email} at a known device` : email,
        () => {
          begin();
          return attempt();
        },
        isKnown,
      ),
    (error) => error instanceof SignInRefused,
  );
}
