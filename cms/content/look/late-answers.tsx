'use client';
import { ServerFunctionsProvider } from '@payloadcms/ui';
import type { ServerFunctionClient } from 'payload';
import { type ReactNode, useCallback } from 'react';

/**
 * Keeps the reasons of a refused save on the screen. A form asks about each change without having it checked; an answer that comes after
 * the refusal would mark every field as valid, so its state is left out.
 */
export function LateAnswers({ ask, children }: { ask: ServerFunctionClient; children: ReactNode }) {
  const serverFunction: ServerFunctionClient = useCallback(
    async (call) => {
      const answer = await ask(call);
      const { skipValidation, data } = call.args as { skipValidation?: boolean; data?: unknown }; // `data` comes along after a save alone
      const unchecked = call.name === 'form-state' && skipValidation && !data;
      return unchecked && document.querySelector('.field-error') ? { ...(answer as object), state: null } : answer;
    },
    [ask],
  );
  return <ServerFunctionsProvider serverFunction={serverFunction}>{children}</ServerFunctionsProvider>;
}
