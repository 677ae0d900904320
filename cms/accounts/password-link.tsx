'use client';
import { useState } from 'react';
import { callAccounts } from './call-accounts';
import { Problem } from './line';
import { LinkResult, type MadeLink } from './link-result';

interface Props {
  id: number;
  name: string;
  email: string;
  /** Whether the colleague has not set a password yet. */
  invited: boolean;
}

export function PasswordLink({ id, name, email, invited }: Props) {
  const [state, setState] = useState<{ busy?: boolean; made?: MadeLink; problem?: string }>({});
  const make = async () => {
    setState({ busy: true });
    const { ok, body, message } = await callAccounts<MadeLink>(`/${id}/password-link`);
    setState(ok ? { made: body } : { problem: message });
  };
  return (
    <section className="account-panel" aria-label="Password">
      <h2>{invited ? 'Invitation' : 'Password'}</h2>
      <p>
        {invited
          ? `${name} has not chosen a password yet.`
          : `Has ${name} forgotten the password? A link lets them choose a new one, and nobody else learns it.`}
      </p>
      <Problem>{state.problem}</Problem>
      {state.made ? (
        <LinkResult made={state.made} email={email} />
      ) : (
        <button type="button" className="lead-action" disabled={state.busy} onClick={() => void make()}>
          {invited ? 'Send the invitation again' : 'Make a link for a new password'}
        </button>
      )}
    </section>
  );
}
