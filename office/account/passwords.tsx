import { FieldRow } from '../fields';

/** Two fields for a password that is chosen. */
export const NewPassword = ({ faults }: { faults: Record<string, string | undefined> }) => (
  <>
    <FieldRow
      {...{ label: 'New password', name: 'password', type: 'password', autoComplete: 'new-password', required: true }}
      hint="Twelve characters or more: three or four unrelated words are good. Not your name, and no common password."
      fault={faults.password}
    />
    <FieldRow
      {...{ label: 'The same again', name: 'again', type: 'password', autoComplete: 'new-password', required: true }}
      fault={faults.again}
    />
  </>
);

/** Tells password managers whose password a form is about. */
export const WhosePassword = ({ email }: { email: string }) => (
  <input type="email" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
);
