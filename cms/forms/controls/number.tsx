'use client';
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { NumberFieldClientProps, NumberFieldValidation } from 'payload';
import { useCallback, useState } from 'react';
import { NO_NUMBER, readNumber } from 'shared/amount';

type Props = NumberFieldClientProps & { decimals: number };
type Value = number | string | null | undefined;

const written = (value: Value) => (value === null || value === undefined ? '' : String(value));

export function NumberInput({ field, path: named, readOnly, validate, decimals }: Props) {
  const { label, required, min, max, admin } = field;
  const judge: NumberFieldValidation = useCallback(
    (value, options) =>
      typeof value === 'string' ? NO_NUMBER : (validate?.(value, { ...options, min, max, required } as typeof options) ?? true),
    [validate, min, max, required],
  );
  const { path, value, setValue, showError, disabled, customComponents } = useField<Value>({
    potentiallyStalePath: named,
    validate: judge as never,
  });
  const [typed, setTyped] = useState(() => written(value));
  const id = `field-${path.replaceAll('.', '__')}`;
  const { Label, Error: Problem, BeforeInput, AfterInput, Description } = customComponents ?? {};
  const isTyped = (readNumber(typed, decimals) ?? typed) === (value ?? '');
  return (
    <div className={`field-type number${showError ? ' error' : ''}${readOnly || disabled ? ' read-only' : ''}`}>
      {Label ?? <FieldLabel htmlFor={id} label={label} path={path} required={required} />}
      <div className="field-type__wrap">
        {Problem ?? <FieldError path={path} showError={showError} />}
        {BeforeInput}
        <input
          id={id}
          name={path}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          placeholder={typeof admin?.placeholder === 'string' ? admin.placeholder : undefined}
          value={isTyped ? typed : written(value)}
          onChange={({ target }) => {
            setTyped(target.value);
            setValue(readNumber(target.value, decimals) ?? (target.value.trim() ? target.value : null));
          }}
          disabled={readOnly || disabled}
        />
        {AfterInput}
      </div>
      {Description ?? <FieldDescription description={admin?.description} path={path} />}
    </div>
  );
}
