'use client';
import { useCallback, useEffect, useState } from 'react';
import { ActionButton } from './action-button';
import { Amount } from './amount';
import { Answer } from './answer';
import { ErasePerson } from './erase';
import type { PanelModel } from './panel-model';
import { Photos } from './photos';
import { answered, timeLeft, waits } from './time-left';
import { useFollowing } from './use-following';

interface Props {
  first: PanelModel;
  user: number | string;
  /** The server's time of rendering, so that hydration renders the same. */
  now: number;
}

const TICK_MS = 20_000;

/** Returns the current time, updated every 20 seconds while the page is open. */
function useNow(start: number): Date {
  const [now, setNow] = useState(start);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return new Date(now);
}

/** The top panel of a lead; it reloads after every save and action and leaves unsaved input alone. */
export function Panel({ first, user, now }: Props) {
  const [lead, afterAction] = useFollowing(first);
  const { kind, text } = timeLeft(lead.clock, useNow(now));
  const path = `/payload-api/leads/${lead.id}`;
  const patch = useCallback(
    (body: Record<string, unknown>) => ({ method: 'PATCH' as const, path, body, onDone: afterAction }),
    [path, afterAction],
  );
  if (lead.erased) return <p className="lead-panel">This person’s details were erased.</p>;
  const { status } = lead.clock;
  const isSpam = status === 'spam';
  const isWaiting = waits(lead.clock);
  const notSpam = <ActionButton label="Not spam" method="POST" path={`${path}/rescue`} onDone={afterAction} />;
  return (
    <section className="lead-panel" aria-label="Answer this enquiry">
      <div>
        <h2 className="lead-panel__name">{lead.name}</h2>
        <p>{lead.about}</p>
      </div>
      <p className={`time-left time-left--${kind}`}>{isSpam ? 'Marked as spam' : text}</p>
      {(lead.suspicion || isSpam) && (
        <div className="lead-panel__suspicion">
          {lead.suspicion && <p>It looks suspicious: {lead.suspicion} Its mails are held back.</p>}
          {isSpam && !lead.suspicion && <p>Somebody here marked it as spam. What was not sent yet is held back.</p>}
          <div className="lead-panel__actions">
            {notSpam}
            {!isSpam && <ActionButton label="Spam" {...patch({ status: 'spam' })} />}
          </div>
        </div>
      )}
      <Answer lead={lead}>
        {isWaiting && <ActionButton label="I have answered" primary {...patch(answered(lead.clock))} />}
        {!lead.assigned && <ActionButton label="I look after it" {...patch({ assigned_to: user })} />}
        {!lead.suspicion && !isSpam && <ActionButton label="Spam" {...patch({ status: 'spam' })} />}
      </Answer>
      {lead.needsAmount && <Amount path={path} onDone={afterAction} />}
      <Photos {...lead.photos} />
      {lead.typed.length > 0 && (
        <div className="lead-panel__typed">
          <h3>The customer typed</h3>
          <dl>
            {lead.typed.map((field) => (
              <div key={field.label}>
                <dt>{field.label}</dt>
                <dd>{field.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      <p>
        <a href={lead.notes.href}>{lead.notes.count}</a>, which you write and read on the enquiry’s own page
      </p>
      {lead.quotes.length > 0 && (
        <ul aria-label="Quotes">
          {lead.quotes.map(({ text: quote, href }) => (
            <li key={href}>
              <a href={href}>{quote}</a>
            </li>
          ))}
        </ul>
      )}
      {lead.sending.length > 0 && (
        <ul aria-label="What was sent">
          {lead.sending.map(({ text: state, wrong }) => (
            <li key={state}>{wrong ? <strong>{state}</strong> : state}</li>
          ))}
        </ul>
      )}
      {lead.sending.some(({ wrong }) => wrong) && (
        <ActionButton label="Try again now" method="POST" path={`${path}/send-again`} onDone={afterAction} />
      )}
      {lead.others.total > 0 && (
        <details open>
          <summary>Other enquiries of the same person: {lead.others.total}</summary>
          <ul className="lead-panel__others">
            {lead.others.leads.map((other) => (
              <li key={other.id}>
                <a href={`/admin/collections/leads/${other.id}`}>{other.text}</a>
              </li>
            ))}
          </ul>
        </details>
      )}
      <details>
        <summary>This person’s data</summary>
        <div className="lead-panel__actions">
          <a className="lead-action" href={`${path}/person`} download>
            Export everything (JSON)
          </a>
          {lead.mayErase && <ErasePerson id={lead.id} path={path} />}
        </div>
      </details>
    </section>
  );
}
