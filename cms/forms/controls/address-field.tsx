'use client';
import { TextField, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui';
import type { TextFieldClient } from 'payload';
import { useEffect, useRef } from 'react';
import { addressOf, checkAddress, isProposed, nameOf } from '../fields/page-slug';

interface Props {
  field: Omit<TextFieldClient, 'type'>;
  path: string;
  readOnly?: boolean;
  fixed: boolean;
}

const FIXED = 'Stays as it is, so that links to the page keep working.';

export function AddressField({ field, path, readOnly, fixed }: Props) {
  const { hasPublishedDoc } = useDocumentInfo();
  const { value, setValue } = useField<string>({ path });
  const name = useFormFields(([fields]) => nameOf({ name: fields.name?.value, title: fields.title?.value }));
  const previous = useRef(name);
  const closed = fixed || hasPublishedDoc;
  useEffect(() => {
    if (name === previous.current) return;
    const follows = !closed && isProposed(value, previous.current) && !isProposed(value || 'none', name);
    previous.current = name;
    if (follows) setValue(addressOf(name));
  }, [name, value, closed, setValue]);
  // Shown here too, because the next autosave removes Payload's message.
  const wrong = value && checkAddress(value) !== true ? String(checkAddress(value)) : undefined;
  const description = closed ? FIXED : (wrong ?? field.admin?.description);
  const shown = { ...field, admin: { ...field.admin, description } };
  // An emptied slug is replaced by the proposed one.
  const refill = () => {
    if (!closed && !value && name) setValue(addressOf(name));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the event bubbles from the input
    <div onBlur={refill}>
      <TextField field={shown} path={path} readOnly={readOnly || closed} />
    </div>
  );
}
