'use client';
import { useState } from 'react';
import { callAccounts } from './call-accounts';
import { Problem } from './line';

interface Props {
  id: number;
  /** A colleague; without a name it is the own account. */
  name?: string;
}

/** Ends all sessions of an account: a lost phone, or a computer that somebody else uses now. */
export function SignOutEverywhere({ id, name }: Props) {
  const [state, setState] = useState<{ asked?: boolean; busy?: boolean; done?: boolean; problem?: string }>({});
  const end = async () => {
    setState({ asked: true, busy: true });
    const { ok, message } = await callAccounts(`/${id}/sign-out-everywhere`);
    if (ok && !name) return window.location.assign('/admin/login');
    setState(ok ? { done: true } : { asked: true, problem: message });
  };
  return (
    <section className="account-panel" aria-label="Signed in">
      <h2>Signed in</h2>
      <p role="status">
        {state.done
          ? `${name} is signed out on every device.`
          : name
            ? `Has ${name} lost a phone, or left the company? This ends every session; what is not saved there is lost.`
            : 'A lost phone, or a computer that others use? This ends every session of your account, this one too.'}
      </p>
      <Problem>{state.problem}</Problem>
      {state.asked && !state.done ? (
        <div className="account-actions">
          <button type="button" className="lead-action lead-action--primary" disabled={state.busy} onClick={() => void end()}>
            Yes, sign out everywhere
          </button>
          <button type="button" className="lead-action" onClick={() => setState({})}>
            Cancel
          </button>
        </div>
      ) : (
        !state.done && (
          <button type="button" className="lead-action" onClick={() => setState({ asked: true })}>
            Sign out everywhere
          </button>
        )
      )}
    </section>
  );
}
