import { type FormEvent, useId, useRef, useState } from 'react';
import { useWords } from '../content/shell';
import { Button } from '../ui/button';
import type { SuburbAnswer } from './suburb-answer';
import { SuburbAnswerWords } from './suburb-answer-words';
import { SuggestedInput } from './suggested-input';

const loadSource = () => import('./gazetteer-source.browser').then(({ gazetteerSource }) => gazetteerSource);

interface SuburbCheckProps {
  /** Heading level; without it there is no heading. */
  level?: 2 | 3;
  answer?: SuburbAnswer;
}

/** "Do you clean in my suburb?": answered in place, or without script by a page of its own. */
export function SuburbCheck({ level, answer: given }: SuburbCheckProps) {
  const { suburb_heading } = useWords();
  const [answer, setAnswer] = useState(given);
  const form = useRef<HTMLFormElement>(null);
  const latest = useRef(0);
  const id = useId();

  async function ask(suburb: string) {
    if (!suburb.trim()) return;
    const turn = ++latest.current;
    const response = await fetch(`/_suburbs/area?suburb=${encodeURIComponent(suburb)}`).catch(() => undefined);
    if (!response?.ok) return form.current?.submit(); // on failure the browser submits the form natively, and that page shows the error
    const found: SuburbAnswer = await response.json();
    if (turn === latest.current) setAnswer(found);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    ask(String(new FormData(event.currentTarget).get('suburb') ?? ''));
  }

  return (
    <form ref={form} className="suburb-check" action="/suburb-check" method="get" onSubmit={onSubmit}>
      {level === 2 && <h2>{suburb_heading}</h2>}
      {level === 3 && <h3>{suburb_heading}</h3>}
      <div className="suburb-check__ask field">
        <label htmlFor={id}>Suburb or postcode</label>
        <SuggestedInput
          id={id}
          name="suburb"
          type="text"
          required
          maxLength={80}
          autoComplete="address-level2"
          enterKeyHint="search"
          defaultValue={given?.asked}
          suggestionsLabel="Suburbs"
          loadSource={loadSource}
          onSelected={({ address }) => ask(address)}
        />
        <Button look="line" type="submit">
          Check
        </Button>
      </div>
      <div className="suburb-check__answer" role="status">
        {answer && <SuburbAnswerWords answer={answer} />}
      </div>
    </form>
  );
}
