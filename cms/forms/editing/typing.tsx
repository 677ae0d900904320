'use client';
import { companyZone } from '../../base/process/time-zone';
import { clockTime, stamp } from '../../base/process/zone';
import { QuestionForm, whoSaved } from './question';
import { type Trouble, useOpenRecord, useOwnName } from './record-of';
import type { Note } from './typing-acts';
import { type Typing as State, useTyping } from './use-typing';

const REASONS: Record<Trouble, string> = {
  offline: 'The back office cannot be reached.',
  'signed out': 'You are signed out.',
  refused: 'The back office did not take it.',
};

function NotSaved({ state: { trouble, isKept, tryNow }, hasDrafts }: { state: State; hasDrafts: boolean }) {
  if (!trouble && isKept) return null;
  const kept = isKept
    ? 'What you typed is kept on this device.'
    : 'This device does not keep what you type: copy it before you leave this page.';
  const next = trouble === 'signed out' ? 'Sign in again as yourself, and come back here.' : 'It is tried again by itself.';
  return (
    <div className="typing__note typing__note--trouble" role="status">
      <p>
        <strong>Not saved yet.</strong> {trouble && REASONS[trouble]} {kept}{' '}
        {trouble && (hasDrafts || trouble === 'signed out') && next}
      </p>
      {trouble && (
        <div className="typing__acts">
          {trouble === 'signed out' && (
            <a className="typing__act typing__act--first" href="/office/sign-in?redirect=/admin" target="_blank" rel="noreferrer">
              Sign in again
            </a>
          )}
          <button type="button" className="typing__act" onClick={tryNow}>
            Try now
          </button>
        </div>
      )}
    </div>
  );
}

function Told({ note, me, onClose }: { note: Note; me: string; onClose(): void }) {
  const zone = companyZone() ?? 'UTC';
  if (note.kind === 'taken') {
    const when = clockTime(new Date(note.when), zone);
    return (
      <div className="typing__note" role="status">
        <p>
          {whoSaved(note.who, me)} changed {note.changed} at {when}. The form shows it now; what you typed is still there.
        </p>
        <div className="typing__acts">
          <button type="button" className="typing__act" onClick={onClose}>
            OK
          </button>
        </div>
      </div>
    );
  }
  return (
    <div className="typing__note" role="status">
      <p>
        <strong>What you typed is back:</strong> {note.changed}. It was typed on this device on {stamp(new Date(note.at), zone)},
        and not saved then.
      </p>
      <div className="typing__acts">
        <button type="button" className="typing__act typing__act--first" onClick={onClose}>
          Keep it
        </button>
        <button type="button" className="typing__act" onClick={note.takeOut}>
          Take it out
        </button>
      </div>
    </div>
  );
}

/** Keeps, saves and merges what is typed in the form around; shows what somebody must know or decide. */
export function Typing() {
  const state = useTyping();
  const me = useOwnName();
  const { hasDrafts } = useOpenRecord();
  const { question, note, dismiss } = state;
  return (
    <div className="typing">
      {question && <QuestionForm key={JSON.stringify(question.conflicts)} question={question} />}
      {note && <Told note={note} me={me} onClose={dismiss} />}
      <NotSaved state={state} hasDrafts={hasDrafts} />
    </div>
  );
}
