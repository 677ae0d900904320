'use client';
import { type ReactNode, useId, useState } from 'react';
import type { PanelModel } from './panel-model';

export function Answer({ lead, children }: { lead: PanelModel; children: ReactNode }) {
  const [chosen, setChosen] = useState(0);
  const [copied, setCopied] = useState<string>();
  const id = useId();
  const reply = lead.replies[chosen] ?? lead.replies[0];
  const { call, phone, mail, sms, app } = lead.contacts;
  const body = encodeURIComponent(reply?.text ?? '');
  const copy = async () => {
    const done = await navigator.clipboard.writeText(reply?.text ?? '').then(
      () => true,
      () => false,
    );
    setCopied(done ? 'Copied' : 'Copying failed: the browser did not allow it');
  };
  return (
    <>
      <div className="lead-panel__actions">
        {call && (
          <a className="lead-action" href={call}>
            Call {phone}
          </a>
        )}
        {mail && (
          <a className="lead-action" href={`${mail}?subject=${encodeURIComponent(reply?.subject ?? '')}&body=${body}`}>
            Mail
          </a>
        )}
        {sms && (
          <a className="lead-action" href={`${sms}?body=${body}`}>
            Text message
          </a>
        )}
        {app && (
          <a className="lead-action" href={`${app}?text=${body}`} target="_blank" rel="noreferrer">
            WhatsApp
          </a>
        )}
      </div>
      {lead.words && <blockquote className="lead-panel__words">{lead.words}</blockquote>}
      <div className="lead-panel__actions">{children}</div>
      <div className="lead-panel__reply">
        <label htmlFor={id}>Answer with</label>
        <select
          id={id}
          value={chosen}
          onChange={({ target }) => {
            setChosen(Number(target.value));
            setCopied(undefined);
          }}
        >
          {lead.replies.map(({ name }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two texts may have the same name
            <option key={index} value={index}>
              {name}
            </option>
          ))}
        </select>
        <button type="button" className="lead-action" onClick={() => void copy()}>
          Copy the text
        </button>
        <span role="status">{copied}</span>
      </div>
    </>
  );
}
