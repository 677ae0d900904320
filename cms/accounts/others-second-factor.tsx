'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { callAccounts } from './call-accounts';
import { Problem } from './line';

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
