'use client';
import { ServerFunctionsProvider } from '@payloadcms/ui';
import type { ServerFunctionClient } from 'payload';
import { type ReactNode, useCallback } from 'react';

/** A form that is being saved, or the errors of a failed save. */
const SAVING_OR_REFUSED = 'form[data-form-ready="false"], .field-error.tooltip';

/** Arguments of `form-state`: only a save sends `data`; an existing form sends `formState`. */
interface FormStateArgs {
  skipValidation?: boolean;
  data?: unknown;
  formState?: unknown;
}

/**
 * Keeps the errors of a failed save on screen. The form also sends each change without validation; a response that arrives during
 * the save or after the failure would mark all fields valid, so its state is dropped.
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
