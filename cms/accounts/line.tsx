'use client';
import { type InputHTMLAttributes, useEffect, useId, useRef } from 'react';

export const PASSWORD_HINT =
  'Twelve characters or more: three or four unrelated words are good. Not your name, and no common password.';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  hint?: string;
  error?: string;
  /** Takes the focus when it appears. */
  first?: boolean;
}

export function Line({ label, hint, error, first, ...input }: Props) {
  const id = useId();
  const own = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (first) own.current?.focus();
  }, [first]);
  return (
    <div className={`account-line ${error ? 'account-line--wrong' : ''}`}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        ref={own}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
        {...input}
      />
      <p id={`${id}-hint`} className="account-line__hint">
        {hint}
      </p>
      {error && (
        <p id={`${id}-error`} className="account-line__error">
          {error}
        </p>
      )}
    </div>
  );
}

/** An error message that is announced when it appears. */
export const Problem = ({ children }: { children?: string }) => (
  <div role="alert">{children && <p className="account-problem">{children}</p>}</div>
);
