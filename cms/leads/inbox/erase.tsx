'use client';
import { useModal } from '@payloadcms/ui';
import { useState } from 'react';
import { count } from '../../base/process/counted';
import { Dialogue } from '../../forms/parts/dialogue';
import { sendJson } from '../../forms/parts/send-json';
import type { Erasable } from '../privacy/erase-list';

const keyOf = ({ at, key }: Erasable) => `${at} ${key}`;
const NO_ANSWER = 'The back office does not answer. Nothing was erased; try again.';

/** Asks, and resolves with the answer or the problem. */
async function ask<Answer>(asked: Promise<Response>): Promise<{ answer?: Answer; problem?: string }> {
  const response = await asked.catch(() => undefined);
  const answer = await response?.json().catch(() => undefined);
  return response?.ok ? { answer } : { problem: answer?.message ?? NO_ANSWER };
}

/** Erases a person: shows first which leads may be theirs, and lets the owner choose. */
export function ErasePerson({ id, path }: { id: number; path: string }) {
  const { openModal, closeModal } = useModal();
  const [list, setList] = useState<Erasable[]>();
  const [chosen, setChosen] = useState(new Set<string>());
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const slug = `erase-${id}`;
  const open = async () => {
    setList(undefined);
    setProblem(undefined);
    openModal(slug);
    const { answer, problem } = await ask<{ leads: Erasable[] }>(fetch(`${path}/erase`, { cache: 'no-store' }));
    setProblem(problem);
    setList(answer?.leads);
    setChosen(new Set(answer?.leads.filter(({ sure }) => sure).map(keyOf)));
  };
  const tick = (name: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(name);
    else next.delete(name);
    setChosen(next);
  };
  const erase = async () => {
    if (!list) return open();
    setBusy(true);
    const keys = (at: Erasable['at']) => list.filter((one) => one.at === at && chosen.has(keyOf(one))).map(({ key }) => key);
    const { problem } = await ask(sendJson(`${path}/erase`, { leads: keys('leads'), spool: keys('spool') }));
    setBusy(false);
    setProblem(problem);
    if (problem) return;
    closeModal(slug);
    window.location.reload();
  };
  const action = list ? `Erase ${count(chosen.size, 'enquiry', 'enquiries')} for good` : problem ? 'Try again' : 'One moment…';
  return (
    <>
      <button type="button" className="lead-action" onClick={() => void open()}>
        Erase this person…
      </button>
      <Dialogue slug={slug} heading="Erase this person?" action={action} busy={busy} onAction={() => void erase()}>
        <p>
          Of each ticked enquiry, name, contact, messages, notes, history and mails are erased, here and at the website. This
          cannot be undone. What is left are figures without a name.
        </p>
        {problem && (
          <p className="field-problem" role="alert">
            {problem}
          </p>
        )}
        {!list && !problem && <p aria-live="polite">Looking for their enquiries …</p>}
        <ul className="erase-list">
          {list?.map((one) => (
            <li key={keyOf(one)}>
              <label className="dialogue__choice">
                <input
                  type="checkbox"
                  checked={chosen.has(keyOf(one))}
                  disabled={one.fixed}
                  onChange={({ target }) => tick(keyOf(one), target.checked)}
                />
                <span>
                  <strong>{one.who}</strong>
                  <span>{one.what}</span>
                  <span className="erase-list__why">{one.why}</span>
                </span>
              </label>
            </li>
          ))}
        </ul>
      </Dialogue>
    </>
  );
}
