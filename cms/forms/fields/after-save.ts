'use client';
import { useFormProcessing, useFormSubmitted } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

export function useAfterSave(act: () => void) {
  const [processing, submitted] = [useFormProcessing(), useFormSubmitted()];
  const wasProcessing = useRef(false);
  useEffect(() => {
    // After a failed save a form counts as submitted until one succeeds.
    if (wasProcessing.current && !processing && !submitted) act();
    wasProcessing.current = processing;
  });
}
