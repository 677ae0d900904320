'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { callAccounts } from './call-accounts';
import { type Enrolment, EnrolmentSteps, RecoveryCodes } from './enrolment';
import { Inner } from './inner';
import { Line, Problem } from './line';

type Wish = 'begin' | 'recovery' | 'remove';

interface Codes {
  recovery_codes: string[];
}

interface State {
  wish?: Wish;
  busy?: boolean;
  error?: string;
  enrolment?: Enrolment;
  codes?: string[];
  done?: string;
}

const confirmations: Record<Wish, string> = {
  begin: 'Go on',
  recovery: 'Make new recovery codes',
  remove: 'Turn the second factor off',
};

interface OwnProps {
  id: number;
  /** Undefined while it is off. */
  factor?: { recoveryCodes: number };
  required: boolean;
}

export function OwnSecondFactor({ id, factor, required }: OwnProps) {
  const router = useRouter();
  const [state, setState] = useState<State>({});
  const { wish, busy, error, enrolment, codes, done } = state;

  const send = async ({ password, code }: Record<string, string>) => {
    setState({ ...state, busy: true, error: undefined });
    if (enrolment) {
      const { ok, body, message } = await callAccounts<Codes>('/second-factor/confirm', { ticket: enrolment.ticket, code });
      if (!ok) return setState({ wish, enrolment, error: message });
      setState({ codes: body.recovery_codes, done: 'The second factor is on.' });
      return router.refresh();
    }
    const path = wish === 'remove' ? `/${id}/second-factor/remove` : `/second-factor/${wish}`;
    const { ok, body, message } = await callAccounts<Enrolment & Codes>(path, { password });
    if (!ok) return setState({ wish, error: message });
    if (wish === 'begin') return setState({ wish, enrolment: body });
    setState(wish === 'remove' ? { done: message } : { codes: body.recovery_codes });
    router.refresh();
  };

  return (
    <section className="account-panel" aria-label="Second factor">
      <h2>Second factor</h2>
      <p role="status">{done}</p>
      {codes && <RecoveryCodes codes={codes} />}
      {!codes && !wish && (
        <>
          <p>
            {factor
              ? `On: the sign-in asks for a code from your authenticator app. ${factor.recoveryCodes} recovery codes are left.`
              : 'Off. With a second factor the sign-in also asks for a code from your phone, so a stolen password is not enough.'}
            {required && ' Your company requires a second factor.'}
          </p>
          <div className="account-actions">
            {factor ? (
              <>
                <button type="button" className="lead-action" onClick={() => setState({ wish: 'recovery' })}>
                  New recovery codes
                </button>
                <button type="button" className="lead-action" onClick={() => setState({ wish: 'remove' })}>
                  Turn off
                </button>
              </>
            ) : (
              <button type="button" className="lead-action" onClick={() => setState({ wish: 'begin' })}>
                Set up a second factor
              </button>
            )}
          </div>
        </>
      )}
      {wish && (
        <Inner onSend={(typed) => void send(typed)}>
          {enrolment ? (
            <EnrolmentSteps enrolment={enrolment} error={error} busy={busy} />
          ) : (
            <>
              <Line label="Your password" name="password" type="password" autoComplete="current-password" error={error} first />
              <button type="submit" className="lead-action lead-action--primary" disabled={busy}>
                {confirmations[wish]}
              </button>
            </>
          )}
          <button type="button" className="lead-action" onClick={() => setState({})}>
            Cancel
          </button>
        </Inner>
      )}
    </section>
  );
}

/** The second factor of a colleague, for owners. */
export function OthersSecondFactor({ id, name, on }: { id: number; name: string; on: boolean }) {
  const router = useRouter();
  const [state, setState] = useState<{ done?: string; problem?: string }>({});
  const remove = async () => {
    if (!window.confirm(`Turn off the second factor of ${name}? Until it is set up again, the password alone is enough.`)) return;
    const { ok, message } = await callAccounts(`/${id}/second-factor/remove`);
    setState(ok ? { done: message } : { problem: message });
    if (ok) router.refresh();
  };
  const isOn = on && !state.done;
  return (
    <section className="account-panel" aria-label="Second factor">
      <h2>Second factor</h2>
      <p>{isOn ? 'On. If the phone is lost, turn it off here; it can be set up again.' : `Off for ${name}.`}</p>
      <Problem>{state.problem}</Problem>
      <p role="status">{state.done}</p>
      {isOn && (
        <button type="button" className="lead-action" onClick={() => void remove()}>
          Turn off
        </button>
      )}
    </section>
  );
}
