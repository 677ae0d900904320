'use client';
import { useDocumentInfo, useEditDepth } from '@payloadcms/ui';
import { useEffect } from 'react';
import { chooseNewFile } from '../../forms/payload-patches/choose-file';

/** Whoever adds a new file from another record's form is asked for it at once; renders nothing. */
export function ChooseAtOnce() {
  const { id } = useDocumentInfo();
  const isInDrawer = useEditDepth() > 1;
  const isNew = isInDrawer && !id;
  useEffect(() => {
    if (!isNew) return;
    const frame = chooseNewFile();
    return () => cancelAnimationFrame(frame);
  }, [isNew]);
  return null;
}
