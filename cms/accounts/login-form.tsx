'use client';
import { type FormEvent, useState } from 'react';
import { callAccounts } from './call-accounts';
import { type Enrolment, EnrolmentSteps, RecoveryCodes } from './enrolment';
import { Line, Problem } from './line';
import { useAlive } from './use-alive';

interface State {
  step: 'password' | 'code' | 'enrol' | 'recovery' | 'in';
  busy?: boolean;
  problem?: string;
  enrolment?: Enrolment;
  codes?: string[];
}

export function LoginForm({ target, notice }: { target: string; notice: string }) {
  const alive = useAlive();
  const [known, setKnown] = useState({ email: '', password: '' });
  const [state, setState] = useState<State>({ step: 'password' });
  const { step, busy, problem, enrolment, codes } = state;

  const enter = () => {
    setState({ step: 'in', busy: true });
    window.location.assign(target); // a document load, so that no client state remains
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const { email = known.email, password = known.password, code } = typed;
    setKnown({ email, password });
    setState({ ...state, busy: true, problem: undefined });
    const answer = await callAccounts<{ recovery_codes?: string[] }>('/login', {
      email,
      password,
      code,
      ticket: enrolment?.ticket,
    });
    if (answer.ok) {
      const { recovery_codes } = answer.body;
      return recovery_codes ? setState({ step: 'recovery', codes: recovery_codes }) : enter();
    }
    const wrong = answer.wrong ? answer.message : undefined;
    if (answer.step === 'code') return setState({ step: 'code', problem: wrong });
    if (answer.step === 'enrol') {
      if (enrolment && wrong) return setState({ step: 'enrol', enrolment, problem: wrong });
      const offer = await callAccounts<Enrolment>('/second-factor/begin', { email, password });
      if (offer.ok) return setState({ step: 'enrol', enrolment: offer.body });
      return setState({ step: 'password', problem: offer.message });
    }
    setState({ step: 'password', problem: answer.message });
  };

  if (codes && step === 'recovery')
    return (
      <RecoveryCodes codes={codes}>
        <button type="button" className="lead-action lead-action--primary" onClick={enter}>
          I have kept them: go on
        </button>
      </RecoveryCodes>
    );
  return (
    <form className="account-form" method="post" onSubmit={(event) => void submit(event)}>
      {step === 'password' && notice && <p role="status">{notice}</p>}
      <Problem>{problem}</Problem>
      {(step === 'password' || step === 'in') && (
        <>
          <Line label="E-mail" name="email" type="email" autoComplete="username" defaultValue={known.email} required />
          <Line
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            defaultValue={known.password}
            required
          />
          <a href="/admin/forgot">Forgot password?</a>
        </>
      )}
      {step === 'code' && (
        <>
          <Line
            label="Code from your authenticator app"
            name="code"
            autoComplete="one-time-code"
            hint="Without your phone, type one of your recovery codes."
            required
            first
          />
          <button type="button" className="plain-button" onClick={() => setState({ step: 'password' })}>
            Sign in with another account
          </button>
        </>
      )}
      {step === 'enrol' && enrolment ? (
        <>
          <h2>Set up your second factor</h2>
          <p>Accounts that may do everything must use one: after the password you type a code from your phone.</p>
          <EnrolmentSteps enrolment={enrolment} busy={busy} />
        </>
      ) : (
        <button type="submit" className="lead-action lead-action--primary" disabled={!alive || busy}>
          {busy ? 'One moment…' : 'Sign in'}
        </button>
      )}
    </form>
  );
}
