'use client';
import { ServerFunctionsProvider } from '@payloadcms/ui';
import { dequal } from 'dequal/lite';
import type { FormState, ServerFunctionClient } from 'payload';
import { type ReactNode, useCallback } from 'react';

/** A form that is being saved, or the errors of a failed save. */
const SAVING_OR_REFUSED = 'form[data-form-ready="false"], .field-error.tooltip';

/** Arguments of `form-state`: only a save sends `data`, the saved record; an existing form sends `formState`. */
interface FormStateArgs {
  skipValidation?: boolean;
  data?: unknown;
  formState?: FormState;
}

/** The fields of a response; those whose value is what was sent have none. */
function onlyNewValues(fields: FormState, sent: FormState): FormState {
  const entries = Object.entries(fields).map(([path, field]) => {
    if (!(path in sent) || field.addedByServer || !dequal(field.value, sent[path]?.value)) return [path, field];
    const { value, initialValue, ...rest } = field;
    return [path, rest];
  });
  return Object.fromEntries(entries);
}

/**
 * Keeps a late response about the form from undoing what came after its request. The form also sends each change without
 * validation; a response that arrives during a save or after a failed one would mark all fields valid, so its state is dropped. The
 * response after a save contains every value that was sent, and Payload would put them over what was typed meanwhile (issue 17676).
 */
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
