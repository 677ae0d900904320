'use client';
import { useState } from 'react';
import { Problem } from './line';

interface Props {
  devices: { id: number; name: string }[];
  /** Of the colleague. */
  name: string;
}

/** The telephones and browsers that ring for a colleague, each of which can be stopped: a lost phone, or one that was passed on. */
export function RingingDevices({ devices, name }: Props) {
  const [stopped, setStopped] = useState<number[]>([]);
  const [problem, setProblem] = useState<string>();
  const stop = async (id: number) => {
    const response = await fetch(`/payload-api/push-devices/${id}`, { method: 'DELETE' }).catch(() => undefined);
    const isGone = response?.ok || response?.status === 404;
    setProblem(isGone ? undefined : 'The back office does not answer. It still rings; try again.');
    if (isGone) setStopped((others) => [...others, id]);
  };
  const left = devices.filter(({ id }) => !stopped.includes(id));
  return (
    <section className="account-panel" aria-label="Rings on">
      <h2>Rings on</h2>
      <p role="status">
        {left.length > 0 ? `These devices ring for ${name} when something happens.` : `No device rings for ${name}.`}
      </p>
      <Problem>{problem}</Problem>
      {left.map((device) => (
        <div key={device.id} className="account-actions">
          <span>{device.name}</span>
          <button type="button" className="lead-action" aria-label={`Stop ${device.name}`} onClick={() => void stop(device.id)}>
            Stop
          </button>
        </div>
      ))}
    </section>
  );
}
