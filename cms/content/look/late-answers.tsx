'use client';
import { ServerFunctionsProvider } from '@payloadcms/ui';
import type { ServerFunctionClient } from 'payload';
import { type ReactNode, useCallback } from 'react';

/** A form that is being saved, or the reason of a refusal. */
const SAVING_OR_REFUSED = 'form[data-form-ready="false"], .field-error.tooltip';

/** Arguments of `form-state`: `data` comes along after a save alone, `formState` with a form that was there before. */
interface FormStateArgs {
  skipValidation?: boolean;
  data?: unknown;
  formState?: unknown;
}

/**
 * Keeps the reasons of a refused save on the screen. A form asks about each change without having it checked; an answer that comes while
 * it is saved, or after the refusal, would mark every field as valid, so its state is left out.
 */
export function LateAnswers({ ask, children }: { ask: ServerFunctionClient; children: ReactNode }) {
  const serverFunction: ServerFunctionClient = useCallback(
    async (call) => {
      const answer = await ask(call);
      const { skipValidation, data, formState } = call.args as FormStateArgs;
      const unchecked = call.name === 'form-state' && skipValidation && formState && !data;
      return unchecked && document.querySelector(SAVING_OR_REFUSED) ? { ...(answer as object), state: null } : answer;
    },
    [ask],
  );
  return <ServerFunctionsProvider serverFunction={serverFunction}>{children}</ServerFunctionsProvider>;
}
