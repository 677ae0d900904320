'use client';
/**
 * Why: Payload shows the browser's own words when its server does not answer, "Failed to fetch", and takes any 2xx for a yes: that of a
 * portal or a filter between browser and back office, too.
 * Relies on: its forms calling the global `fetch`, and showing the message of the error that this throws.
 * Test: `tests/owner/lost-connection.test.ts`.
 * Remove: once Payload has a translation for it.
 */
import { useEffect } from 'react';
import { OUR_ANSWER } from '../../base/process/our-answer';

const NO_ANSWER = 'The back office does not answer. Nothing was saved; check the connection and try again.';

export function LostConnection() {
  useEffect(() => {
    const browsers = window.fetch;
    window.fetch = async (...call) => {
      const response = await browsers(...call).catch((error: unknown) => {
        throw error instanceof TypeError ? new TypeError(NO_ANSWER, { cause: error }) : error;
      });
      const isOurs = response.headers.has(OUR_ANSWER) || !response.url.startsWith(`${location.origin}/`);
      if (!isOurs) throw new TypeError(NO_ANSWER);
      return response;
    };
    return () => {
      window.fetch = browsers;
    };
  }, []);
  return null;
}
