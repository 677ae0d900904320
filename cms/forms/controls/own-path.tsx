'use client';
import { TextField, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useEffect, useRef } from 'react';
import { addressOf, isProposed } from '../fields/page-slug';

const nameIn = (path: string | undefined) => path?.replace(/^\//, '');

export function OwnPath(props: TextFieldClientProps) {
  const { hasPublishedDoc } = useDocumentInfo();
  const { value, setValue } = useField<string>({ path: props.path });
  const name = useFormFields(([fields]) => String(fields.title?.value ?? ''));
  const previous = useRef(name);
  useEffect(() => {
    if (name === previous.current) return;
    const follows = !hasPublishedDoc && isProposed(nameIn(value), previous.current);
    previous.current = name;
    if (follows && name) setValue(`/${addressOf(name)}`);
  }, [name, value, hasPublishedDoc, setValue]);
  return <TextField {...props} />;
}
