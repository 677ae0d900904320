'use client';
import { useAuth, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui';
import { useAfterSave } from '../forms/fields/after-save';

/**
 * Asks for the current password when an owner changes their own e-mail in the list of accounts. The own password is changed on a page
 * of the office: Payload's button is hidden.
 */
export function CurrentPassword({ path }: { path: string }) {
  const { user } = useAuth();
  const { id, initialData, savedDocumentData } = useDocumentInfo();
  const { value = '', setValue, showError, errorMessage } = useField<string>({ path });
  const before = (savedDocumentData ?? initialData) as { email?: string } | undefined;
  const changes = useFormFields(
    ([{ email, password }]) =>
      Boolean(password?.value) || (before?.email !== undefined && email?.value !== undefined && email.value !== before.email),
  );
  useAfterSave(() => setValue('', true));
  const isOwn = user?.id === id;
  if (!changes) return isOwn ? <span className="account-own" hidden /> : null;
  if (!isOwn)
    return <p className="field-description account-note">You can change this for a colleague without their password.</p>;
  return (
    <div className={`account-own field-type text ${showError ? 'error' : ''}`}>
      <label className="field-label" htmlFor="field-current_password">
        Your current password
      </label>
      <div className="field-type__wrap">
        <input
          id="field-current_password"
          type="password"
          autoComplete="current-password"
          value={value ?? ''}
          aria-describedby="current-password-why"
          onChange={(event) => setValue(event.target.value)}
        />
      </div>
      <div role="alert">{showError && <p className="account-line__error">{errorMessage}</p>}</div>
      <p id="current-password-why" className="field-description">
        Needed to change your own e-mail.
      </p>
    </div>
  );
}
