'use client';
import { useFormModified } from '@payloadcms/ui';
import { useEffect, useId, useState } from 'react';
import { useAfterSave } from '../fields/after-save';

/** What a call says of the saved settings, asked again after every save and every test; undefined until it is known. */
export function useSaved<State>(address: string, tests = 0): State | undefined {
  const [saves, setSaves] = useState(0);
  useAfterSave(() => setSaves(saves + 1));
  const [state, setState] = useState<State>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the two count the events that may change it
  useEffect(() => {
    const leave = new AbortController();
    fetch(address, { signal: leave.signal })
      .then(async (response) => response.ok && setState((await response.json()) as State))
      .catch(() => undefined); // the fields work without it
    return () => leave.abort();
  }, [address, saves, tests]);
  return state;
}

interface Props {
  address: string;
  /** Words of the button, and those while the test runs. */
  words: [button: string, busy: string];
  /** Why there is nothing to test. */
  obstacle?: string;
  note?: string;
  onTested?(): void;
}

/** A button that tests the saved settings, and the answer. */
export function TestButton({ address, words: [button, busy], obstacle, note, onTested }: Props) {
  const id = useId();
  const modified = useFormModified();
  const [answer, setAnswer] = useState<{ busy?: boolean; ok?: boolean; message?: string }>({});
  const test = async () => {
    setAnswer({ busy: true });
    try {
      const response = await fetch(address, { method: 'POST' });
      const { ok = false, message } = (await response.json()) as { ok?: boolean; message?: string };
      setAnswer({ ok, message: message ?? `That failed (${response.status}).` });
    } catch {
      setAnswer({ ok: false, message: 'The back office does not answer. Try again.' });
    }
    onTested?.();
  };
  const why = modified ? 'Save your changes first: the test uses the saved settings.' : obstacle;
  return (
    <>
      <button
        type="button"
        className="lead-action"
        disabled={answer.busy || Boolean(why)}
        aria-describedby={id}
        onClick={() => void test()}
      >
        {answer.busy ? busy : button}
      </button>
      <span id={id} className="field-description">
        {why || note}
      </span>
      <p role="status" className={answer.ok === false ? 'mail-setup__failed' : undefined}>
        {answer.message}
      </p>
    </>
  );
}
