'use client';
import { useField } from '@payloadcms/ui';
import { TestButton, useSaved } from '../../forms/controls/saved-settings';
import { SecretInput } from '../../forms/controls/secret-input';
import type { WithSecret } from './secrets';
import type { NetworkState } from './test-network';

interface Props {
  path: string;
  network: WithSecret;
}

const addressOf = (network: WithSecret, call: 'state' | 'test') => `/payload-api/globals/measuring/${network}/${call}`;

export function SecretField({ path, network, label, description }: Props & { label: string; description: string }) {
  const kept = useSaved<NetworkState>(addressOf(network, 'state'))?.kept;
  return <SecretInput path={path} removePath={`${path}_remove`} label={label} kept={kept} description={description} />;
}

export function TestNetwork({ network }: Props) {
  const files = useSaved<NetworkState>(addressOf(network, 'state'))?.files;
  const { value: way } = useField<string>({ path: `${network}.way` });
  return (
    <div className="mail-setup__test">
      {files && way === 'server' && (
        <>
          <p>
            File of enquiries: <code>{files.lead}</code>
          </p>
          <p>
            File of won ones: <code>{files.won}</code>
          </p>
        </>
      )}
      <TestButton address={addressOf(network, 'test')} words={['Test', 'Testing…']} />
    </div>
  );
}
