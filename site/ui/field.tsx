import type { ReactNode } from 'react';

/** Attributes that connect a control with its label, help text and error. */
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
  /** The error text, part of the control's description. */
  error?: string;
  required?: boolean;
  optional?: boolean;
  wide?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/** A labelled value that leaves no choice, as a line of text; it is posted like any other. */
export function Fixed({ name, label, value }: Pick<FieldProps, 'name' | 'label'> & { value: string }) {
  return (
    <div className="field">
      <span className="field-label">{label}</span>
      <p className="field-fixed">{value}</p>
      <input type="hidden" name={name} value={value} />
    </div>
  );
}

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
