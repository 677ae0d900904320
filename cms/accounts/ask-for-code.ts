import { APIError, type CollectionBeforeLoginHook, type Payload } from 'payload';
import type { User } from '../base/database/payload-types';
import { confirmEnrolment, secondFactorOf, takeCode } from './second-factor';

/** What a sign-in still needs after the right password: a code, or the setup of a second factor. */
export interface Step {
  step: 'code' | 'enrol';
  /** Whether the given code is invalid. */
  wrong: boolean;
}

class SignInStep extends APIError<Step> {
  constructor(message: string, step: Step['step'], wrong = false) {
    super(message, 401, { step, wrong });
    this.name = 'AuthenticationError'; // logged like other rejected sign-ins
  }
}

/** What a sign-in that failed still needs. Payload's hooks may run in another bundle, with a class of their own. */
export const stepOf = (error: unknown): Step | undefined =>
  error instanceof APIError && error.data && 'step' in error.data ? (error.data as Step) : undefined;

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const refusals = {
  wrong: 'This code is wrong. Type the one that the app shows now, or a recovery code.',
  used: 'This code was used before. Wait for the next one.',
  locked: 'Too many wrong codes. Wait ten minutes, then try again.',
};
export const enrolmentRefusals = {
  wrong: 'This code is wrong. Type the one that the app shows now.',
  late: 'This took too long. Sign in again and scan the new QR code.',
  there: 'This account already has a second factor. Sign in with its code.',
};

export async function needsSecondFactor(payload: Payload, { role }: Pick<User, 'role'>): Promise<boolean> {
  if (role !== 'owner') return false;
  const { owners_need_second_factor } = await payload.findGlobal({ slug: 'sign-in-rules', depth: 0 });
  return Boolean(owners_need_second_factor);
}

/**
 * After the right password, in every sign-in call: requires the second factor's code, or its setup if the company demands one.
 */
export const askForCode: CollectionBeforeLoginHook = async ({ context, req, user }) => {
  if (context.new_password_by_link) return;
  const account = user as User;
  const [code, ticket] = [textOf(req.data?.code), textOf(req.data?.ticket)];
  if (await secondFactorOf(req.payload, account.id)) {
    if (!code) throw new SignInStep('Type the code from your authenticator app.', 'code');
    const verdict = await takeCode(req.payload, account.id, code);
    if (verdict !== 'right') throw new SignInStep(refusals[verdict], 'code', true);
  } else if (await needsSecondFactor(req.payload, account)) {
    if (!code || !ticket) throw new SignInStep('Your company requires a second factor. Set it up first.', 'enrol');
    const result = await confirmEnrolment(req.payload, account.id, { ticket, code });
    if ('fault' in result) throw new SignInStep(enrolmentRefusals[result.fault], 'enrol', true);
    context.recovery_codes = result.codes;
  }
};
