import { useEffect, useId, useRef } from 'react';
import './suggestions.css';
import { type SuggestionsOptions, useSuggestions } from './use-suggestions';

interface SuggestionsProps extends SuggestionsOptions {
  label: string;
  failureAs: 'note' | 'error';
}

const countWords = (count: number) => {
  if (count === 0) return 'No suggestions. What you typed is fine as it is.';
  return `${count} ${count === 1 ? 'suggestion' : 'suggestions'}. Use the up and down arrow keys to choose one.`;
};

/** Makes a text input a combobox while the list is mounted (ARIA authoring practices, list autocomplete). */
function useComboboxRole(input: HTMLInputElement, listId: string, open: boolean, activeId: string | undefined) {
  useEffect(() => {
    const fixed = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': listId };
    for (const [name, value] of Object.entries(fixed)) input.setAttribute(name, value);
    return () => {
      for (const name of [...Object.keys(fixed), 'aria-expanded', 'aria-activedescendant']) input.removeAttribute(name);
    };
  }, [input, listId]);
  useEffect(() => {
    input.setAttribute('aria-expanded', String(open));
    if (activeId) input.setAttribute('aria-activedescendant', activeId);
    else input.removeAttribute('aria-activedescendant');
  }, [input, open, activeId]);
}

/** The list below a text input, its announcements and its error. Loaded when the input is first touched. */
export function Suggestions({ label, failureAs, ...options }: SuggestionsProps) {
  const { given, open, active, loading, failure, answered, choose, mark } = useSuggestions(options);
  const id = useId();
  const optionId = (index: number) => `${id}-${index}`;
  const list = useRef<HTMLDivElement>(null);
  useComboboxRole(options.input, `${id}-list`, open, open && active >= 0 ? optionId(active) : undefined);

  useEffect(() => {
    if (open) list.current?.scrollIntoView({ block: 'nearest' }); // keeps the list inside the window
  }, [open]);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <>
      <div className="suggestions-anchor">
        <div className="suggestions" hidden={!open}>
          <div ref={list} id={`${id}-list`} role="listbox" aria-label={label}>
            {given.suggestions.map((suggestion, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the focused input handles the keys of the whole list
              <div
                key={suggestion.id}
                id={optionId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                onPointerDown={(event) => event.pointerType === 'mouse' && mark(index)}
                onMouseDown={(event) => event.preventDefault()} // keeps the focus in the input
                onClick={() => choose(suggestion)}
              >
                {suggestion.text}
              </div>
            ))}
          </div>
          {given.attribution && <p className="suggestions__source">{given.attribution}</p>}
        </div>
      </div>
      <p className="vh" role="status">
        {answered && countWords(given.suggestions.length)}
      </p>
      <p className="suggestions__note" role="status">
        {loading ? 'Loading address suggestions…' : failureAs === 'note' && failure}
      </p>
      <p className="suggestions__error" role="alert">
        {!loading && failureAs === 'error' && failure}
      </p>
    </>
  );
}
