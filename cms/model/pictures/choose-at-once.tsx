'use client';
import { useDocumentInfo, useEditDepth, useUploadControls } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/** Whoever adds a new file from another record's form is asked for it at once: it is a control of Payload's file field. */
export function ChooseAtOnce() {
  const { id } = useDocumentInfo();
  const { setUploadControlFile } = useUploadControls();
  const isInDrawer = useEditDepth() > 1;
  const isNew = isInDrawer && !id;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isNew) input.current?.click(); // a browser refuses it if no press came just before
  }, [isNew]);
  return (
    <input ref={input} type="file" hidden onChange={({ target }) => target.files?.[0] && setUploadControlFile(target.files[0])} />
  );
}
