import type { ReactNode } from 'react';
import { FieldRow } from '../fields';
import { LinkLine, Outcome } from '../parts';
import { type EnrolmentModel, EnrolmentSteps } from './enrolment';

interface SignInModel {
  /** Said above the form: that something was done. */
  done?: string;
  problem?: string;
  email: string;
  redirect: string;
}

const Form = ({ redirect, children }: { redirect: string; children: ReactNode }) => (
  <form method="post" action="/office/sign-in">
    <input type="hidden" name="redirect" value={redirect} />
    {children}
  </form>
);

/** Asks for e-mail and password. */
export const SignIn = ({ done, problem, email, redirect }: SignInModel) => (
  <main className="entrance">
    <Outcome refused={problem} done={done} />
    <h1>Sign in</h1>
    <Form redirect={redirect}>
      <FieldRow
        {...{ label: 'E-mail', name: 'email', type: 'email', autoComplete: 'username', value: email, required: true }}
        autoFocus={email === ''}
      />
      <FieldRow
        {...{ label: 'Password', name: 'password', type: 'password', autoComplete: 'current-password', required: true }}
        autoFocus={email !== ''}
      />
      <button type="submit" className="act next">
        Sign in
      </button>
    </Form>
    <LinkLine href="/office/forgot-password" word="Forgot password?" />
  </main>
);

interface StepModel {
  redirect: string;
  /** What the server has sealed of the step before. */
  passed: string;
  fault?: string;
}

const again = (redirect: string) => `/office/sign-in?redirect=${encodeURIComponent(redirect)}`;

/** Asks for a code, after the right password. */
export const SignInCode = ({ redirect, passed, fault }: StepModel) => (
  <main className="entrance">
    <h1>Your second factor</h1>
    <Form redirect={redirect}>
      <input type="hidden" name="passed" value={passed} />
      <FieldRow
        {...{ label: 'Code from your authenticator app', name: 'code', autoComplete: 'one-time-code', required: true, fault }}
        hint="Without your phone, type one of your recovery codes."
        autoFocus
      />
      <button type="submit" className="act next">
        Sign in
      </button>
    </Form>
    <LinkLine href={again(redirect)} word="Sign in with another account" />
  </main>
);

/** Has a second factor set up, where the company requires one. */
export const SignInEnrolment = ({ redirect, passed, fault, enrolment }: StepModel & { enrolment: EnrolmentModel }) => (
  <main className="entrance">
    <h1>Set up your second factor</h1>
    <p>Accounts that may do everything must use one: after the password you type a code from your phone.</p>
    <Form redirect={redirect}>
      <input type="hidden" name="passed" value={passed} />
      <EnrolmentSteps {...enrolment} fault={fault} />
    </Form>
    <LinkLine href={again(redirect)} word="Sign in with another account" />
  </main>
);
