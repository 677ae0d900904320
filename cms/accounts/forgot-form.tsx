'use client';
import { type FormEvent, useState } from 'react';
import { callAccounts } from './call-accounts';
import { Line, Problem } from './line';
import { useAlive } from './use-alive';

/** Requests a mail with a link; the message is the same whether or not the account exists. */
export function ForgotForm() {
  const alive = useAlive();
  const [state, setState] = useState<{ busy?: boolean; sent?: string; problem?: string }>({});
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email'));
    setState({ busy: true });
    const { ok, message } = await callAccounts('/forgot-password', { email });
    setState(ok ? { sent: email } : { problem: message });
  };
  if (state.sent)
    return (
      <p role="status">If there is an account with {state.sent}, a mail with a link is on its way. The link works for an hour.</p>
    );
  return (
    <form method="post" onSubmit={(event) => void submit(event)}>
      <Problem>{state.problem}</Problem>
      <Line label="E-mail" name="email" type="email" autoComplete="username" required />
      <button type="submit" className="lead-action lead-action--primary" disabled={!alive || state.busy}>
        Send me a link
      </button>
    </form>
  );
}
