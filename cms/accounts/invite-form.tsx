'use client';
import { SetStepNav } from '@payloadcms/ui';
import { type FormEvent, useId, useState } from 'react';
import { callAccounts } from './call-accounts';
import { Line, Problem } from './line';
import { LinkResult, type MadeLink } from './link-result';

interface State {
  busy?: boolean;
  field?: string;
  message?: string;
  made?: MadeLink;
  email?: string;
}

/** Name, e-mail and role of a new colleague, who chooses the password. */
export function InviteForm({ roles }: { roles: readonly { value: string; label: string }[] }) {
  const [state, setState] = useState<State>({});
  const select = useId();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    setState({ busy: true });
    const { ok, body, field, message } = await callAccounts<MadeLink>('/invite', typed);
    setState(ok ? { made: body, email: typed.email } : { field, message });
  };
  const fault = (name: string) => (state.field === name ? state.message : undefined);
  return (
    <>
      <SetStepNav nav={[{ label: 'Accounts', url: '/admin/collections/users' }, { label: 'Invite a colleague' }]} />
      <h1>Invite a colleague</h1>
      {state.made ? (
        <>
          <LinkResult made={state.made} email={state.email ?? ''} />
          <div className="account-actions">
            <a className="lead-action" href="/admin/collections/users">
              Back to the accounts
            </a>
            <button type="button" className="lead-action" onClick={() => setState({})}>
              Invite another one
            </button>
          </div>
        </>
      ) : (
        <form className="account-form" method="post" noValidate onSubmit={(event) => void submit(event)}>
          <p>Your colleague gets a link by mail and chooses the password. You can also copy the link and pass it on.</p>
          <Problem>{state.field ? undefined : state.message}</Problem>
          <Line label="Name" name="name" autoComplete="off" error={fault('name')} required />
          <Line label="E-mail" name="email" type="email" autoComplete="off" error={fault('email')} required />
          <div className="account-line">
            <label htmlFor={select}>May do</label>
            <select id={select} name="role" defaultValue="editor">
              {roles.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
            <p className="account-line__error">{fault('role')}</p>
          </div>
          <button type="submit" className="lead-action lead-action--primary" disabled={state.busy}>
            Invite
          </button>
        </form>
      )}
    </>
  );
}
