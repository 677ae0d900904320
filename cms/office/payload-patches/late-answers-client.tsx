'use client';
import { ServerFunctionsProvider } from '@payloadcms/ui';
import type { FormState, ServerFunctionClient } from 'payload';
import { type ReactNode, useCallback } from 'react';
import { onlyNewValues } from './late-answers';

/** A form that is being saved, or the errors of a failed save. */
const SAVING_OR_REFUSED = 'form[data-form-ready="false"], .field-error.tooltip';

/** Arguments of `form-state`: only a save sends `data`, the saved record; an existing form sends `formState`. */
interface FormStateArgs {
  skipValidation?: boolean;
  data?: unknown;
  formState?: FormState;
}

/** Takes out of a late response about the form what would undo later input. */
export function LateAnswers({ ask, children }: { ask: ServerFunctionClient; children: ReactNode }) {
  const serverFunction: ServerFunctionClient = useCallback(
    async (call) => {
      const whole = await ask(call);
      if (call.name !== 'form-state') return whole;
      const { staleDataState: _, ...answer } = whole as { state?: FormState | null; staleDataState?: unknown };
      const { skipValidation, data, formState } = call.args as FormStateArgs;
      if (!formState || !answer.state) return answer;
      if (data) return { ...answer, state: onlyNewValues(answer.state, formState) };
      return skipValidation && document.querySelector(SAVING_OR_REFUSED) ? { ...answer, state: null } : answer;
    },
    [ask],
  );
  return <ServerFunctionsProvider serverFunction={serverFunction}>{children}</ServerFunctionsProvider>;
}
