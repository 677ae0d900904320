'use client';
import { FieldLabel, TextareaInput, TextInput, useAllFormFields, useField, withCondition } from '@payloadcms/ui';
import type { TextareaFieldServerProps, TextFieldServerProps } from 'payload';
import { type ChangeEvent, useState } from 'react';
import { firstUsual, type Usual } from '../fields/usual';

interface Props {
  field: (TextFieldServerProps | TextareaFieldServerProps)['clientField'];
  path: string;
  readOnly?: boolean;
  usuals: readonly Usual[];
}

interface MarkProps {
  label: string;
  isUsual: boolean;
  readOnly: boolean;
  onBack(): void;
}

/** Beside a field's name: that it holds the usual words, or the way back to them. */
function Mark({ label, isUsual, readOnly, onBack }: MarkProps) {
  if (isUsual || readOnly) return <span className="usual-words__mark">{isUsual && 'Usual words'}</span>;
  return (
    <button type="button" className="usual-words__back" aria-label={`Back to the usual words: ${label}`} onClick={onBack}>
      Back to the usual words
    </button>
  );
}

/** A text field whose content is the usual words while nothing is stored. Typing them again, or nothing, stores nothing. */
function Input({ field, path: rendered, readOnly = false, usuals }: Props) {
  const [fields] = useAllFormFields();
  const { path, value, setValue, showError, disabled } = useField<string | null>({ potentiallyStalePath: rendered });
  // Somebody who empties the field wants to type: the usual words come back once the field is left.
  const [isEmptied, setEmptied] = useState(false);
  const usual = firstUsual(usuals, (other) => fields[other]?.value)?.text ?? '';
  const isTyped = Boolean(value?.trim());
  const shown = isTyped || isEmptied ? (value ?? '') : usual;
  const isFixed = readOnly || disabled;
  const label = typeof field.label === 'string' ? field.label : field.name;
  const type = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    setEmptied(target.value.trim() === '');
    setValue(target.value === usual ? '' : target.value);
  };
  const props = {
    path,
    label: field.label || undefined,
    required: field.required,
    description: field.admin?.description as string | undefined,
    readOnly: isFixed,
    showError,
    value: shown,
    onChange: type,
    Label: (
      <div className="usual-words__head">
        <FieldLabel label={field.label || undefined} path={path} required={field.required} />
        {usual && <Mark label={label} isUsual={!isTyped} readOnly={isFixed} onBack={() => setValue('')} />}
      </div>
    ),
  };
  const { rows } = (field.admin ?? {}) as { rows?: number };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field in it is left
    <div className="usual-words" onBlur={() => setEmptied(false)}>
      {field.type === 'textarea' ? <TextareaInput {...props} rows={rows} /> : <TextInput {...props} />}
    </div>
  );
}

export const UsualText = withCondition(Input);
