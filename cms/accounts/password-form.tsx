'use client';
import { type FormEvent, useState } from 'react';
import { callAccounts } from './call-accounts';
import { Line, PASSWORD_HINT, Problem } from './line';
import { useAlive } from './use-alive';

export function PasswordForm({ token, email }: { token: string; email: string }) {
  const alive = useAlive();
  const [state, setState] = useState<{ busy?: boolean; password?: string; again?: string; problem?: string }>({});
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { password, again } = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    if (password !== again) return setState({ again: 'The two passwords differ.' });
    setState({ busy: true });
    const { ok, field, message } = await callAccounts('/reset-password', { token, password });
    if (ok) return window.location.assign('/admin/login?password=chosen');
    setState(field === 'password' ? { password: message } : { problem: message });
  };
  return (
    <form method="post" onSubmit={(event) => void submit(event)}>
      <Problem>{state.problem}</Problem>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <Line
        label="New password"
        name="password"
        type="password"
        autoComplete="new-password"
        hint={PASSWORD_HINT}
        error={state.password}
        required
      />
      <Line label="The same again" name="again" type="password" autoComplete="new-password" error={state.again} required />
      <button type="submit" className="lead-action lead-action--primary" disabled={!alive || state.busy}>
        Save the password
      </button>
    </form>
  );
}
