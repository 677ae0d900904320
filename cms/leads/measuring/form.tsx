'use client';
import { useField, useFormModified } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { SecretInput } from '../../model/controls/secret-input';
import { useAfterSave } from '../../model/fields/after-save';
import type { WithSecret } from './secrets';
import type { NetworkState } from './test-network';

interface Props {
  path: string;
  network: WithSecret;
}

const addressOf = (network: WithSecret, call: 'state' | 'test') => `/payload-api/globals/measuring/${network}/${call}`;

/** What is saved of a network, read again after every save; undefined until it is known. */
function useNetworkState(network: WithSecret) {
  const [saves, setSaves] = useState(0);
  useAfterSave(() => setSaves(saves + 1));
  const [state, setState] = useState<NetworkState>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it counts the events that may change it
  useEffect(() => {
    const leave = new AbortController();
    fetch(addressOf(network, 'state'), { signal: leave.signal })
      .then(async (response) => response.ok && setState((await response.json()) as NetworkState))
      .catch(() => undefined); // the fields work without it
    return () => leave.abort();
  }, [saves, network]);
  return state;
}

/** A network's secret; the stored one is never shown. */
export function SecretField({ path, network, label, description }: Props & { label: string; description: string }) {
  const kept = useNetworkState(network)?.kept;
  return <SecretInput path={path} removePath={`${path}_remove`} label={label} kept={kept} description={description} />;
}

/** Address of a network's file, a button that tests the network, and its answer. */
export function TestNetwork({ network }: Props) {
  const modified = useFormModified();
  const state = useNetworkState(network);
  const { value: way } = useField<string>({ path: `${network}.way` });
  const [answer, setAnswer] = useState<{ busy?: boolean; ok?: boolean; message?: string }>({});
  const test = async () => {
    setAnswer({ busy: true });
    try {
      const response = await fetch(addressOf(network, 'test'), { method: 'POST' });
      const { ok = false, message } = (await response.json()) as { ok?: boolean; message?: string };
      setAnswer({ ok, message: message ?? `That failed (${response.status}).` });
    } catch {
      setAnswer({ ok: false, message: 'The back office does not answer. Try again.' });
    }
  };
  const why = modified ? 'Save your changes first: the test uses the saved settings.' : '';
  return (
    <div className="mail-setup__test">
      {state?.file && way === 'server' && (
        <p className="field-description">
          Address of the file: <code>{state.file}</code>
        </p>
      )}
      <button
        type="button"
        className="lead-action"
        disabled={answer.busy || why !== ''}
        aria-describedby={`${network}-why`}
        onClick={() => void test()}
      >
        {answer.busy ? 'Testing…' : 'Test'}
      </button>
      <span id={`${network}-why`} className="field-description">
        {why}
      </span>
      <p role="status" className={answer.ok === false ? 'mail-setup__failed' : undefined}>
        {answer.message}
      </p>
    </div>
  );
}
