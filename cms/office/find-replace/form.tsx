'use client';
import { toast } from '@payloadcms/ui';
import { type FormEvent, useId, useState, useTransition } from 'react';
import { count } from '../../base/process/counted';
import { sendJson } from '../../forms/parts/send-json';
import type { Changed } from '../../model/records/change';
import type { FoundRecord } from './find-replace';
import type { Pair } from './texts';

const NOTES: Record<FoundRecord['state'], string> = {
  shown: '',
  draft: 'draft that visitors do not see yet',
  trash: 'in the trash',
};

async function post<Answer>(path: string, pairs: Pair[]): Promise<Answer> {
  const response = await sendJson(`/payload-api/${path}`, { pairs }).catch(() => {
    throw new Error('The back office could not be reached. Try again.');
  });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Error((answer as { message?: string }).message ?? `The back office answered ${response.status}.`);
  return answer as Answer;
}

interface PairRowProps {
  pair: Pair;
  /** From 1, said when there are several. */
  number: number;
  several: boolean;
  onChange(pair: Pair): void;
  onRemove(): void;
}

function PairRow({ pair, number, several, onChange, onRemove }: PairRowProps) {
  const id = useId();
  const nth = several ? ` (${number})` : '';
  return (
    <li className="find-replace__pair">
      <label htmlFor={`${id}-find`}>
        Find{nth}
        <input
          id={`${id}-find`}
          name="find" // submitted before hydration, the page opens again with the words
          required
          minLength={2}
          maxLength={200}
          value={pair.find}
          onChange={({ target }) => onChange({ ...pair, find: target.value })}
        />
      </label>
      <label htmlFor={`${id}-replace`}>
        Replace with{nth}
        <input
          id={`${id}-replace`}
          name="replace"
          required
          maxLength={500}
          value={pair.replace}
          onChange={({ target }) => onChange({ ...pair, replace: target.value })}
        />
      </label>
      {several && (
        <button type="button" className="lead-action" onClick={onRemove} aria-label={`Remove ${pair.find || `row ${number}`}`}>
          Remove
        </button>
      )}
    </li>
  );
}

const FoundList = ({ records }: { records: FoundRecord[] }) => (
  <ul className="find-replace__records">
    {records.map(({ title, type, href, state, stays, places }) => (
      <li key={`${href} ${state}`}>
        <h3>
          <a href={href} target="_blank" rel="noreferrer">
            {title}
          </a>{' '}
          <span>{[type, NOTES[state], stays && 'stays: it says what the picture shows'].filter(Boolean).join(', ')}</span>
        </h3>
        <ul>
          {places.map(({ place, before, found, pair, after }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place may hold the same words twice, and the list is never reordered
            <li key={index}>
              <span className="find-replace__place">{place}</span>
              <p>
                {before}
                {stays ? (
                  <mark>{found}</mark>
                ) : (
                  <>
                    <del>{found}</del> <ins>{pair.replace}</ins>
                  </>
                )}
                {after}
              </p>
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ul>
);

/** Looks for words in the whole content, shows each place, and replaces them after a second press. */
export function FindReplaceForm({ initial }: { initial: Pair[] }) {
  const [pairs, setPairs] = useState(() => initial.map((pair, key) => ({ ...pair, key })));
  const [records, setRecords] = useState<FoundRecord[]>();
  const [problem, setProblem] = useState<string>();
  const [busy, startTransition] = useTransition();
  const change = (next: typeof pairs) => {
    setPairs(next);
    setRecords(undefined);
  };
  const plain = () => pairs.map(({ find, replace }) => ({ find, replace }));
  const placesIn = (list: FoundRecord[]) => list.flatMap((record) => record.places).length;
  const places = placesIn(records ?? []);
  const changing = placesIn(records?.filter(({ stays }) => !stays) ?? []);
  const act = (action: () => Promise<void>) =>
    startTransition(async () => {
      setProblem(undefined);
      await action().catch((error: Error) => setProblem(error.message));
    });
  const look = (event: FormEvent) => {
    event.preventDefault();
    act(async () => setRecords((await post<{ records: FoundRecord[] }>('find-words', plain())).records));
  };
  const replace = () =>
    act(async () => {
      const { places: changed, failed } = await post<Changed>('replace-words', plain());
      if (changed > 0) toast.success(`Replaced in ${count(changed, 'place')}. The history of each record can take it back.`);
      for (const { title, why } of failed) toast.error(`“${title}” could not be changed: ${why}`, { duration: 20_000 });
      setRecords((await post<{ records: FoundRecord[] }>('find-words', plain())).records);
    });
  return (
    <>
      <h1>Find and replace</h1>
      <p className="find-replace__intro">
        Changes words wherever the website uses them: pages, services, cities, posts, questions, reviews and the company.
        Descriptions of pictures are shown, and stay. Only whole words, in capital or small letters. You see every place first.
      </p>
      <form onSubmit={look}>
        <ul className="find-replace__pairs">
          {pairs.map((pair, index) => (
            <PairRow
              key={pair.key}
              pair={pair}
              number={index + 1}
              several={pairs.length > 1}
              onChange={(next) => change(pairs.map((one) => (one === pair ? { ...next, key: pair.key } : one)))}
              onRemove={() => change(pairs.filter((one) => one !== pair))}
            />
          ))}
        </ul>
        <p className="find-replace__actions">
          <button
            type="button"
            className="lead-action"
            disabled={pairs.length >= 20}
            onClick={() => change([...pairs, { find: '', replace: '', key: Math.max(...pairs.map(({ key }) => key)) + 1 }])}
          >
            Add another
          </button>
          <button type="submit" className="lead-action lead-action--primary" disabled={busy}>
            {busy ? 'Please wait …' : 'Show every place'}
          </button>
        </p>
      </form>
      {problem && <p role="alert">{problem}</p>}
      <p role="status">
        {records &&
          (places === 0
            ? 'Found nowhere.'
            : `Found in ${count(places, 'place')} of ${count(records.length, 'record')}. Nothing has been changed yet.`)}
      </p>
      {records && places > 0 && <FoundList records={records} />}
      {changing > 0 && (
        <p className="find-replace__actions find-replace__actions--end">
          <button type="button" className="lead-action lead-action--primary" disabled={busy} onClick={replace}>
            {busy ? 'Please wait …' : `Replace in ${count(changing, 'place')}`}
          </button>
        </p>
      )}
    </>
  );
}
