'use client';
import { useState } from 'react';

interface Props {
  label: string;
  method: 'POST' | 'PATCH';
  path: string;
  body?: Record<string, unknown>;
  /** A question to be answered first. */
  confirm?: string;
  primary?: boolean;
}

/** Does one thing to the lead, says so, and shows the page anew. */
export function ActionButton({ label, method, path, body, confirm, primary }: Props) {
  const [state, setState] = useState<{ busy?: boolean; said?: string }>({});
  const act = async () => {
    if (confirm && !window.confirm(confirm)) return;
    setState({ busy: true });
    try {
      const response = await fetch(path, {
        method,
        headers: { 'content-type': 'application/json' },
        body: body && JSON.stringify(body),
      });
      const { message, errors } = (await response.json()) as { message?: string; errors?: { message: string }[] };
      if (!response.ok) return setState({ said: message ?? errors?.[0]?.message ?? `That failed (${response.status}).` });
      window.location.reload();
    } catch {
      setState({ said: 'The back office does not answer. Nothing was changed; try again.' });
    }
  };
  return (
    <>
      <button
        type="button"
        className={`lead-action ${primary ? 'lead-action--primary' : ''}`}
        disabled={state.busy}
        onClick={() => void act()}
      >
        {state.busy ? 'One moment…' : label}
      </button>
      <span role="status">{state.said}</span>
    </>
  );
}
