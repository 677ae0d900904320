import { useEffect, useId, useRef } from 'react';
import { Button } from '../ui/button';
import { type FormState, fields, idOf } from './model';

interface ErrorSummaryProps {
  state: FormState;
  /** Counts the submits of this page; each failed one moves the focus here. 0 before the first. */
  attempt: number;
}

/** All errors or questions, each with a link to its field; nothing if there are none. */
export function ErrorSummary({ state, attempt }: ErrorSummaryProps) {
  const element = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const wrong = fields[state.form].filter(({ name }) => state.errors[name]);

  useEffect(() => {
    if (attempt > 0) element.current?.focus();
  }, [attempt]);

  if (wrong.length === 0) return null;
  const asked = state.status === 'asked';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields, this holds links to them
    <div
      ref={element}
      className="error-summary"
      data-asked={asked || undefined}
      role="group"
      aria-labelledby={headingId}
      tabIndex={-1}
    >
      <h3 id={headingId}>
        {asked ? 'Is this right?' : wrong.length === 1 ? 'One thing needs a look' : `${wrong.length} things need a look`}
      </h3>
      <ul>
        {wrong.map(({ name, label }) => (
          <li key={name}>
            <a
              href={`#${idOf(state.form, name)}`}
              onClick={(event) => {
                event.preventDefault(); // the router would navigate to the hash; the focus must move to the field
                document.getElementById(idOf(state.form, name))?.focus();
              }}
            >
              {label}: {state.errors[name]}
            </a>
          </li>
        ))}
      </ul>
      {asked && <Button type="submit">Send it as it is</Button>}
    </div>
  );
}
