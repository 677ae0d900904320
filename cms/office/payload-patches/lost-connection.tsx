'use client';
/**
 * Why: Payload shows the browser's own words when its server does not answer, "Failed to fetch".
 * Relies on: its forms calling the global `fetch`, and showing the message of the error that this throws.
 * Test: `tests/owner/lost-connection.test.ts`.
 * Remove: once Payload has a translation for it.
 */
import { useEffect } from 'react';

const NO_ANSWER = 'The back office does not answer. Nothing was saved; check the connection and try again.';

/** Says in plain words that a call had no answer; renders nothing. */
export function LostConnection() {
  useEffect(() => {
    const browsers = window.fetch;
    window.fetch = (...call) =>
      browsers(...call).catch((error: unknown) => {
        throw error instanceof TypeError ? new TypeError(NO_ANSWER, { cause: error }) : error;
      });
    return () => {
      window.fetch = browsers;
    };
  }, []);
  return null;
}
