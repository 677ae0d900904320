'use client';
import { FormSubmit, useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { useFormSaver, useSaveKey } from './form-saver';

/** Saves a record without drafts: takes over what others saved first, and waits for the network if there is none. */
export function SaveChanges() {
  const { id, uploadStatus } = useDocumentInfo();
  const isModified = useFormModified();
  const saver = useFormSaver();
  const save = () => saver()?.sendWhenReachable();
  const isOff = (id !== undefined && !isModified) || uploadStatus === 'uploading';
  useSaveKey(() => !isOff && save());
  return (
    <FormSubmit buttonId="action-save" type="button" size="medium" disabled={isOff} onClick={save}>
      Save
    </FormSubmit>
  );
}
