'use client';
import { useState } from 'react';
import { callAccounts } from './call-accounts';
import { Inner } from './inner';
import { Line, PASSWORD_HINT, Problem } from './line';

interface State {
  open?: boolean;
  busy?: boolean;
  field?: string;
  message?: string;
  done?: boolean;
}

/** Changes the signed-in account's own password; requires the current one. */
export function OwnPassword({ id }: { id: number }) {
  const [state, setState] = useState<State>({});
  const fault = (name: string) => (state.field === name ? state.message : undefined);
  const save = async ({ current_password, password, again }: Record<string, string>) => {
    if (!password) return setState({ open: true, field: 'password', message: 'Type the new password.' });
    if (password !== again) return setState({ open: true, field: 'again', message: 'The two passwords differ.' });
    setState({ open: true, busy: true });
    const { ok, field, message } = await callAccounts(`/${id}`, { current_password, password }, 'PATCH');
    setState(ok ? { done: true } : { open: true, field, message });
  };
  return (
    <section className="account-panel" aria-label="Password">
      <h2>Password</h2>
      <p role="status">{state.done ? 'Your password is changed.' : ''}</p>
      {state.open ? (
        <Inner onSend={(typed) => void save(typed)}>
          <Problem>{state.field ? undefined : state.message}</Problem>
          <Line
            label="Your current password"
            name="current_password"
            type="password"
            autoComplete="current-password"
            error={fault('current_password')}
            first
          />
          <Line
            label="New password"
            name="password"
            type="password"
            autoComplete="new-password"
            hint={PASSWORD_HINT}
            error={fault('password')}
          />
          <Line label="New password again" name="again" type="password" autoComplete="new-password" error={fault('again')} />
          <div className="account-actions">
            <button type="submit" className="lead-action lead-action--primary" disabled={state.busy}>
              Save the password
            </button>
            <button type="button" className="lead-action" onClick={() => setState({})}>
              Cancel
            </button>
          </div>
        </Inner>
      ) : (
        <button type="button" className="lead-action" onClick={() => setState({ open: true })}>
          Change your password
        </button>
      )}
    </section>
  );
}
