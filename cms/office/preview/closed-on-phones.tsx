'use client';
import { useLivePreviewContext } from '@payloadcms/ui';
import { useLayoutEffect, useRef } from 'react';

const PHONE = '(max-width: 768px)';

/** Begins without the preview where it would cover the form, also if it was left open on a laptop; renders nothing. */
export function ClosedOnPhones() {
  const { isLivePreviewing, setIsLivePreviewing } = useLivePreviewContext();
  const isNew = useRef(true);
  useLayoutEffect(() => {
    if (isNew.current && isLivePreviewing && matchMedia(PHONE).matches) setIsLivePreviewing(false);
    isNew.current = false;
  }, [isLivePreviewing, setIsLivePreviewing]);
  return null;
}
