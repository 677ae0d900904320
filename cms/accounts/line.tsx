'use client';
import { type InputHTMLAttributes, useId } from 'react';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  error?: string;
}

export function Line({ label, error, ...input }: Props) {
  const id = useId();
  return (
    <div className={`account-line ${error ? 'account-line--wrong' : ''}`}>
      <label htmlFor={id}>{label}</label>
      <input id={id} aria-invalid={error ? true : undefined} aria-describedby={error ? `${id}-error` : undefined} {...input} />
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
