'use client';
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';

const isColour = (value: string | undefined): value is string => /^#[0-9a-f]{6}$/i.test(value ?? '');

export const Colour: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, disabled } = useField<string>({ path });
  const id = `field-${path.replaceAll('.', '__')}`;
  const locked = readOnly || disabled;
  return (
    <div className={`field-type text colour${showError ? ' error' : ''}`}>
      <FieldLabel htmlFor={id} label={field.label} path={path} required />
      <div className="field-type__wrap colour__inputs">
        <FieldError path={path} showError={showError} />
        <input
          type="color"
          aria-label={`Choose the ${String(field.label).toLowerCase()}`}
          value={isColour(value) ? value : '#ffffff'}
          onChange={({ target }) => setValue(target.value)}
          disabled={locked}
        />
        <input
          id={id}
          type="text"
          value={value ?? ''}
          onChange={({ target }) => setValue(target.value)}
          maxLength={7}
          spellCheck={false}
          disabled={locked}
        />
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  );
};
