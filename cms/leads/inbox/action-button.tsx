'use client';
import { useForm } from '@payloadcms/ui';
import { useState } from 'react';
import { useFormSaver } from '../../forms/editing/form-saver';
import type { AfterAction } from './use-following';

interface Props {
  label: string;
  method: 'POST' | 'PATCH';
  path: string;
  body?: Record<string, unknown>;
  primary?: boolean;
  disabled?: boolean;
  /** Called with the server's response on success. */
  onDone: AfterAction;
}

export function ActionButton({ label, method, path, body, primary, disabled, onDone }: Props) {
  const [state, setState] = useState<{ busy?: boolean; problem?: string }>({});
  const saver = useFormSaver();
  const { setProcessing } = useForm();
  const act = async () => {
    setState({ busy: true });
    setProcessing(true); // blocks typing and saving meanwhile
    try {
      const response = await fetch(`${path}?depth=0`, {
        method,
        headers: { 'content-type': 'application/json' },
        body: body && JSON.stringify({ ...body, updatedAt: saver()?.version() }),
      });
      const answer = (await response.json()) as Parameters<AfterAction>[0] & {
        message?: string;
        errors?: { message: string }[];
      };
      if (!response.ok) {
        if (response.status === 409) void saver()?.saveAndMerge();
        return setState({ problem: answer.message ?? answer.errors?.[0]?.message ?? `That failed (${response.status}).` });
      }
      setState({});
      onDone(answer);
    } catch {
      setState({ problem: 'The back office does not answer. Nothing was changed; try again.' });
    } finally {
      setProcessing(false);
    }
  };
  return (
    <>
      <button
        type="button"
        className={`lead-action ${primary ? 'lead-action--primary' : ''}`}
        disabled={state.busy || disabled}
        onClick={() => void act()}
      >
        {state.busy ? 'One moment…' : label}
      </button>
      {state.problem && <span role="alert">{state.problem}</span>}
    </>
  );
}
