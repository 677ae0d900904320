'use client';
import { useField } from '@payloadcms/ui';
import { useAfterSave } from '../fields/after-save';

interface Props {
  path: string;
  removePath: string;
  label: string;
  /** Whether one is stored; undefined until it is known. */
  kept?: boolean;
  description?: string;
}

/** A field for a new secret, which replaces the stored one; that is never shown. */
export function SecretInput({ path, removePath, label, kept, description }: Props) {
  const { value = '', setValue, showError, errorMessage } = useField<string>({ path });
  const remove = useField<boolean>({ path: removePath });
  useAfterSave(() => {
    setValue('', true);
    remove.setValue(false, true);
  });
  const name = label.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());
  const state = remove.value
    ? `The kept ${name} is removed when you save.`
    : kept
      ? `${/^[aeiou]/i.test(name) ? 'An' : 'A'} ${name} is kept. Type another one to replace it.`
      : 'It is kept encrypted, and never shown again.';
  const id = `field-${path.replace(/\./g, '__')}`;
  return (
    <div className={`field-type text mail-setup__password ${showError ? 'error' : ''}`}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-type__wrap">
        <input
          id={id}
          type="password"
          autoComplete="new-password"
          value={value ?? ''}
          placeholder={kept && !remove.value ? '••••••••' : undefined}
          aria-describedby={`${id}-state`}
          onChange={(event) => {
            setValue(event.target.value);
            if (remove.value) remove.setValue(false);
          }}
        />
      </div>
      <div role="alert">{showError && <p className="account-line__error">{errorMessage}</p>}</div>
      {description && <p className="field-description">{description}</p>}
      <p id={`${id}-state`} className="field-description">
        {state}{' '}
        {kept && (
          <button type="button" className="plain-button" onClick={() => remove.setValue(!remove.value)}>
            {remove.value ? 'Keep it' : `Remove the ${name}`}
          </button>
        )}
      </p>
    </div>
  );
}
