'use client';
import { useFormBackgroundProcessing, useFormModified } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/** Longer than the form's delay between a key and its request. */
const AFTER_A_KEY_MS = 400;
const STEP_MS = 50;
const LONGEST_MS = 5000;

/**
 * Waits until the form has sent the last input. A record changed before that would look like somebody else's edit, and the form
 * would only offer to discard the input.
 */
export function useSettledForm(): () => Promise<void> {
  const [isAsking, isModified] = [useFormBackgroundProcessing(), useFormModified()];
  const asking = useRef(isAsking);
  useEffect(() => {
    asking.current = isAsking;
  }, [isAsking]);
  return async () => {
    const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
    if (!isModified && !asking.current) return;
    await pause(AFTER_A_KEY_MS);
    for (let waited = 0; asking.current && waited < LONGEST_MS; waited += STEP_MS) await pause(STEP_MS);
  };
}
