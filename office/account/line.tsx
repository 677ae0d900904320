import type { InputHTMLAttributes } from 'react';

interface LineModel extends InputHTMLAttributes<HTMLInputElement> {
  /** By which it is posted; its place in the page unless several forms have it. */
  name: string;
  label: string;
  hint?: string;
  fault?: string;
}

/** A field for a name, a password or a code. A password is never sent back to the browser. */
export function Line({ id, label, hint, fault, ...input }: LineModel) {
  const place = id ?? input.name;
  const described = [hint && `${place}-hint`, fault && `${place}-fault`].filter(Boolean).join(' ') || undefined;
  return (
    <div className="field">
      <label htmlFor={place}>{label}</label>
      <input id={place} {...input} aria-invalid={fault ? true : undefined} aria-describedby={described} />
      {hint && (
        <p className="hint" id={`${place}-hint`}>
          {hint}
        </p>
      )}
      {fault && (
        <p className="fault" id={`${place}-fault`}>
          {fault}
        </p>
      )}
    </div>
  );
}

/** Two fields for a password that is chosen. */
export const NewPassword = ({ faults }: { faults: Record<string, string | undefined> }) => (
  <>
    <Line
      {...{ label: 'New password', name: 'password', type: 'password', autoComplete: 'new-password', required: true }}
      hint="Twelve characters or more: three or four unrelated words are good. Not your name, and no common password."
      fault={faults.password}
    />
    <Line
      {...{ label: 'The same again', name: 'again', type: 'password', autoComplete: 'new-password', required: true }}
      fault={faults.again}
    />
  </>
);

/** Why a form was not done, if that is about no single field. */
export const Problem = ({ children }: { children?: string }) =>
  children ? (
    <p role="alert" className="refused">
      {children}
    </p>
  ) : null;

/** Tells password managers whose password a form is about. */
export const WhosePassword = ({ email }: { email: string }) => (
  <input type="email" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
);
