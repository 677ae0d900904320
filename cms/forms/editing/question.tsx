'use client';
import { useAuth } from '@payloadcms/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { companyZone } from '../../base/process/time-zone';
import { clockTime } from '../../base/process/zone';
import type { Choices, Conflict } from './merge';
import type { Question } from './typing-acts';
import { recordsIn, valueInWords } from './value-in-words';

/** Who saved, as somebody is told who may have done it in another window. */
export const whoSaved = (editedBy: unknown, me: string) =>
  editedBy === me ? 'You, in another window or earlier,' : String(editedBy || 'The product');

function Records({ of }: { of: { collection: string; id: unknown }[] }) {
  const [names, setNames] = useState<{ name: string; picture?: string }[]>([]);
  const key = JSON.stringify(of);
  useEffect(() => {
    const read = async ({ collection, id }: { collection: string; id: unknown }) => {
      const response = await fetch(`/payload-api/${collection}/${id}?depth=0`).catch(() => undefined);
      const doc = response?.ok ? ((await response.json()) as Record<string, string | undefined>) : {};
      const name = doc.alt || doc.title || doc.name || doc.email || doc.filename || `${collection} ${id}`;
      return { name, picture: collection === 'media' ? doc.thumbnailURL || doc.url : undefined };
    };
    Promise.all((JSON.parse(key) as typeof of).map(read)).then(setNames, () => undefined);
  }, [key]);
  if (of.length === 0) return '(none)';
  return names.map(({ name, picture }) => (
    <span key={name} className="typing__record">
      {/* biome-ignore lint/performance/noImgElement: a thumbnail of the back office itself */}
      {picture && <img src={picture} alt="" width={64} height={64} />}
      {name}
    </span>
  ));
}

function Value({ of: { field }, value }: { of: Conflict; value: unknown }) {
  const records = recordsIn(field, value);
  if (records) return <Records of={records} />;
  return valueInWords(field, value, companyZone() ?? 'UTC');
}

/** Both values of each field that two people changed, to choose from. */
export function QuestionForm({ question: { conflicts, theirs, answer } }: { question: Question }) {
  const { user } = useAuth();
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const [choices, setChoices] = useState<Choices>({});
  const [isMissing, setMissing] = useState(false);
  const who = whoSaved(theirs.edited_by, String(user?.name || user?.email));
  const when = clockTime(new Date(String(theirs.updatedAt)), companyZone() ?? 'UTC');
  const missing = conflicts.filter(({ path }) => !choices[path]);
  useEffect(() => {
    void box.current?.scrollIntoView({ block: 'nearest' }); // a promise in new browsers, which React would call as a function
  }, []);
  const use = () => {
    if (missing.length === 0) return answer(choices);
    setMissing(true);
    box.current?.querySelector<HTMLElement>('fieldset:not(:has(input:checked)) input')?.focus();
  };
  return (
    <section ref={box} className="typing__note typing__note--question" aria-labelledby={`${id}-heading`}>
      <div role="alert">
        <h2 id={`${id}-heading`}>{who} changed this while you were typing</h2>
      </div>
      <p>Nothing is saved until you have chosen, and nothing is lost: what you typed is still in the form.</p>
      {conflicts.map((conflict) => (
        <fieldset key={conflict.path} aria-describedby={isMissing && !choices[conflict.path] ? `${id}-missing` : undefined}>
          <legend>{conflict.label.replace(/^./, (first) => first.toUpperCase())}</legend>
          <div className="typing__both">
            {(['mine', 'theirs'] as const).map((side) => (
              <label key={side} className="typing__side">
                <span>
                  <input
                    type="radio"
                    name={`${id} ${conflict.path}`}
                    checked={choices[conflict.path] === side}
                    onChange={() => setChoices({ ...choices, [conflict.path]: side })}
                  />
                  <strong>{side === 'mine' ? 'What you typed' : `Saved at ${when}`}</strong>
                </span>
                <span className="typing__value">
                  <Value of={conflict} value={conflict[side]} />
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      {isMissing && missing.length > 0 && (
        <p id={`${id}-missing`} className="field-problem" role="alert">
          Choose one of the two for: {missing.map(({ label }) => label).join(', ')}.
        </p>
      )}
      <div className="typing__acts">
        <button type="button" className="typing__act typing__act--first" onClick={use}>
          Use what I chose
        </button>
      </div>
    </section>
  );
}
