import { useEffect, useId, useRef } from 'react';
import { type FormState, fields, idOf } from './model';

interface ErrorSummaryProps {
  state: FormState;
  /** Counts the submits of this page; with each that failed the focus moves here. 0 as long as there was none. */
  attempt: number;
}

/** All that is wrong, each a link to its field; nothing when nothing is. */
export function ErrorSummary({ state, attempt }: ErrorSummaryProps) {
  const element = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const wrong = fields[state.form].filter(({ name }) => state.errors[name]);

  useEffect(() => {
    if (attempt > 0) element.current?.focus();
  }, [attempt]);

  if (wrong.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields, this holds links to them
    <div ref={element} className="error-summary" role="group" aria-labelledby={headingId} tabIndex={-1}>
      <h3 id={headingId}>{wrong.length === 1 ? 'One thing needs a look' : `${wrong.length} things need a look`}</h3>
      <ul>
        {wrong.map(({ name, label }) => (
          <li key={name}>
            <a
              href={`#${idOf(state.form, name)}`}
              onClick={(event) => {
                event.preventDefault(); // the router would move to the hash; the field is wanted with the focus in it
                document.getElementById(idOf(state.form, name))?.focus();
              }}
            >
              {label}: {state.errors[name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
