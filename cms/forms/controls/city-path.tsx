'use client';
import { Button, TextField, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { addressOf } from '../fields/page-slug';

export function CityPath(props: TextFieldClientProps) {
  const { hasPublishedDoc } = useDocumentInfo();
  const { value, setValue } = useField<string>({ path: props.path });
  const name = useFormFields(([fields]) => addressOf(String(fields.name?.value ?? '')));
  const isNamed = !name || `-${value?.slice(1)}-`.includes(`-${name}-`);
  const proposed = `/${name}-service`;
  return (
    <div>
      <TextField {...props} />
      {!isNamed && !props.readOnly && (
        <p className="city-path" role="status">
          <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setValue(proposed)}>
            Use {proposed}
          </Button>
          {hasPublishedDoc && ` Visitors of the old path are sent on to it.`}
        </p>
      )}
    </div>
  );
}
