'use client';
import { useFormBackgroundProcessing, useFormModified } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/** Longer than the form waits, after a key, before it asks the server about what was typed. */
const AFTER_A_KEY_MS = 400;
const STEP_MS = 50;
const LONGEST_MS = 5000;

/**
 * Waits until the form has asked the server about what was typed last. A change of the record meanwhile would be taken for
 * somebody else's, and the form would offer nothing but to throw away what was typed.
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
