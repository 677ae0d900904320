'use client';
import { toast, useDocumentInfo, useModal } from '@payloadcms/ui';
import { useRef, useState } from 'react';
import { Dialogue } from '../../forms/parts/dialogue';
import { sendJson } from '../../forms/parts/send-json';

const DAYS = [1, 7, 30];

interface Answer {
  url?: string;
  until?: string;
  message?: string;
}

export function SendLink() {
  const { collectionSlug, globalSlug, id, isEditing } = useDocumentInfo();
  const { openModal } = useModal();
  const field = useRef<HTMLInputElement>(null);
  const [days, setDays] = useState(7);
  const [busy, setBusy] = useState(false);
  const [{ url, until, message }, setAnswer] = useState<Answer>({});
  if (!globalSlug && (!isEditing || id === undefined)) return null;
  const slug = `send-link-${globalSlug ?? id}`;

  const make = async () => {
    setBusy(true);
    const record = globalSlug ? { global: globalSlug } : { collection: collectionSlug, id };
    const response = await sendJson('/payload-api/preview-link', { ...record, days }).catch(() => undefined);
    const answer: Answer = (await response?.json().catch(() => undefined)) ?? {};
    setAnswer(answer.url ? answer : { message: answer.message ?? 'The back office does not answer. Try again.' });
    setBusy(false);
  };
  const copy = () => {
    field.current?.select();
    const byHand = () => toast.info('Copy the marked text by hand');
    navigator.clipboard ? navigator.clipboard.writeText(url ?? '').then(() => toast.success('Copied'), byHand) : byHand();
  };
  const open = () => {
    setAnswer({});
    openModal(slug);
  };

  return (
    <>
      <button type="button" className="send-link__open" aria-label="Send a link to this draft" title="Send a link" onClick={open}>
        <svg viewBox="3 3 14 14" width="18" height="18" fill="none" stroke="currentColor" aria-hidden="true" focusable="false">
          <path d="M8 12a3 3 0 0 1 0-4l2.5-2.5a3 3 0 0 1 4 4L13 11M12 8a3 3 0 0 1 0 4l-2.5 2.5a3 3 0 0 1-4-4L7 9" />
        </svg>
        <span>Send a link</span>
      </button>
      <Dialogue
        {...{ slug, busy, heading: 'Send a link to this draft', close: 'Close' }}
        {...(url ? { action: 'Copy the link', onAction: copy } : { action: 'Make the link', onAction: make })}
      >
        <p>
          Whoever has the link sees the page with all changes that are saved but not published yet, without an account. Search
          engines do not find it.
        </p>
        {url ? (
          <>
            <p role="status">The link works until {until}.</p>
            <input ref={field} readOnly value={url} aria-label="Link to the draft" onFocus={({ target }) => target.select()} />
          </>
        ) : (
          <fieldset className="dialogue__choices">
            <legend>It works for</legend>
            {DAYS.map((number) => (
              <label key={number} className="dialogue__choice">
                <input type="radio" name={`${slug}-days`} checked={days === number} onChange={() => setDays(number)} />
                {number === 1 ? '1 day' : `${number} days`}
              </label>
            ))}
          </fieldset>
        )}
        {message && (
          <p className="field-problem" role="alert">
            {message}
          </p>
        )}
      </Dialogue>
    </>
  );
}
