'use client';
import { TextField, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui';
import type { TextFieldClient } from 'payload';
import { useEffect, useRef } from 'react';
import { addressOf, checkAddress, isProposed, nameOf } from '../fields/page-slug';

interface Props {
  field: Omit<TextFieldClient, 'type'>;
  path: string;
  readOnly?: boolean;
  /** Of a slug: whether the page has been on the site. */
  fixed?: boolean;
  /** What a whole path begins with, which may change later, too. */
  before?: string;
}

const FIXED = 'Stays as it is, so that links to the page keep working.';

/** A page's slug or path, which follows its name until the page is published. */
export function AddressField({ field, path, readOnly, fixed, before = '' }: Props) {
  const { hasPublishedDoc } = useDocumentInfo();
  const { value, setValue } = useField<string>({ path });
  const name = useFormFields(([fields]) => nameOf({ name: fields.name?.value, title: fields.title?.value }));
  const previous = useRef(name);
  const closed = fixed || (!before && hasPublishedDoc);
  const own = value?.slice(before.length);
  useEffect(() => {
    if (name === previous.current) return;
    const follows = !fixed && !hasPublishedDoc && isProposed(own, previous.current) && !isProposed(own || 'none', name);
    previous.current = name;
    if (follows && name) setValue(before + addressOf(name));
  }, [name, own, fixed, hasPublishedDoc, before, setValue]);
  // Shown here too, because the next autosave removes Payload's message.
  const wrong = value && !before && checkAddress(value) !== true ? String(checkAddress(value)) : undefined;
  const description = closed ? FIXED : (wrong ?? field.admin?.description);
  const shown = { ...field, admin: { ...field.admin, description } };
  // An emptied one is replaced by the proposed one.
  const refill = () => {
    if (!closed && !value && name) setValue(before + addressOf(name));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the event bubbles from the input
    <div onBlur={refill}>
      <TextField field={shown} path={path} readOnly={readOnly || closed} />
    </div>
  );
}
