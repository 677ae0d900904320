'use client';
import { FieldDescription, RenderCustomComponent, SelectInput, useField } from '@payloadcms/ui';
import type { OptionObject, TextFieldClient } from 'payload';
import type { ReactNode } from 'react';

export interface ChoiceProps {
  path: string;
  field: Pick<TextFieldClient, 'name' | 'label' | 'required' | 'admin'>;
  options: OptionObject[];
  readOnly?: boolean;
  placeholder?: string;
  description?: ReactNode;
}

/** A text field with choices shown by name. A value that is no longer offered is still shown. */
export function Choice({ path, field, options, readOnly, placeholder, description }: ChoiceProps) {
  const { value, setValue, showError, disabled } = useField<string | null>({ path });
  return (
    <SelectInput
      path={path}
      name={field.name}
      label={field.label}
      required={field.required}
      isClearable={!field.required}
      options={options}
      placeholder={placeholder}
      readOnly={readOnly || disabled}
      showError={showError}
      value={value ?? undefined}
      onChange={(chosen) => setValue(chosen && !Array.isArray(chosen) ? (chosen.value as string) : null)}
      Description={
        <RenderCustomComponent
          CustomComponent={description}
          Fallback={<FieldDescription path={path} description={field.admin?.description} />}
        />
      }
    />
  );
}
