import type { ReactNode } from 'react';

/** What a control takes so that label, help and error belong to it. */
export interface ControlProps {
  id: string;
  name: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface FieldProps {
  id: string;
  name: string;
  label: string;
  help?: string;
  /** What is wrong, in words; read together with the control. */
  error?: string;
  required?: boolean;
  /** Said beside the label. */
  optional?: boolean;
  wide?: boolean;
  /** Draws the control. */
  children: (control: ControlProps) => ReactNode;
}

/** A labelled control: label above, then help, then what is wrong, then the control. */
export function Field({ id, name, label, help, error, required, optional, wide, children }: FieldProps) {
  const helpId = help ? `${id}-help` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className="field" data-wide={wide || undefined} data-invalid={error ? true : undefined}>
      <label htmlFor={id}>
        {label}
        {optional && <span className="field-optional"> (optional)</span>}
      </label>
      {help && (
        <p id={helpId} className="field-help">
          {help}
        </p>
      )}
      {error && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
      {children({
        id,
        name,
        required,
        'aria-describedby': [helpId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
    </div>
  );
}
