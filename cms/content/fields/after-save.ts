'use client';
import { useFormProcessing, useFormSubmitted } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/** Does something each time that the form was saved; a save that failed is none. */
export function useAfterSave(act: () => void) {
  const [processing, submitted] = [useFormProcessing(), useFormSubmitted()];
  const wasProcessing = useRef(false);
  useEffect(() => {
    // A form counts as submitted from a failed save on until one succeeds.
    if (wasProcessing.current && !processing && !submitted) act();
    wasProcessing.current = processing;
  });
}
