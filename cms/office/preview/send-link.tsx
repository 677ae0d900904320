'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import { useId, useRef, useState } from 'react';
import { sendJson } from '../../forms/parts/send-json';

const CHOICES = [
  { days: 1, label: '1 day' },
  { days: 7, label: '7 days' },
  { days: 30, label: '30 days' },
];

interface State {
  busy?: boolean;
  url?: string;
  until?: string;
  problem?: string;
  copied?: string;
}

export function SendLink() {
  const { collectionSlug, globalSlug, id, isEditing } = useDocumentInfo();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const choice = useRef<HTMLSelectElement>(null);
  const [state, setState] = useState<State>({});
  const [heading, days] = [useId(), useId()];
  if (!globalSlug && (!isEditing || id === undefined)) return null;

  const make = async () => {
    setState({ busy: true });
    try {
      const record = globalSlug ? { global: globalSlug } : { collection: collectionSlug, id };
      const response = await sendJson('/payload-api/preview-link', { ...record, days: Number(choice.current?.value) });
      const { message, url, until } = (await response.json()) as { message?: string; url?: string; until?: string };
      setState(response.ok ? { url, until } : { problem: message ?? `That failed (${response.status}).` });
    } catch {
      setState({ problem: 'The back office does not answer. Try again.' });
    }
  };
  const copy = async () => {
    field.current?.select();
    const done = await navigator.clipboard?.writeText(state.url ?? '').then(
      () => true,
      () => false,
    );
    setState({ ...state, copied: done ? 'Copied' : 'Copy the marked text by hand' });
  };
  const open = () => {
    setState({});
    dialog.current?.showModal();
  };

  return (
    <>
      <button type="button" className="send-link__open" aria-label="Send a link to this draft" title="Send a link" onClick={open}>
        <svg viewBox="3 3 14 14" width="18" height="18" fill="none" stroke="currentColor" aria-hidden="true" focusable="false">
          <path d="M8 12a3 3 0 0 1 0-4l2.5-2.5a3 3 0 0 1 4 4L13 11M12 8a3 3 0 0 1 0 4l-2.5 2.5a3 3 0 0 1-4-4L7 9" />
        </svg>
        <span>Send a link</span>
      </button>
      <dialog ref={dialog} className="send-link" aria-labelledby={heading}>
        <h2 id={heading}>Send a link to this draft</h2>
        <p>
          Whoever has the link sees the page with all changes that are saved but not published yet, without an account. Search
          engines do not find it.
        </p>
        {state.url ? (
          <>
            <p role="status">The link works until {state.until}.</p>
            <div className="account-actions">
              <input
                ref={field}
                readOnly
                value={state.url}
                aria-label="Link to the draft"
                onFocus={(event) => event.target.select()}
              />
              <button type="button" className="lead-action lead-action--primary" onClick={() => void copy()}>
                Copy the link
              </button>
              <span role="status">{state.copied}</span>
            </div>
          </>
        ) : (
          <div className="account-actions">
            <label htmlFor={days}>It works for</label>
            <select ref={choice} id={days} defaultValue={7}>
              {CHOICES.map(({ days: value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
            <button type="button" className="lead-action lead-action--primary" disabled={state.busy} onClick={() => void make()}>
              {state.busy ? 'One moment…' : 'Make the link'}
            </button>
          </div>
        )}
        {state.problem && <p role="alert">{state.problem}</p>}
        <button type="button" className="lead-action" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </dialog>
    </>
  );
}
