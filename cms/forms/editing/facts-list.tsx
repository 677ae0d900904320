'use client';
import { useEffect, useId, useRef, useState } from 'react';

interface Props {
  facts: { name: string; value: string; label: string }[];
}

const TYPED = 'textarea, input[type="text"], [contenteditable="true"]';

/** Puts the name of a fact, such as `{reply}`, where the caret is in the field that was typed in last. */
export function FactsList({ facts }: Props) {
  const id = useId();
  const field = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState('');

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const typed = target instanceof HTMLElement ? target.closest<HTMLElement>(TYPED) : null;
      if (typed) field.current = typed;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  function insert(name: string) {
    if (!field.current?.isConnected) return setProblem('First click into the text where it is to stand.');
    setProblem('');
    list.current?.hidePopover();
    field.current.focus();
    // The one way to type for somebody in text fields and in the editor alike, with undo.
    document.execCommand('insertText', false, `{${name}}`);
  }

  return (
    <div className="facts-menu">
      <button type="button" className="facts-menu__open" popoverTarget={id} aria-label="Insert a fact">
        <span aria-hidden="true">{'{ }'}</span> <span className="facts-menu__name">Insert a fact</span>
      </button>
      <div id={id} ref={list} popover="auto" className="facts-menu__list">
        <p>Visitors read what is set, wherever a text names it. Change it once, and every text follows.</p>
        <p role="alert">{problem}</p>
        <ul>
          {facts.map(({ name, value, label }) => (
            <li key={name}>
              <button type="button" onClick={() => insert(name)}>
                <span>{label}</span> <strong>{value}</strong> <code>{`{${name}}`}</code>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
