'use client';
import { useFormModified } from '@payloadcms/ui';
import { useEffect, useId, useState } from 'react';
import { useAfterSave } from '../fields/after-save';
import { useAnswer } from '../parts/use-answer';

const TESTED = 'saved-settings-tested';

/** What a call says of the saved settings, asked again after every save and every test; undefined until it is known. */
export function useSaved<State extends object>(address: string): State | undefined {
  const [changes, setChanges] = useState(0);
  useAfterSave(() => setChanges(changes + 1));
  useEffect(() => {
    const again = () => setChanges((before) => before + 1);
    addEventListener(TESTED, again);
    return () => removeEventListener(TESTED, again);
  }, []);
  const state = useAnswer<State>(address, { version: changes });
  return typeof state === 'object' ? state : undefined; // the fields work without it
}

interface Props {
  address: string;
  words: [button: string, busy: string];
  obstacle?: string;
  note?: string;
}

export function TestButton({ address, words: [button, busy], obstacle, note }: Props) {
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
    dispatchEvent(new Event(TESTED));
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
