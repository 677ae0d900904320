'use client';
import { useState } from 'react';
import { callAccounts } from './call-accounts';
import { Problem } from './line';

interface Props {
  id: number;
  /** Of the colleague. */
  name: string;
}

/** Ends all sessions of a colleague. */
export function SignOutEverywhere({ id, name }: Props) {
  const [state, setState] = useState<{ asked?: boolean; busy?: boolean; done?: boolean; problem?: string }>({});
  const end = async () => {
    setState({ asked: true, busy: true });
    const { ok, message } = await callAccounts(`/${id}/sign-out-everywhere`);
    setState(ok ? { done: true } : { asked: true, problem: message });
  };
  return (
    <section className="account-panel" aria-label="Signed in">
      <h2>Signed in</h2>
      <p role="status">
        {state.done
          ? `${name} is signed out on every device.`
          : `Has ${name} lost a phone, or left the company? This ends every session; what is not saved there is lost.`}
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
